import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { secondStepsOf } from "../../support/accounts/second-step.ts";
import { signIn } from "../../support/accounts/sign-in.ts";
import { codeAt, stepsAfter } from "../../support/accounts/totp.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { say, setUp, protectedUser, settled } = secondStepsOf(site);

const now = new Date("2026-11-22T10:00:00.000Z");
const setUpFirst = { code: "FORBIDDEN", reason: "secondStep" };
const requireFor = (...roles: string[]) =>
  say("requireSecondStepFor", { roles }, site.tokens.admin);

beforeEach(async () => {
  site.setClock(now);
  await site.db.query("delete from attempt");
});
afterEach(() => site.db.query("delete from second_step_requirement"));

describe("an editor of whom a second step is required", () => {
  test("signs in, and can do nothing but set it up, in GraphQL and in REST", async () => {
    const person = await settled();
    await requireFor("editor");
    const { token } = (await signIn(site, person)).body;
    expect((await say("images", {}, token)).error).toEqual(setUpFirst);
    const headers = { authorization: `Bearer ${token}` };
    const member = { translations: { ua: { name: "Оксана" } } };
    const call = { method: "POST", url: "/api/members", headers, payload: member } as const;
    const rest = await site.request(call);
    expect([rest.statusCode, rest.json()]).toMatchObject([403, setUpFirst]);
    const change = `mutation { changePassword(current: "${person.password}", next: "a later password") { id } }`;
    const changed = await site.request({
      method: "POST",
      url: "/graphql",
      headers,
      payload: { query: change },
    });
    expect(changed.json().errors[0].extensions).toEqual(setUpFirst);
    const codes = { password: person.password, code: "000000" };
    expect((await say("renewRecoveryCodes", codes, token)).error).toEqual(setUpFirst);

    expect((await say("currentUser", {}, token)).data.email).toBe(person.email);
    const { data } = await say("secondStep", {}, token);
    expect(data).toEqual({ since: null, isRequired: true, recoveryCodesLeft: 0 });
    await setUp({ ...person, token }, now);
    expect((await say("images", {}, token)).error).toBeNull();
    expect((await site.request(call)).statusCode).toBe(201);
  });

  test("is held up in an existing session as well, from the next request on", async () => {
    const { token } = await settled();
    expect((await say("images", {}, token)).error).toBeNull();
    await requireFor("editor");
    expect((await say("images", {}, token)).error).toEqual(setUpFirst);
  });

  test("sees no drafts meanwhile", async () => {
    const { token } = await settled();
    await requireFor("editor");
    const query = "{ reports(drafts: true) { total } }";
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.request({
      method: "POST",
      url: "/graphql",
      headers,
      payload: { query },
    });
    expect(answer.json().errors[0].extensions).toEqual(setUpFirst);
  });

  test("is let in at once when it is no longer required", async () => {
    const { token } = await settled();
    await requireFor("editor");
    await requireFor();
    expect((await say("images", {}, token)).error).toBeNull();
  });

  test("who switches it off must set it up again", async () => {
    const person = await protectedUser(now);
    await requireFor("editor");
    const confirmation = { password: person.password, code: person.codes[0] };
    await say("removeSecondStep", confirmation, person.token);
    expect((await say("images", {}, person.token)).error).toEqual(setUpFirst);
  });
});

test("users of other types, and who has a second step already, notice nothing", async () => {
  const editor = await protectedUser(now);
  const caseWorker = await settled({ roles: ["caseWorker"] });
  await requireFor("editor");
  expect((await say("images", {}, editor.token)).error).toBeNull();
  const { data } = await say("currentUser", {}, caseWorker.token);
  expect(data.email).toBe(caseWorker.email);
  const change = { current: caseWorker.password, next: "a later password" };
  const payload = {
    query: `mutation ($current: String!, $next: String!) {
      changePassword(current: $current, next: $next) { id }
    }`,
    variables: change,
  };
  const headers = { authorization: `Bearer ${caseWorker.token}` };
  const changed = await site.request({ method: "POST", url: "/graphql", headers, payload });
  expect(changed.json().errors).toBeUndefined();
});

describe("an admin who requires it", () => {
  test("of admins must have it already, so that nobody shuts themselves out", async () => {
    const conflict = { code: "CONFLICT", reason: "ownSecondStep" };
    expect((await requireFor("admin")).error).toEqual(conflict);
    const { token } = await protectedUser(now, "admin");
    const roles = ["admin", "editor"];
    expect((await say("requireSecondStepFor", { roles }, token)).data).toEqual(roles);
    expect((await say("images", {}, site.tokens.admin)).error).toEqual(setUpFirst);
    expect((await say("secondStepRequiredFor", {}, token)).data).toEqual(roles);
  });

  test("is recorded in the history, when it changed something", async () => {
    const count = async () =>
      (await site.db.query("select 1 from change where action = 'secondStepRequired'")).length;
    const before = await count();
    site.setClock(stepsAfter(now, 1));
    await requireFor("caseWorker", "editor");
    await requireFor("editor", "caseWorker", "editor");
    expect(await count()).toBe(before + 1);
    const [change] = await site.db.query(
      "select user_name, content from change where action = 'secondStepRequired' order by at desc limit 1",
    );
    const content = { secondStepRequired: ["editor", "caseWorker"] };
    expect(change).toEqual({ user_name: "admin", content });
  });

  test.each(["requireSecondStepFor", "secondStepRequiredFor"] as const)(
    "is an admin: %s refuses everybody else",
    async (name) => {
      const variables = { roles: [] };
      for (const token of [site.tokens.editor, site.tokens.caseWorker]) {
        expect((await say(name, variables, token)).error).toEqual({ code: "FORBIDDEN" });
      }
      expect((await say(name, variables)).error).toEqual({ code: "UNAUTHENTICATED" });
    },
  );
});

test("a wrong code while it is being set up is refused, and the user stays held up", async () => {
  const { token, password } = await settled();
  await requireFor("editor");
  const { data } = await say("beginSecondStep", { password }, token);
  const code = codeAt(data.secret, stepsAfter(now, 10));
  const { error } = await say("confirmSecondStep", { code }, token);
  expect(error).toEqual({ code: "INVALID", fields: [{ path: "code", rule: "wrong" }] });
  expect((await say("images", {}, token)).error).toEqual(setUpFirst);
});
