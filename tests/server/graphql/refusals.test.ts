import { describe, expect, test } from "vitest";
import { claimStore } from "../../../server/files/database-identity.ts";
import { invalidTokens } from "../../support/accounts/invalid-tokens.ts";
import { everyMutation, type Operation } from "../../support/server/every-operation.ts";
import { aServer, type GraphqlResult } from "../../support/server/test-server.ts";

const site = await aServer();
// Mutations to sign in, those of mailed links, and the forms that everybody may send.
const mutations = await everyMutation(site, [
  "login",
  "acceptInvitation",
  "requestPasswordReset",
  "confirmEmailChange",
  "refuseEmailChange",
  "applyForHelp",
  "applyForHumanitarianHelp",
  "applyForPsychologicalHelp",
  "applyAsVolunteer",
  "applyAsPsychologist",
  "applyAsPartner",
  "requestPictureRemoval",
]);
const invalid = await invalidTokens(site);
const tables = site.db.entityMetadatas.map(({ tableName }) => tableName);

/** All rows of the database, without the counted sign-in attempts. */
const allRows = async () =>
  Promise.all(
    tables
      .filter((table) => table !== "attempt")
      .map((table) => site.db.query(`select * from ${table} order by ${table}::text`)),
  );

// Executed by visitors only: they would end the session that the other mutations need.
const endsOwnSession = ({ name }: Operation) => ["signOut", "signOutEverywhere"].includes(name);
const lasting = mutations.filter((mutation) => !endsOwnSession(mutation));

async function executeWithToken(token: string | null, { document, variables }: Operation) {
  const answer = await site.request({
    method: "POST",
    url: "/graphql",
    payload: { query: document, variables },
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  return answer.json<GraphqlResult>();
}

/** The response of each mutation, by its name. */
const refusals = async (token: string | null, sent = mutations) =>
  Object.fromEntries(
    await Promise.all(
      sent.map(async (mutation) => {
        const { data, errors } = await executeWithToken(token, mutation);
        expect(data ?? null).toBeNull();
        return [mutation.name, errors?.[0]?.extensions];
      }),
    ),
  );

const each = (answer: object) => Object.fromEntries(mutations.map(({ name }) => [name, answer]));

describe("every mutation", () => {
  test("is covered by these tests", () => {
    expect(mutations.length).toBeGreaterThanOrEqual(35);
    for (const name of ["saveReport", "publish", "deleteItem", "reorder", "deleteImage"]) {
      expect(mutations.map((mutation) => mutation.name)).toContain(name);
    }
  });

  test("refuses a visitor, and changes nothing", async () => {
    const before = await allRows();
    expect(await refusals(null)).toEqual(each({ code: "UNAUTHENTICATED" }));
    expect(await allRows()).toEqual(before);
  });

  test("refuses a visitor before it looks at what was sent", async () => {
    const nonsense = mutations.map((mutation) => ({ ...mutation, variables: mutation.nonsense }));
    expect(await refusals(null, nonsense)).toEqual(each({ code: "UNAUTHENTICATED" }));
  });

  const common = ["that has expired", "that nobody issued", "of rubbish"];
  test.each(common)("refuses a token %s, and says that the session ended", async (kind) => {
    const before = await allRows();
    const answers = await refusals(invalid[kind] ?? "");
    expect(answers).toEqual(each({ code: "UNAUTHENTICATED", reason: "ended" }));
    expect(await allRows()).toEqual(before);
  });

  // Selected by description, so that new mutations are included.
  test("for admins or case workers refuses an editor, and no other does", async () => {
    const forbidden: string[] = [];
    for (const mutation of lasting) {
      const { errors } = await executeWithToken(site.tokens.editor, mutation);
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
    await claimStore(site.db, site.files);
    for (const mutation of lasting) {
      const code = (await executeWithToken(site.tokens.admin, mutation)).errors?.[0]?.extensions
        .code;
      expect([undefined, "NOT_FOUND", "INVALID", "CONFLICT"]).toContain(code);
    }
  });
});

describe("a query for editors only", () => {
  test.each(["images { total }", `image(id: "x") { id }`, "directUpload { cloudName }"])(
    "%s refuses a visitor",
    async (field) => {
      const visitor = await site.execute(`{ ${field} }`);
      expect(visitor.errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
      expect((await site.execute(`{ ${field} }`, {}, "editor")).errors).toBeUndefined();
    },
  );
});

test.each(Object.entries(invalid))("a token %s gives no access", async (_kind, token) => {
  const authorization = `Bearer ${token}`;
  const query = "{ currentUser { id } images { total } }";
  const call = { method: "POST", headers: { authorization } } as const;
  const { errors } = (await site.request({ ...call, url: "/graphql", payload: { query } })).json();
  expect(errors[0].extensions).toEqual({ code: "UNAUTHENTICATED", reason: "ended" });
  const refused = await site.request({ ...call, url: "/api/members", payload: {} });
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ code: "UNAUTHENTICATED", reason: "ended" });
});

test("a visitor with an expired session reads what visitors read", async () => {
  const authorization = `Bearer ${invalid["that has expired"]}`;
  const query = "{ currentUser { id } reports { total } }";
  const call = { method: "POST", url: "/graphql", headers: { authorization } } as const;
  const { data } = (await site.request({ ...call, payload: { query } })).json();
  expect(data).toEqual({ currentUser: null, reports: { total: 0 } });
  const { statusCode } = await site.request({ url: "/api/reports", headers: { authorization } });
  expect(statusCode).toBe(200);
});
