import { expect, test } from "vitest";
import { usersOf } from "../../support/accounts/user-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { say, asAdmin, settled, invited } = usersOf(site);

/** What the user of a token may read, by the code of the refusal. */
const readAs = async (token: string) => {
  const codeOf = async (query: string) => {
    const answer = await site.request({
      method: "POST",
      url: "/graphql",
      headers: { authorization: `Bearer ${token}` },
      payload: { query },
    });
    return answer.json().errors?.[0]?.extensions.code ?? "allowed";
  };
  return {
    content: await codeOf("{ images { total } }"),
    applications: await codeOf("{ applicationCounts { new } }"),
    users: await codeOf("{ users { id } }"),
  };
};

test("somebody with both roles edits the site and handles applications, and manages nobody", async () => {
  const both = await settled({ roles: ["editor", "caseWorker"] });
  expect(await readAs(both.token)).toEqual({
    content: "allowed",
    applications: "allowed",
    users: "FORBIDDEN",
  });
  const { caseWorkers } = await site.executeOrThrow("{ caseWorkers { id } }", {}, "admin");
  expect(caseWorkers).toContainEqual({ id: both.id });
});

test("a role that is taken away ends with the next request, the other one stays", async () => {
  const { id, token } = await settled({ roles: ["editor", "caseWorker"] });
  const { data } = await asAdmin("setUserRoles", { id, roles: ["caseWorker"] });
  expect(data.roles).toEqual(["caseWorker"]);
  expect(await readAs(token)).toMatchObject({ content: "FORBIDDEN", applications: "allowed" });
});

test("an administrator needs no other role, and a role is named once", async () => {
  const { id } = await settled();
  const all = ["caseWorker", "admin", "editor"];
  expect((await asAdmin("setUserRoles", { id, roles: all })).data.roles).toEqual(["admin"]);
  const twice = ["caseWorker", "editor", "caseWorker"];
  const { data } = await asAdmin("setUserRoles", { id, roles: twice });
  expect(data.roles).toEqual(["editor", "caseWorker"]);
});

test("nobody is left without a role", async () => {
  const { id } = await settled();
  const { error } = await asAdmin("setUserRoles", { id, roles: [] });
  expect(error).toMatchObject({ code: "INVALID", fields: [{ path: "roles" }] });
  const nobody = { email: "nothing@doloni.example", name: "Nothing", roles: [] };
  expect((await asAdmin("inviteUser", nobody)).error).toMatchObject({ code: "INVALID" });
});

test("a second step that one of two roles requires is required of the person", async () => {
  const { id, token } = await settled({ roles: ["editor", "caseWorker"] });
  const requireFor = (roles: string) =>
    site.executeOrThrow(`mutation { requireSecondStepFor(roles: [${roles}]) }`, {}, "admin");
  await requireFor("caseWorker");
  expect(await readAs(token)).toMatchObject({ content: "FORBIDDEN" });
  await requireFor("");
  expect(await readAs(token)).toMatchObject({ content: "allowed" });
  await asAdmin("deleteUser", { id });
});

test("an admin renames somebody, who is called so from then on", async () => {
  const { id, token } = await settled();
  const { data } = await asAdmin("renameUser", { id, name: "  Оксана Мельник " });
  expect(data.name).toBe("Оксана Мельник");
  const own = await site.request({
    method: "POST",
    url: "/graphql",
    headers: { authorization: `Bearer ${token}` },
    payload: { query: "{ currentUser { name } }" },
  });
  expect(own.json().data.currentUser).toEqual({ name: "Оксана Мельник" });
});

test("an editor renames their own account and nobody else's", async () => {
  const [own, other] = [await settled(), await settled()];
  const { data } = await say("renameUser", { id: own.id, name: "Тарас" }, own.token);
  expect(data.name).toBe("Тарас");
  const refused = await say("renameUser", { id: other.id, name: "Тарас" }, own.token);
  expect(refused.error).toEqual({ code: "NOT_FOUND" });
  const blank = await say("renameUser", { id: own.id, name: " " }, own.token);
  expect(blank.error).toMatchObject({ code: "INVALID", fields: [{ path: "name" }] });
});

test("an admin sees when somebody last signed in, colleagues do not", async () => {
  const waiting = await invited();
  const { id } = await settled({ roles: ["caseWorker"] });
  const { data: users } = await asAdmin("users");
  const lastOf = (userId: string) =>
    users.find((user: { id: string }) => user.id === userId).lastSignedInAt;
  expect(lastOf(waiting.id)).toBeNull();
  expect(new Date(lastOf(id)).getTime()).toBeGreaterThan(Date.now() - 60_000);
  const { caseWorkers } = await site.executeOrThrow(
    "{ caseWorkers { id lastSignedInAt } }",
    {},
    "caseWorker",
  );
  expect(caseWorkers).toContainEqual({ id, lastSignedInAt: null });
});
