import { beforeEach, describe, expect, test } from "vitest";
import { adminEmail } from "../../support/accounts/accounts.ts";
import { usersOf } from "../../support/accounts/user-client.ts";
import { aNote, aStoredApplication } from "../../support/applications/stored-applications.ts";
import { queuedEmails } from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { say, asAdmin, invited, settled, opens, mayEnter } = usersOf(site);
beforeEach(() => site.db.query("delete from attempt"));

const [{ id: adminId }] = await site.db.query("select id from account where email = $1", [
  adminEmail,
]);

/** Sends a document with a user's own token. */
async function sendAs(token: string, query: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await site.request({
    method: "POST",
    url: "/graphql",
    headers,
    payload: { query },
  });
  return answer.json().data;
}

describe("a deleted user", () => {
  test("is signed out everywhere, cannot sign in, and is in no list", async () => {
    const { id, email, password, token } = await settled();
    const { data, error } = await asAdmin("deleteUser", { id });
    expect([data, error]).toEqual([id, null]);
    expect(await opens(token)).toBe(false);
    expect(await mayEnter(email, password)).toBe(false);
    const { data: users } = await asAdmin("users");
    expect(users.map((user: { id: string }) => user.id)).not.toContain(id);
  });

  test("is recorded in the security log without a name, and all admins are told who it was", async () => {
    const { id, email } = await settled({ roles: ["admin"] });
    await site.db.query("truncate security_event, mail");
    await asAdmin("deleteUser", { id });
    const { securityEvents } = await site.executeOrThrow(
      "{ securityEvents { items { kind userId subjectId subjectName network } } }",
      {},
      "admin",
    );
    expect(securityEvents.items).toEqual([
      {
        kind: "USER_DELETED",
        userId: adminId,
        subjectId: id,
        subjectName: "",
        network: "127.0.0.1",
      },
    ]);
    const rows = JSON.stringify(await site.db.query("select * from security_event"));
    expect(rows).not.toContain(email);
    const emails = await queuedEmails(site);
    expect(emails.map(({ to }) => to)).toEqual(expect.arrayContaining([adminEmail, email]));
    for (const { subject, text } of emails) {
      expect(subject).toBe("Видалено обліковий запис · An account was deleted");
      expect(text).toContain(`(${email}), адміністрування`);
    }
  });

  test("is deleted by an admin who has just typed the password, and not before", async () => {
    const admin = await settled({ roles: ["admin"] });
    const { id, token } = await settled();
    await site.db.query(
      "update session set confirmed_at = confirmed_at - interval '11 minutes' where account_id = $1",
      [admin.id],
    );
    const { error } = await say("deleteUser", { id }, admin.token);
    expect(error).toEqual({ code: "CONFIRMATION_REQUIRED" });
    expect(await opens(token)).toBe(true);
    await sendAs(admin.token, `mutation { confirmPassword(password: "${admin.password}") }`);
    expect((await say("deleteUser", { id }, admin.token)).data).toBe(id);
    expect(await opens(token)).toBe(false);
  });

  test("may be invited again as somebody new", async () => {
    const { id, email } = await settled();
    await asAdmin("deleteUser", { id });
    const again = await invited({ email });
    expect(again.id).not.toBe(id);
  });

  test("leaves their changes, under a former colleague", async () => {
    const { id, email, token } = await settled({ roles: ["admin"] });
    const other = await settled();
    const change = `mutation { setUserRoles(id: "${other.id}", roles: [caseWorker]) { id } }`;
    expect(await sendAs(token, change)).toMatchObject({ setUserRoles: { id: other.id } });
    await asAdmin("deleteUser", { id });
    const { changes } = await site.executeOrThrow(
      "{ changes { items { action itemId userName isByFormerUser } } }",
      {},
      "admin",
    );
    expect(changes.items).toContainEqual({
      action: "ROLES_CHANGED",
      itemId: other.id,
      userName: "",
      isByFormerUser: true,
    });
    expect(changes.items[0]).toEqual({
      action: "ERASED",
      itemId: id,
      userName: "admin",
      isByFormerUser: false,
    });
    const rows = await site.db.query("select change::text as text from change");
    for (const { text } of rows) expect(text).not.toContain(email);
  });

  test("releases their applications, and their name leaves notes and events", async () => {
    const { id, token } = await settled({ roles: ["caseWorker"] });
    const name = (await asAdmin("users")).data.find((user: { id: string }) => user.id === id).name;
    const assigned = await aStoredApplication(site, "general", {}, { assigneeId: id });
    const add = `mutation { addApplicationNote(id: "${assigned.id}", text: "Двоє дітей") { id } }`;
    await sendAs(token, add);
    const other = await aStoredApplication(site);
    await aNote(site, other.id, "Чужа нотатка");
    await site.executeOrThrow(
      `mutation { assignApplication(id: "${other.id}", version: 1, userId: "${id}") { id } }`,
      {},
      "admin",
    );
    await asAdmin("deleteUser", { id });
    const query = (item: string) => `{ application(id: "${item}") {
      version assignee { id }
      notes { text authorName isByFormerUser }
      events { action detail userName isByFormerUser } } }`;
    const first = (await site.executeOrThrow(query(assigned.id), {}, "caseWorker")).application;
    expect(first).toMatchObject({
      version: 2,
      assignee: null,
      notes: [{ text: "Двоє дітей", authorName: "", isByFormerUser: true }],
    });
    expect(first.events).toContainEqual({
      action: "NOTED",
      detail: "",
      userName: "",
      isByFormerUser: true,
    });
    const second = (await site.executeOrThrow(query(other.id), {}, "caseWorker")).application;
    expect(second.assignee).toBeNull();
    expect(second.notes).toEqual([
      { text: "Чужа нотатка", authorName: "Ірина", isByFormerUser: false },
    ]);
    const assignments = second.events.filter(
      (one: { action: string }) => one.action === "ASSIGNED",
    );
    expect(assignments).toEqual([
      { action: "ASSIGNED", detail: "former", userName: "admin", isByFormerUser: false },
      { action: "ASSIGNED", detail: "", userName: "admin", isByFormerUser: false },
    ]);
    expect(JSON.stringify([first, second])).not.toContain(name);
  });
});

describe("an account is not deleted", () => {
  test("when it is one's own", async () => {
    const { id, token } = await settled({ roles: ["admin"] });
    const { error } = await say("deleteUser", { id }, token);
    expect(error).toEqual({ code: "CONFLICT", reason: "ownAccount" });
    expect(await opens(token)).toBe(true);
  });

  test("when it is the last admin", async () => {
    await site.db.query(
      "update account set deactivated_at = now() where 'admin' = any(roles) and email <> $1",
      [adminEmail],
    );
    const { error } = await asAdmin("deleteUser", { id: adminId });
    expect(error).toEqual({ code: "CONFLICT", reason: "lastAdmin" });
  });

  test("by an editor, a case worker or a visitor", async () => {
    const { id } = await settled();
    const { editor, caseWorker } = site.tokens;
    const errors = [
      (await say("deleteUser", { id }, editor)).error,
      (await say("deleteUser", { id }, caseWorker)).error,
      (await say("deleteUser", { id }, null)).error,
    ];
    expect(errors).toEqual([
      { code: "FORBIDDEN" },
      { code: "FORBIDDEN" },
      { code: "UNAUTHENTICATED" },
    ]);
  });

  test("twice", async () => {
    const { id } = await settled();
    await asAdmin("deleteUser", { id });
    expect((await asAdmin("deleteUser", { id })).error).toEqual({ code: "NOT_FOUND" });
  });
});
