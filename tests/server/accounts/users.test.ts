import { beforeEach, describe, expect, test } from "vitest";
import { createAdmin } from "../../../server/account/first-admin.ts";
import { adminEmail, password as adminPassword } from "../../support/accounts/accounts.ts";
import { signIn } from "../../support/accounts/sign-in.ts";
import { secretIn, usersOf } from "../../support/accounts/user-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { say, asAdmin, invited, settled, opens, mayEnter } = usersOf(site);
beforeEach(() => site.db.query("delete from attempt"));

const lastAdmin = { code: "CONFLICT", reason: "lastAdmin" };
const [{ id: adminId }] = await site.db.query("select id from account where email = $1", [
  adminEmail,
]);

/** Makes the first admin the only one who can sign in, with a valid session. */
async function onlyAdmin() {
  await site.db.query(
    "update account set deactivated_at = now() where 'admin' = any(roles) and email <> $1",
    [adminEmail],
  );
}

describe("the list of users", () => {
  test("is for admins, in alphabetical order, whether the users can sign in or not", async () => {
    for (const name of ["Яна", "Інна", "Ганна"]) await invited({ name });
    const { data } = await asAdmin("users");
    const names = data.map(({ name }: { name: string }) => name);
    const known = names.filter((name: string) => /^[А-ЯІ]/.test(name));
    expect(known).toEqual(["Ганна", "Інна", "Яна"]);
    expect((await say("users", {}, site.tokens.editor)).error).toEqual({ code: "FORBIDDEN" });
    expect((await say("users", {}, null)).error).toEqual({ code: "UNAUTHENTICATED" });
  });
});

describe("a deactivated user", () => {
  test("gets the error of a wrong password, and every session ends at once", async () => {
    const { id, email, password, token } = await settled();
    const { data } = await asAdmin("deactivateUser", { id });
    expect(data).toMatchObject({ deactivatedAt: expect.any(String), canSignIn: false });
    expect(await opens(token)).toBe(false);
    const { error } = await say("users", {}, token);
    expect(error).toEqual({ code: "UNAUTHENTICATED", reason: "ended" });
    const right = await signIn(site, { email, password });
    const wrong = await signIn(site, { email: adminEmail, password: "a wrong password" });
    expect([right.status, right.body]).toEqual([wrong.status, wrong.body]);
  });

  test("cannot use an invitation link, neither an earlier nor a new one", async () => {
    const { id, secret } = await invited();
    await asAdmin("deactivateUser", { id });
    const accepted = await say("acceptInvitation", { secret, password: "long enough" }, null);
    expect(accepted.error).toEqual({ code: "NOT_FOUND" });
    const { error } = await asAdmin("renewInvitation", { id });
    expect(error).toEqual({ code: "CONFLICT", reason: "deactivated" });
  });

  test("may be reactivated with the same password, but without the earlier sessions", async () => {
    const { id, email, password, token } = await settled();
    await asAdmin("deactivateUser", { id });
    const { data } = await asAdmin("reactivateUser", { id });
    expect(data).toMatchObject({ deactivatedAt: null, canSignIn: true });
    expect(await mayEnter(email, password)).toBe(true);
    expect(await opens(token)).toBe(false);
  });

  test("is not reactivated by changing the password at the same time", async () => {
    const { id, email, password, token } = await settled();
    const change = `mutation { changePassword(current: "${password}", next: "a later password") { id } }`;
    const headers = { authorization: `Bearer ${token}` };
    const payload = { query: change };
    const changed = site.request({ method: "POST", url: "/graphql", payload, headers });
    // The attempt is counted before the slow comparison with the current password starts.
    const counted = () => site.db.query("select 1 from attempt where key = $1", [`user:${id}`]);
    await expect.poll(counted, { interval: 1 }).toHaveLength(1);
    await asAdmin("deactivateUser", { id });
    await changed;
    expect(await mayEnter(email, password)).toBe(false);
    expect(await mayEnter(email, "a later password")).toBe(false);
  });
});

describe("a changed user type", () => {
  test("applies from the next request on, in the existing session", async () => {
    const { id, token } = await settled();
    expect((await say("users", {}, token)).error).toEqual({ code: "FORBIDDEN" });
    const { data } = await asAdmin("setUserRoles", { id, roles: ["admin"] });
    expect(data.roles).toEqual(["admin"]);
    expect((await say("users", {}, token)).error).toBeNull();
    await asAdmin("setUserRoles", { id, roles: ["editor"] });
    expect((await say("users", {}, token)).error).toEqual({ code: "FORBIDDEN" });
  });
});

