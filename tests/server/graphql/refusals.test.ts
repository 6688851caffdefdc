import { describe, expect, test } from "vitest";
import { everyMutation, type Operation } from "../../support/server/every-operation.ts";
import { invalidTokens } from "../../support/server/invalid-tokens.ts";
import { aServer, type GraphqlResult } from "../../support/server/test-server.ts";

const site = await aServer();
// How somebody without a session comes by one, and what everybody may send.
const mutations = await everyMutation(site, [
  "login",
  "acceptInvitation",
  "applyForHelp",
  "applyForHumanitarianHelp",
  "applyForPsychologicalHelp",
  "applyAsVolunteer",
  "applyAsPsychologist",
  "applyAsPartner",
]);
const useless = await invalidTokens(site);
const tables = site.db.entityMetadatas.map(({ tableName }) => tableName);

/** What is in the database, whatever it is, but for the counted attempts to sign in. */
const everything = async () =>
  Promise.all(
    tables
      .filter((table) => table !== "attempt")
      .map((table) => site.db.query(`select * from ${table} order by 1, 2`)),
  );

async function sayAs(token: string | null, { document, variables }: Operation) {
  const answer = await site.request({
    method: "POST",
    url: "/graphql",
    payload: { query: document, variables },
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return answer.json<GraphqlResult>();
}

/** What each mutation answered, by its name. */
const refusals = async (token: string | null) =>
  Object.fromEntries(
    await Promise.all(
      mutations.map(async (mutation) => {
        const { data, errors } = await sayAs(token, mutation);
        expect(data ?? null).toBeNull();
        return [mutation.name, errors?.[0]?.extensions];
      }),
    ),
  );

const each = (answer: object) => Object.fromEntries(mutations.map(({ name }) => [name, answer]));

describe("every mutation", () => {
  test("is in these tests", () => {
    expect(mutations.length).toBeGreaterThanOrEqual(35);
    for (const name of ["saveReport", "publish", "deleteItem", "reorder", "deleteImage"]) {
      expect(mutations.map((mutation) => mutation.name)).toContain(name);
    }
  });

  test("refuses a visitor, and changes nothing", async () => {
    const before = await everything();
    expect(await refusals(null)).toEqual(each({ code: "UNAUTHENTICATED" }));
    expect(await everything()).toEqual(before);
  });

  const common = ["that has expired", "signed with another secret", "of rubbish"];
  test.each(common)("refuses a token %s, and tells that the session ended", async (kind) => {
    const before = await everything();
    const answers = await refusals(useless[kind] ?? "");
    expect(answers).toEqual(each({ code: "UNAUTHENTICATED", reason: "ended" }));
    expect(await everything()).toEqual(before);
  });

  // Named by its description, so that a new one cannot be forgotten here.
  test("that is for admins or case workers refuses an editor, and no other does", async () => {
    const forbidden: string[] = [];
    for (const mutation of mutations) {
      const { errors } = await sayAs(site.tokens.editor, mutation);
      const code = errors?.[0]?.extensions.code;
      expect(code).not.toBe("UNAUTHENTICATED");
      expect(code).not.toBe("INTERNAL");
      if (code === "FORBIDDEN") forbidden.push(mutation.name);
    }
    const forOthers = mutations.filter(({ description }) =>
      /For (case workers and )?admins/.test(description),
    );
    expect(forbidden).toEqual(forOthers.map(({ name }) => name));
    expect(forbidden).toContain("saveSettings");
  });

  test("lets an admin pass", async () => {
    for (const mutation of mutations) {
      const code = (await sayAs(site.tokens.admin, mutation)).errors?.[0]?.extensions.code;
      expect([undefined, "NOT_FOUND", "INVALID", "CONFLICT"]).toContain(code);
    }
  });
});

describe("what only editors may read", () => {
  test.each(["images { total }", `image(id: "x") { id }`, "directUpload { cloudName }"])(
    "%s refuses a visitor",
    async (field) => {
      const visitor = await site.execute(`{ ${field} }`);
      expect(visitor.errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
      expect((await site.execute(`{ ${field} }`, {}, "editor")).errors).toBeUndefined();
    },
  );
});

test.each(Object.entries(useless))("a token %s opens nothing", async (_kind, token) => {
  const authorization = `Bearer ${token}`;
  const query = "{ currentUser { id } images { total } }";
  const call = { method: "POST", headers: { authorization } } as const;
  const { errors } = (await site.request({ ...call, url: "/graphql", payload: { query } })).json();
  expect(errors[0].extensions).toEqual({ code: "UNAUTHENTICATED", reason: "ended" });
  const refused = await site.request({ ...call, url: "/api/members", payload: {} });
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ code: "UNAUTHENTICATED", reason: "ended" });
});

test("a session that has ended reads what visitors read", async () => {
  const authorization = `Bearer ${useless["that has expired"]}`;
  const query = "{ currentUser { id } reports { total } }";
  const call = { method: "POST", url: "/graphql", headers: { authorization } } as const;
  const { data } = (await site.request({ ...call, payload: { query } })).json();
  expect(data).toEqual({ currentUser: null, reports: { total: 0 } });
  const { statusCode } = await site.request({ url: "/api/reports", headers: { authorization } });
  expect(statusCode).toBe(200);
});
