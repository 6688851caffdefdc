import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { renderModule } from "../../../server/platform/paths.ts";
import { caseWorkerEmail, password } from "../../support/accounts/accounts.ts";
import { usersOf } from "../../support/accounts/user-client.ts";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { everyMutation, everyQuery, type Operation } from "../../support/server/every-operation.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

// With pages, because previews are rendered.
const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });
const mutations = await everyMutation(site, []);
const queries = await everyQuery(site);
const { settled, say, asAdmin, mayEnter } = usersOf(site);

const codeOf = async ({ document, variables }: Operation, as: Role) =>
  (await site.execute(document, variables, as)).errors?.[0]?.extensions.code;

/** The names of the operations that answer that role with this error code. */
async function refusedOperations(attempts: readonly Operation[], as: Role, code: string) {
  const names: string[] = [];
  for (const attempt of attempts) {
    if ((await codeOf(attempt, as)) === code) names.push(attempt.name);
  }
  return names;
}

/** Operations on one's own account, which every user may use; some of them end the session. */
const ownOperations = [
  "beginSecondStep",
  "cancelEmailChange",
  "changePassword",
  "confirmPassword",
  "confirmSecondStep",
  "endSession",
  "ownEmailChange",
  "removeSecondStep",
  "renameUser",
  "renewRecoveryCodes",
  "requestEmailChange",
  "sessions",
  "setUserLanguage",
  "signOut",
  "signOutEverywhere",
];
const isForCaseWorkers = ({ name, description }: Operation) =>
  /For (editors and )?case workers/.test(description) || ownOperations.includes(name);
const isForOthers = (operation: Operation) => !isForCaseWorkers(operation);
const namesOf = (attempts: readonly Operation[]) => attempts.map(({ name }) => name);

describe("a case worker", () => {
  test("is refused by every mutation that needs a session, except those for applications and consents", async () => {
    const guarded = await refusedOperations(mutations, "visitor", "UNAUTHENTICATED");
    expect(guarded.length).toBeGreaterThanOrEqual(35);
    const forbidden = await refusedOperations(
      mutations.filter(isForOthers),
      "caseWorker",
      "FORBIDDEN",
    );
    const caseWorkerOperations = namesOf(mutations.filter(isForCaseWorkers));
    expect(caseWorkerOperations.length).toBeGreaterThanOrEqual(6);
    // A failed sign-in has the same code for every role.
    const signIn = ["login"];
    expect(forbidden).toEqual(
      guarded.filter((name) => ![...caseWorkerOperations, ...signIn].includes(name)),
    );
  });

  test("is refused by every query that needs a session, drafts included, except those for applications and consents", async () => {
    const guarded = await refusedOperations(queries, "visitor", "UNAUTHENTICATED");
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
    const forbidden = await refusedOperations(
      queries.filter(isForOthers),
      "caseWorker",
      "FORBIDDEN",
    );
    const caseWorkerOperations = namesOf(queries.filter(isForCaseWorkers));
    expect(caseWorkerOperations.toSorted()).toEqual([
      "application",
      "applicationCounts",
      "applications",
      "caseWorkers",
      "consent",
      "consents",
      "messageChannels",
      "ownEmailChange",
      "sessions",
    ]);
    expect(forbidden).toEqual(guarded.filter((name) => !caseWorkerOperations.includes(name)));
  });

  test("is refused by every REST call that needs a token, except the export and the papers of consents", async () => {
    const { paths } = (await site.request({ url: "/api/openapi.json" })).json<{
      paths: Record<string, Record<string, { security?: unknown[] }>>;
    }>();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(["/api/applications.csv", "/api/images", "/api/gallery/{id}"]),
    );
    const allowed: string[] = [];
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { security = [] }] of Object.entries(methods)) {
        const url = path.replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");
        const call = { method: method.toUpperCase() as "GET" | "POST", url }; // methods of the OpenAPI document are lower case
        if (security.length === 0) continue;
        const { statusCode } = await site.request(call, "caseWorker");
        if (statusCode !== 403) allowed.push(`${call.method} ${path}`);
      }
    }
    expect(allowed).toEqual([
      "GET /api/applications.csv",
      "GET /api/consents/{id}/paper",
      "POST /api/consents/{id}/paper",
      "DELETE /api/consents/{id}/paper",
    ]);
  });

  test("reads the same fields of a picture as a visitor", async () => {
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
    const imageQuery = `{ report(id: "${saved.id}") { images { fileName uncroppedUrl } } }`;
    const images = async (as: Role) =>
      (await site.executeOrThrow(imageQuery, {}, as)).report.images;
    expect(await images("caseWorker")).toEqual(await images("visitor"));
    expect((await images("editor"))[0].fileName).toBe("Оксана.jpg");
  });

  test("reads their own account, and changes their own password", async () => {
    const { currentUser } = await site.executeOrThrow(
      "{ currentUser { email userType } }",
      {},
      "caseWorker",
    );
    expect(currentUser).toEqual({ email: caseWorkerEmail, userType: "caseWorker" });
    const { email, token, password: first } = await settled({ roles: ["caseWorker"] });
    const change = `mutation { changePassword(current: "${first}", next: "${password}") { userType } }`;
    const headers = { authorization: `Bearer ${token}` };
    const payload = { query: change };
    const answer = await site.request({ method: "POST", url: "/graphql", headers, payload });
    expect(answer.json().data.changePassword).toEqual({ userType: "caseWorker" });
    expect(await mayEnter(email, password)).toBe(true);
    expect((await say("users", {}, token)).error).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});

test("an admin changes an editor into a case worker, who loses access to content and gets access to applications", async () => {
  await aStoredApplication(site);
  const { id, token } = await settled({ roles: ["editor"] });
  const reads = async (field: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const payload = { query: `{ ${field} { total } }` };
    const answer = await site.request({ method: "POST", url: "/graphql", headers, payload });
    return answer.json().errors?.[0]?.extensions.code ?? "read";
  };
  expect([await reads("images"), await reads("applications")]).toEqual(["read", "FORBIDDEN"]);
  const { data } = await asAdmin("setUserRoles", { id, roles: ["caseWorker"] });
  expect(data.roles).toEqual(["caseWorker"]);
  expect([await reads("images"), await reads("applications")]).toEqual(["FORBIDDEN", "read"]);
});

test("no editor has access to applications, by mutation or by query", async () => {
  const caseWorkerOperations = [...mutations, ...queries].filter(
    ({ name, description }) =>
      description.includes("For case workers") && !ownOperations.includes(name),
  );
  const forbidden = await refusedOperations(caseWorkerOperations, "editor", "FORBIDDEN");
  expect(forbidden).toEqual(namesOf(caseWorkerOperations));
});
