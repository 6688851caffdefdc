import { beforeEach, describe, expect, test } from "vitest";
import { adminEmail } from "../../support/accounts/accounts.ts";
import { secretIn, usersOf } from "../../support/accounts/user-client.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer } from "../../support/server/test-server.ts";

const sent: { to: string; subject: string; text: string }[] = [];
const { log, read } = aLog();
const site = await aServer(
  {
    publicUrl: "https://doloni.example",
    sendEmail: async (email) => {
      // Invitations are e-mailed, too.
      if (!email.subject.startsWith("Запрошення")) sent.push(email);
      if (email.to.startsWith("broken")) throw new Error("the mail server hung up");
      if (email.to.startsWith("refused")) return { kind: "refused", code: "EENVELOPE 550" };
      return { kind: "sent" };
    },
  },
  log,
);
const withoutMail = await aServer();
const { say, asAdmin, invited, settled, opens, mayEnter } = usersOf(site);
let now = Date.parse("2030-03-01T10:00:00Z");
const pass = (minutes: number) => {
  now += minutes * 60_000;
  site.setClock(new Date(now));
};
beforeEach(async () => {
  pass(60);
  sent.length = 0;
  await site.db.query("delete from attempt");
});

const ask = async (email: string, { from = "127.0.0.1", language = "ENG", at = site } = {}) => {
  const query = `mutation ($email: String!, $language: Language!) {
    requestPasswordReset(email: $email, language: $language)
  }`;
  const payload = { query, variables: { email, language } };
  const call = { method: "POST", url: "/graphql", remoteAddress: from, payload } as const;
  return (await at.request(call)).json();
};
const linkIn = (text = "") => /https:\S+/.exec(text)?.[0] ?? "";
/** Asks for a new password, and returns the secret of the e-mailed link. */
async function mailedSecret(email: string): Promise<string> {
  await ask(email);
  await expect.poll(() => sent.length).toBe(1);
  return secretIn(linkIn(sent.pop()?.text));
}
const next = "another long and calm password";
const accept = (secret: string) => say("acceptInvitation", { secret, password: next }, null);
const accepted = { data: { requestPasswordReset: true } };

