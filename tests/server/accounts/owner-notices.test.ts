import { beforeEach, describe, expect, test } from "vitest";
import { adminEmail, applicationKey } from "../../support/accounts/accounts.ts";
import { secondStepsOf } from "../../support/accounts/second-step.ts";
import { secretIn, usersOf } from "../../support/accounts/user-client.ts";
import { queuedEmails } from "../../support/applications/submit-form.ts";
import { aDatabase } from "../../support/database/database.ts";
import { runSiteProgram } from "../../support/processes/site-command.ts";
import { aServer } from "../../support/server/test-server.ts";

const publicUrl = "https://doloni.example";
let mailed = "";
const url = await aDatabase();
const site = await aServer({
  database: { url },
  publicUrl,
  sendEmail: async ({ text }) => {
    mailed = text;
    return { kind: "sent" };
  },
});
const { say, setUp, protectedUser, settled } = secondStepsOf(site);
const { say: sayOfUsers, invited, asAdmin } = usersOf(site);
const now = new Date("2026-11-22T10:00:00.000Z");
const next = "calm rivers at noon";
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";

beforeEach(async () => {
  site.setClock(now);
  await site.db.query("delete from attempt");
  await site.db.query("truncate mail");
});

/** The e-mails to the owner of the account; those to all admins are not among them. */
const noticesTo = async (email: string) =>
  (await queuedEmails(site)).filter(({ to, subject }) => to === email && !subject?.includes(" · "));
const speak = (id: string, language: "UA" | "ENG") =>
  site.executeOrThrow(
    `mutation { setUserLanguage(id: "${id}", language: ${language}) { id } }`,
    {},
    "admin",
  );
const changePassword = ({ token, password }: { token: string; password: string }, to = next) =>
  site.request({
    method: "POST",
    url: "/graphql",
    headers: { authorization: `Bearer ${token}`, "user-agent": firefox },
    payload: { query: `mutation { changePassword(current: "${password}", next: "${to}") { id } }` },
  });

describe("a person whose password changes", () => {
  test("by their own hand is told when, from where, and what to do if it was not them", async () => {
    const person = await settled();
    await changePassword(person);
    const [notice, ...others] = await noticesTo(person.email);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ subject: "Ваш пароль змінено — doloni.example" });
    for (const part of [
      "Коли: 2026-11-22 12:00 (за київським часом)",
      "Звідки: 127.0.0.1, Firefox, Windows",
      `${publicUrl}/auth/forgot`,
    ]) {
      expect(notice?.text).toContain(part);
    }
  });

  test("reads it in the language of their account", async () => {
    const person = await settled();
    await speak(person.id, "ENG");
    await changePassword(person);
    const [notice] = await noticesTo(person.email);
    expect(notice?.subject).toBe("Your password was changed – doloni.example");
    expect(notice?.text).toContain(`${publicUrl}/auth/forgot?lang=en`);
  });

  test("by a mailed link is told so", async () => {
    const { email } = await settled();
    mailed = "";
    await site.execute(`mutation { requestPasswordReset(email: "${email}", language: ENG) }`);
    await expect.poll(() => mailed).toContain("/auth/invitation");
    const secret = secretIn(/https:\S+/.exec(mailed)?.[0] ?? "");
    await sayOfUsers("acceptInvitation", { secret, password: next }, null);
    expect(await noticesTo(email)).toHaveLength(1);
  });

  test("by an admin's link is told so", async () => {
    const { id, email } = await settled();
    const { data } = await asAdmin("renewInvitation", { id });
    await sayOfUsers("acceptInvitation", { secret: secretIn(data.url), password: next }, null);
    expect(await noticesTo(email)).toHaveLength(1);
  });

  test("on the server's command line is told so, and of the second step that went with it", async () => {
    const { email, password } = await protectedUser(now, "admin");
    await site.db.query("truncate mail");
    const { output } = await runSiteProgram(
      "create-admin",
      ["--email", email, "--password", password, "--remove-second-step"],
      {
        DATABASE_URL: url,
        DATA_DIR: site.dataDir,
        APPLICATION_KEY: applicationKey,
        PUBLIC_URL: publicUrl,
      },
    );
    expect(output).toContain(`${email} is an administrator.`);
    const notices = await noticesTo(email);
    expect(notices.map(({ subject }) => subject).sort()).toEqual([
      "Ваш пароль змінено — doloni.example",
      "Двоетапний вхід вимкнено — doloni.example",
    ]);
    for (const { text } of notices) expect(text).toContain("Звідки: командний рядок сервера");
  });

  test("for the first time, with an invitation, is not disturbed", async () => {
    const { email, secret } = await invited({ email: "newcomer@doloni.example" });
    await site.db.query("truncate mail");
    await sayOfUsers("acceptInvitation", { secret, password: next }, null);
    expect(await noticesTo(email)).toEqual([]);
  });

  test("in vain, because it was guessed wrong or is too weak, is not disturbed", async () => {
    const person = await settled();
    await changePassword({ ...person, password: "a wrong one" });
    await changePassword(person, "password123");
    expect(await noticesTo(person.email)).toEqual([]);
  });
});

describe("a person whose second step changes", () => {
  const subjectsOf = async (email: string) =>
    (await noticesTo(email)).map(({ subject }) => subject);

  test("is told when it is set up", async () => {
    const person = await settled();
    await setUp(person, now);
    expect(await subjectsOf(person.email)).toEqual(["Двоетапний вхід увімкнено — doloni.example"]);
  });

  test("is told when they switch it off", async () => {
    const { email, token, password, codes } = await protectedUser(now);
    await site.db.query("truncate mail");
    await say("removeSecondStep", { password, code: codes[0] }, token);
    expect(await subjectsOf(email)).toEqual(["Двоетапний вхід вимкнено — doloni.example"]);
  });

  test("is told when an admin removes it, and who that was", async () => {
    const { id, email } = await protectedUser(now);
    await site.db.query("truncate mail");
    await say("removeUserSecondStep", { id }, site.tokens.admin);
    const [notice] = await noticesTo(email);
    expect(notice?.subject).toBe("Двоетапний вхід вимкнено — doloni.example");
    expect(notice?.text).toContain(`Хто: admin (${adminEmail})`);
  });

  test("is told when its recovery codes are replaced, without the codes", async () => {
    const { email, token, password, codes } = await protectedUser(now);
    await site.db.query("truncate mail");
    const { data } = await say("renewRecoveryCodes", { password, code: codes[0] }, token);
    const [notice] = await noticesTo(email);
    expect(notice?.subject).toBe("Створено нові резервні коди — doloni.example");
    for (const code of [...codes, ...data.codes]) expect(notice?.text).not.toContain(code);
  });
});
