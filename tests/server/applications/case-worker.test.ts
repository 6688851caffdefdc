import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { renderModule } from "../../../server/platform/paths.ts";
import { caseWorkerEmail, password } from "../../support/accounts.ts";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { everyMutation, everyQuery, type Operation } from "../../support/server/every-operation.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";
import { usersOf } from "../../support/server/user-client.ts";

// With its pages, for previews are drawn.
const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });
const mutations = await everyMutation(site, []);
const queries = await everyQuery(site);
const { settled, say, asAdmin, mayEnter } = usersOf(site);

const codeOf = async ({ document, variables }: Operation, as: Role) =>
  (await site.execute(document, variables, as)).errors?.[0]?.extensions.code;

/** The names of those that answer `as` with that code. */
async function refused(attempts: readonly Operation[], as: Role, code: string) {
  const names: string[] = [];
  for (const attempt of attempts) {
    if ((await codeOf(attempt, as)) === code) names.push(attempt.name);
  }
  return names;
}

const isForCaseWorkers = ({ name, description }: Operation) =>
  description.includes("For case workers") || name === "changePassword";
const namesOf = (attempts: readonly Operation[]) => attempts.map(({ name }) => name);

describe("a case worker", () => {
  test("is refused by every mutation that asks who one is, but for applications", async () => {
    const guarded = await refused(mutations, "visitor", "UNAUTHENTICATED");
    expect(guarded.length).toBeGreaterThanOrEqual(35);
    const forbidden = await refused(mutations, "caseWorker", "FORBIDDEN");
    const own = namesOf(mutations.filter(isForCaseWorkers));
    expect(own.length).toBeGreaterThanOrEqual(6);
    // Signing in refuses as well, whoever asks.
    const signIn = ["login"];
    expect(forbidden).toEqual(guarded.filter((name) => ![...own, ...signIn].includes(name)));
  });

  test("is refused by every query that asks who one is, drafts too, but for applications", async () => {
    const guarded = await refused(queries, "visitor", "UNAUTHENTICATED");
    expect(guarded).toEqual(
      expect.arrayContaining([
        "reports",
        "images",
        "imageUses",
        "overview",
        "needingAttention",
        "searchContent",
        "trash",
        "history",
        "recentChanges",
        "changes",
        "users",
        "emails",
        "personalData",
      ]),
    );
    const forbidden = await refused(queries, "caseWorker", "FORBIDDEN");
    const own = namesOf(queries.filter(isForCaseWorkers));
    expect(own).toEqual(["applications", "application", "applicationCounts", "caseWorkers"]);
    expect(forbidden).toEqual(guarded.filter((name) => !own.includes(name)));
  });

  test("is refused by every REST call that needs a token, but for the export", async () => {
    const { paths } = (await site.request({ url: "/api/openapi.json" })).json<{
      paths: Record<string, Record<string, { security?: unknown[] }>>;
    }>();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(["/api/preview", "/api/images", "/api/gallery/{id}"]),
    );
    const allowed: string[] = [];
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { security = [] }] of Object.entries(methods)) {
        const url = path.replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");
        const call = { method: method.toUpperCase() as "GET" | "POST", url }; // and their like
        if (security.length === 0) continue;
        const { statusCode } = await site.request(call, "caseWorker");
        if (statusCode !== 403) allowed.push(`${call.method} ${path}`);
      }
    }
    expect(allowed).toEqual(["GET /api/applications.csv"]);
  });

  test("reads of a picture what visitors read", async () => {
    const imageId = await anImageRow(site.db);
    await site.db.query("update image set file_name = 'Оксана.jpg', uncropped_public_id = 'whole'");
    const input = {
      month: 1,
      year: 2026,
      imageIds: [imageId],
      translations: { ua: { description: "!" } },
    };
    const { saved } = await site.executeOrThrow(
      "mutation ($input: ReportInput!) { saved: saveReport(input: $input) { id version } }",
      { input },
      "editor",
    );
    await site.executeOrThrow(
      `mutation { publish(kind: REPORT, id: "${saved.id}", version: ${saved.version}) { id } }`,
      {},
      "editor",
    );
    const asked = `{ report(id: "${saved.id}") { images { fileName uncroppedUrl } } }`;
    const images = async (as: Role) => (await site.executeOrThrow(asked, {}, as)).report.images;
    expect(await images("caseWorker")).toEqual(await images("visitor"));
    expect((await images("editor"))[0].fileName).toBe("Оксана.jpg");
  });

  test("is told who they are, and changes their own password", async () => {
    const { currentUser } = await site.executeOrThrow(
      "{ currentUser { email userType } }",
      {},
      "caseWorker",
    );
    expect(currentUser).toEqual({ email: caseWorkerEmail, userType: "caseWorker" });
    const { email, token, password: first } = await settled({ userType: "caseWorker" });
    const change = `mutation { changePassword(current: "${first}", next: "${password}") { userType } }`;
    const headers = { authorization: `Bearer ${token}` };
    const payload = { query: change };
    const answer = await site.request({ method: "POST", url: "/graphql", headers, payload });
    expect(answer.json().data.changePassword).toEqual({ userType: "caseWorker" });
    expect(await mayEnter(email, password)).toBe(true);
    expect((await say("users", {}, token)).error).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});

test("an admin makes a case worker of an editor, who sees content no longer but applications", async () => {
  await aStoredApplication(site);
  const { id, token } = await settled({ userType: "editor" });
  const reads = async (field: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const payload = { query: `{ ${field} { total } }` };
    const answer = await site.request({ method: "POST", url: "/graphql", headers, payload });
    return answer.json().errors?.[0]?.extensions.code ?? "read";
  };
  expect([await reads("images"), await reads("applications")]).toEqual(["read", "FORBIDDEN"]);
  const { data } = await asAdmin("changeUserType", { id, userType: "caseWorker" });
  expect(data.userType).toBe("caseWorker");
  expect([await reads("images"), await reads("applications")]).toEqual(["FORBIDDEN", "read"]);
});

test("no editor gets at applications, by mutation or by query", async () => {
  const own = [...mutations, ...queries].filter(isForCaseWorkers);
  const forbidden = await refused(own, "editor", "FORBIDDEN");
  expect(forbidden).toEqual(namesOf(own).filter((name) => name !== "changePassword"));
});