describe("a user who forgot the password", () => {
  test("gets a link by e-mail, sets a new password, and all earlier sessions end", async () => {
    const { email, password, token } = await settled();
    const secret = await mailedSecret(email.toUpperCase());
    expect([await mayEnter(email, password), await opens(token)]).toEqual([true, true]);
    expect((await say("invitation", { secret }, null)).data).toMatchObject({ email });
    const { data } = await accept(secret);
    expect([await opens(token), await opens(data.token)]).toEqual([false, true]);
    expect([await mayEnter(email, password), await mayEnter(email, next)]).toEqual([false, true]);
  });

  test("reads the e-mail in the language of the page", async () => {
    const { email } = await settled();
    await ask(email, { language: "UA" });
    await expect.poll(() => sent.length).toBe(1);
    pass(5);
    await ask(email);
    await expect.poll(() => sent.length).toBe(2);
    const [ua, eng] = sent;
    expect(ua).toMatchObject({ to: email, subject: "Новий пароль для входу — doloni.example" });
    expect(linkIn(ua?.text)).toMatch(/^https:\/\/doloni\.example\/auth\/invitation#[\w-]{43}$/);
    expect(eng?.subject).toBe("A new password for signing in – doloni.example");
    expect(linkIn(eng?.text)).toContain("/auth/invitation?lang=en#");
  });

  test("can use the link once, for half an hour, and only the latest", async () => {
    const { email } = await settled();
    const earlier = await mailedSecret(email);
    pass(5);
    const secret = await mailedSecret(email);
    const gone = { code: "NOT_FOUND" };
    expect((await accept(earlier)).error).toEqual(gone);
    pass(30);
    expect((await accept(secret)).error).toEqual(gone);
    pass(-1 / 60);
    expect((await accept(secret)).error).toBeNull();
    expect((await accept(secret)).error).toEqual(gone);
  });

  test("keeps the link that an admin has made, and that link ends the e-mailed one", async () => {
    const { id, email } = await settled();
    const { data } = await asAdmin("renewInvitation", { id });
    const secret = await mailedSecret(email);
    expect((await accept(secretIn(data.url))).error).toBeNull();
    expect((await accept(secret)).error).toEqual({ code: "NOT_FOUND" });
  });

  test("cannot use the link once the account is deactivated", async () => {
    const { id, email } = await settled();
    const secret = await mailedSecret(email);
    await asAdmin("deactivateUser", { id });
    expect((await accept(secret)).error).toEqual({ code: "NOT_FOUND" });
    await asAdmin("reactivateUser", { id });
    expect((await accept(secret)).error).toEqual({ code: "NOT_FOUND" });
  });
});

describe("somebody who asks again and again for another person's password", () => {
  /** Each from a network of its own, which the limits per network do not stop. */
  const askFromEverywhere = async (email: string, times: number) => {
    for (let count = 0; count < times; count++) await ask(email, { from: `10.2.${count}.1` });
  };

  test("does not end the link that was mailed less than five minutes ago", async () => {
    const { email } = await settled();
    const secret = await mailedSecret(email);
    pass(4.9);
    await askFromEverywhere(email, 3);
    expect((await accept(secret)).error).toBeNull();
  });

  test("at the same moment sends one e-mail", async () => {
    const { email } = await settled();
    const { email: last } = await settled();
    await Promise.all(["10.3.1.1", "10.3.2.1", "10.3.3.1"].map((from) => ask(email, { from })));
    await ask(last);
    await expect.poll(() => sent.map(({ to }) => to)).toContain(last);
    expect(sent.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test("sends them six e-mails an hour at most, and leaves the last link valid", async () => {
    const { email } = await settled();
    for (let count = 0; count < 6; count++) {
      if (count > 0) pass(5);
      await ask(email, { from: `10.4.${count}.1` });
      await expect.poll(() => sent.length).toBe(count + 1);
    }
    const { email: last } = await settled();
    pass(5);
    await askFromEverywhere(email, 3);
    await ask(last);
    await expect.poll(() => sent.map(({ to }) => to)).toContain(last);
    expect(sent.filter(({ to }) => to === email)).toHaveLength(6);
    expect((await accept(secretIn(linkIn(sent[5]?.text)))).error).toBeNull();
  });

  test("an hour later the owner gets a link again", async () => {
    const { id, email } = await settled();
    await site.db.query(
      `insert into security_event (at, kind, user_id)
       select $1, 'passwordResetRequested', $2 from generate_series(1, 6)`,
      [new Date(now - 60 * 60_000), id],
    );
    expect(await mailedSecret(email)).toHaveLength(43);
  });
});

test("a link that the mail server did not take is no reason to send no other", async () => {
  const { data } = await asAdmin("inviteUser", {
    email: "refused@doloni.example",
    name: "Refused",
    roles: ["editor"],
  });
  await say("acceptInvitation", { secret: secretIn(data.url), password: next }, null);
  const stored = async () => {
    const query = "select reset_hash from account where email = 'refused@doloni.example'";
    return (await site.db.query(query))[0].reset_hash;
  };
  await ask("refused@doloni.example");
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(stored).toBeNull();
  await ask("refused@doloni.example");
  await expect.poll(() => sent.length).toBe(2);
  await expect.poll(stored).toBeNull();
});

describe("nobody learns which accounts exist", () => {
  test("from the answer, which is the same for known, unknown, invited and deactivated people", async () => {
    const { id, email: deactivated } = await settled();
    await asAdmin("deactivateUser", { id });
    const { email: invitee } = await invited();
    for (const email of ["nobody@doloni.example", deactivated, invitee, "", adminEmail]) {
      expect(await ask(email)).toEqual(accepted);
    }
    await expect.poll(() => sent.map(({ to }) => to)).toEqual([adminEmail]);
  });

  test("from the time of the answer, which does not wait for the mail server", async () => {
    let finish = () => {};
    const hanging = new Promise<{ kind: "sent" }>((resolve) => {
      finish = () => resolve({ kind: "sent" });
    });
    const slow = await aServer({ sendEmail: () => hanging });
    expect(await ask(adminEmail, { at: slow })).toEqual(accepted);
    finish();
  });

  test("from the limit: five in an hour, whether the account exists or not", async () => {
    for (const email of ["nobody@doloni.example", adminEmail]) {
      const answers = [];
      for (let count = 0; count < 6; count++) answers.push(await ask(email, { from: "10.1.1.1" }));
      expect(answers.slice(0, 5)).toEqual(new Array(5).fill(accepted));
      expect(answers[5].errors[0].extensions).toMatchObject({ code: "TOO_MANY" });
      expect(await ask(email, { from: "10.1.2.1" })).toEqual(accepted);
    }
  });
});

test("a site without a mail server says so, and changes nothing", async () => {
  const { passwordResetByEmail } = await withoutMail.executeOrThrow("{ passwordResetByEmail }");
  expect(passwordResetByEmail).toBe(false);
  expect(await ask(adminEmail, { at: withoutMail })).toEqual({
    data: { requestPasswordReset: false },
  });
  const [row] = await withoutMail.db.query("select count(reset_hash)::int from account");
  expect(row.count).toBe(0);
  expect((await site.executeOrThrow("{ passwordResetByEmail }")).passwordResetByEmail).toBe(true);
});

test("the link's secret is in the e-mail alone, neither in the database nor in the log", async () => {
  const { data } = await asAdmin("inviteUser", {
    email: "broken@doloni.example",
    name: "Broken",
    roles: ["editor"],
  });
  await say("acceptInvitation", { secret: secretIn(data.url), password: next }, null);
  const secret = await mailedSecret("broken@doloni.example");
  await expect.poll(read).toContain("the mail server hung up");
  const rows = await site.db.query("select * from account");
  expect(JSON.stringify(rows) + read()).not.toContain(secret);
});