describe("the last admin", () => {
  beforeEach(onlyAdmin);

  test("can be neither deactivated nor made an editor", async () => {
    await invited({ roles: ["admin"] });
    const deactivated = await asAdmin("deactivateUser", { id: adminId });
    const changed = await asAdmin("setUserRoles", { id: adminId, roles: ["editor"] });
    expect([deactivated.error, changed.error]).toEqual([lastAdmin, lastAdmin]);
    expect(await mayEnter(adminEmail, adminPassword)).toBe(true);
  });

  test("may become an editor once there is another admin", async () => {
    const { token } = await settled({ roles: ["admin"] });
    const { data } = await asAdmin("setUserRoles", { id: adminId, roles: ["editor"] });
    expect(data.roles).toEqual(["editor"]);
    expect((await asAdmin("users")).error).toEqual({ code: "FORBIDDEN" });
    await say("setUserRoles", { id: adminId, roles: ["admin"] }, token);
  });

  test("remains when two admins deactivate each other at the same time", async () => {
    for (let round = 0; round < 5; round++) {
      await onlyAdmin();
      const [one, other] = [
        await settled({ roles: ["admin"] }),
        await settled({ roles: ["admin"] }),
      ];
      await site.db.query("update account set roles = array['editor'] where id = $1", [adminId]);
      const answers = await Promise.all([
        say("deactivateUser", { id: other.id }, one.token),
        say("setUserRoles", { id: one.id, roles: ["editor"] }, other.token),
      ]);
      await site.db.query("update account set roles = array['admin'] where id = $1", [adminId]);
      const done = answers.filter(({ error }) => error === null);
      expect(done).toHaveLength(1);
      const remainingAdmins =
        "select 1 from account where 'admin' = any(roles) and deactivated_at is null";
      expect(await site.db.query(`${remainingAdmins} and id <> $1`, [adminId])).toHaveLength(1);
    }
  });

  test("is reactivated from the command line, whatever happened to the account", async () => {
    const { id, email } = await settled();
    await asAdmin("deactivateUser", { id });
    await createAdmin(site.db, { email, password: "from the command line" });
    const { status, body } = await signIn(site, { email, password: "from the command line" });
    expect([status, body.userType]).toEqual([200, "admin"]);
  });
});

test("changing a user who does not exist is refused", async () => {
  for (const id of ["00000000-0000-4000-8000-000000000000", "nobody"]) {
    for (const name of ["deactivateUser", "reactivateUser"] as const) {
      expect((await asAdmin(name, { id })).error).toEqual({ code: "NOT_FOUND" });
    }
    const { error } = await asAdmin("setUserRoles", { id, roles: ["admin"] });
    expect(error).toEqual({ code: "NOT_FOUND" });
  }
});

test("every change of an account is recorded in the history once, with its author", async () => {
  const { id, email, secret } = await invited({ name: "Recorded" });
  await say("acceptInvitation", { secret, password: "long enough" }, null);
  for (let times = 0; times < 2; times++) {
    await asAdmin("setUserRoles", { id, roles: ["admin"] });
    await asAdmin("deactivateUser", { id });
    await asAdmin("reactivateUser", { id });
    await asAdmin("setUserRoles", { id, roles: ["editor"] });
    await asAdmin("setUserRoles", { id, roles: ["editor"] });
  }
  const renewed = secretIn((await asAdmin("renewInvitation", { id })).data.url);
  await say("acceptInvitation", { secret: renewed, password: "even longer" }, null);
  const changes: { action: string; user_name: string; label: string }[] = await site.db.query(
    "select action, user_name, label from change where kind = 'User' and item_id = $1 order by at",
    [id],
  );
  const round = ["rolesChanged", "deactivated", "reactivated", "rolesChanged"];
  const link = ["invited", "passwordChanged"];
  expect(changes.map(({ action }) => action)).toEqual([...link, ...round, ...round, ...link]);
  expect(new Set(changes.map(({ label }) => label))).toEqual(new Set([email]));
  const own = changes.filter(({ action }) => action === "passwordChanged");
  expect(own.map((change) => change.user_name)).toEqual(["Recorded", "Recorded"]);
  const others = changes.filter(({ action }) => action !== "passwordChanged");
  expect(new Set(others.map((change) => change.user_name))).toEqual(new Set(["admin"]));
});
