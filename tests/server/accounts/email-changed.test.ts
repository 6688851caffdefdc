import { beforeEach, describe, expect, test } from "vitest";
import { removeEmailChanges } from "../../../server/account/email-change/email-change.service.ts";
import { adminEmail } from "../../support/accounts/accounts.ts";
import { aSiteOfEmailChanges, goneLink } from "../../support/accounts/email-changes.ts";
import { signIn } from "../../support/accounts/sign-in.ts";
import { secretIn, usersOf } from "../../support/accounts/user-client.ts";
import { queuedEmails } from "../../support/applications/submit-form.ts";

const { site, sent, say, asked, confirm, mailTo, events, now, pass } = await aSiteOfEmailChanges();
const { say: sayOfUsers, asAdmin, settled, opens, mayEnter } = usersOf(site);

beforeEach(async () => {
  pass(60);
  sent.length = 0;
  await site.db.query("delete from attempt");
  await site.db.query("truncate mail, security_event");
});

describe("when the address has changed", () => {
  /** Confirmed in one of their two sessions, or in a browser that is not signed in. */
  async function changedIn(session: "theirs" | "none") {
    const person = await settled();
    const other = await signIn(site, person);
    const { email, current, fresh } = await asked(person);
    await confirm(current);
    pass(1);
    await confirm(fresh, session === "theirs" ? person.token : null);
    return { former: person.email, email, token: person.token, otherToken: other.body.token };
  }

  test("the session that confirmed goes on, and all others end", async () => {
    const { token, otherToken } = await changedIn("theirs");
    expect([await opens(token), await opens(otherToken)]).toEqual([true, false]);
  });

  test("by a browser that is not signed in, all sessions end", async () => {
    const { token, otherToken } = await changedIn("none");
    expect([await opens(token), await opens(otherToken)]).toEqual([false, false]);
  });

  test("links for a new password that went to the former address end", async () => {
    const person = await settled();
    const { data } = await asAdmin("renewInvitation", { id: person.id });
    await say("reset", { email: person.email });
    const reset = () => site.db.query("select reset_hash from account where id = $1", [person.id]);
    await expect.poll(async () => (await reset())[0].reset_hash).not.toBeNull();
    const { current, fresh } = await asked(person);
    await confirm(current);
    await confirm(fresh);
    expect((await reset())[0].reset_hash).toBeNull();
    const opened = await sayOfUsers("invitation", { secret: secretIn(data.url) }, null);
    expect(opened.data).toBeNull();
  });

  test("the former address is told, in the person's language", async () => {
    const { former, email } = await changedIn("none");
    const notices = (await queuedEmails(site)).filter(({ to }) => to === former);
    expect(notices).toMatchObject([{ subject: "Адресу для входу змінено — doloni.example" }]);
    expect(notices[0]?.text).toContain(`Нова адреса: ${email}`);
  });

  test("the history names the person and the new address", async () => {
    const { email } = await changedIn("none");
    expect((await say("changes", {}, site.tokens.admin)).items).toMatchObject([
      { action: "SAVED", label: email, userName: expect.stringContaining("Person") },
    ]);
  });
});

describe("the e-mails", () => {
  test("to the present address name the new one, its origin, and what to do if it was not them", async () => {
    const person = await settled();
    const { email } = await asked(person);
    const mail = mailTo(person.email);
    expect(mail?.subject).toBe("Підтвердьте зміну адреси для входу — doloni.example");
    for (const part of [
      `Нова адреса: ${email}`,
      "Звідки: 127.0.0.1",
      "«Це не я»",
      "https://doloni.example/auth/forgot",
    ]) {
      expect(mail?.text).toContain(part);
    }
  });

  test("to the new address, which may be a stranger's, name neither person nor present address", async () => {
    const person = await settled();
    const { email } = await asked(person);
    const { subject, text } = mailTo(email) ?? { subject: "", text: "" };
    expect(subject).toBe("Підтвердьте свою нову адресу — doloni.example");
    expect(text).not.toContain(person.email);
    expect(text).not.toContain("Person");
  });

  test("are in the language of the account", async () => {
    const person = await settled();
    await site.executeOrThrow(
      `mutation { setUserLanguage(id: "${person.id}", language: ENG) { id } }`,
      {},
      "admin",
    );
    const { email } = await asked(person);
    expect(mailTo(person.email)?.text).toContain("“It was not me”");
    expect(mailTo(email)?.text).toContain("https://doloni.example/auth/email?lang=en#");
  });
});

describe("nobody learns which addresses have an account", () => {
  test("from the answer and the e-mails, which are the same for a taken address", async () => {
    const person = await settled();
    const { email: taken } = await settled();
    await site.db.query("truncate mail");
    const { current, fresh } = await asked(person, taken);
    expect(fresh).toHaveLength(43);
    expect(await confirm(current)).toBe(false);
    expect(await say("own", {}, person.token)).toMatchObject({ isConfirmedByCurrent: true });
  });

  test("until they read its e-mails: then the request ends, and both accounts stay", async () => {
    const person = await settled();
    const other = await settled();
    const { current, fresh } = await asked(person, other.email);
    expect(await confirm(fresh)).toEqual({ code: "CONFLICT", reason: "taken" });
    expect(await confirm(current)).toEqual(goneLink);
    expect(await mayEnter(person.email, person.password)).toBe(true);
    expect(await mayEnter(other.email, other.password)).toBe(true);
  });

  test("and an address that was given away meanwhile is not taken over", async () => {
    const person = await settled();
    const { email, current, fresh } = await asked(person);
    await confirm(fresh);
    await asAdmin("inviteUser", { email, name: "Faster", roles: ["editor"] });
    expect(await confirm(current)).toEqual({ code: "CONFLICT", reason: "taken" });
    expect(await mayEnter(person.email, person.password)).toBe(true);
  });
});

describe("the security log", () => {
  test("has the request, both confirmations and the change", async () => {
    const person = await settled();
    await site.db.query("truncate security_event");
    const { current, fresh } = await asked(person);
    await confirm(current);
    await confirm(fresh);
    const { items } = await say("securityEvents", {}, site.tokens.admin);
    expect((await events()).sort()).toEqual([
      "EMAIL_CHANGED",
      "EMAIL_CHANGE_CONFIRMED current",
      "EMAIL_CHANGE_CONFIRMED new",
      "EMAIL_CHANGE_REQUESTED",
    ]);
    expect(new Set(items.map(({ userId }: { userId: string }) => userId))).toEqual(
      new Set([person.id]),
    );
  });

  test("has a refusal and a cancellation", async () => {
    const person = await settled();
    const { current } = await asked(person);
    await say("refuse", { secret: current });
    await asked(person);
    await say("cancel", {}, person.token);
    await say("cancel", {}, person.token);
    const cancelled = (await events()).filter((kind: string) => kind === "EMAIL_CHANGE_CANCELLED");
    expect(cancelled).toHaveLength(2);
  });

  test("and all administrators read of a request by e-mail", async () => {
    const person = await settled();
    await site.db.query("truncate mail");
    const { email } = await asked(person);
    expect(await queuedEmails(site)).toMatchObject([
      { to: adminEmail, text: expect.stringContaining(`(${person.email}) → ${email}`) },
    ]);
  });
});

test("requests that have expired are deleted, with the addresses in them", async () => {
  await site.db.query("delete from email_change");
  await asked(await settled());
  pass(24 * 60);
  await asked(await settled());
  expect(await removeEmailChanges(site.db, now())).toEqual({ requests: 1 });
  expect(await site.db.query("select 1 from email_change")).toHaveLength(1);
});
