import { beforeEach, describe, expect, test } from "vitest";
import { createAdmin } from "../../../server/account/first-admin.ts";
import { adminEmail, password as adminPassword } from "../../support/accounts/accounts.ts";
import { secondStepsOf } from "../../support/accounts/second-step.ts";
import { countStatuses, signIn } from "../../support/accounts/sign-in.ts";
import { codeAt, stepsAfter } from "../../support/accounts/totp.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer } from "../../support/server/test-server.ts";

const { log, read } = aLog();
const site = await aServer({}, log);
const { say, setUp, protectedUser, settled, asAdmin } = secondStepsOf(site);

const now = new Date("2026-11-22T10:00:00.000Z");
const wrongField = (path: string) => ({ code: "INVALID", fields: [{ path, rule: "wrong" }] });
const codeRequired = { code: "SECOND_STEP_REQUIRED" };
const codeWrong = { code: "UNAUTHENTICATED", reason: "code" };

beforeEach(async () => {
  site.setClock(now);
  await site.db.query("delete from attempt");
});

describe("a user who sets up the second step", () => {
  test("gets a key for an authenticator app, as text, address and picture", async () => {
    const { email, token, password } = await settled();
    await site.executeOrThrow("{ settings { id } }");
    await site.db.query(
      "update settings set version = version + 1; update settings_translation set foundation_name = 'Надія'",
    );
    const { data } = await say("beginSecondStep", { password }, token);
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(data.uri);
    expect([uri.protocol, uri.host]).toEqual(["otpauth:", "totp"]);
    expect(decodeURIComponent(uri.pathname)).toBe(`/Надія:${email}`);
    expect(uri.searchParams.get("secret")).toBe(data.secret);
    expect(data.qrCode).toMatch(/^<svg .*<\/svg>$/s);
  });

  test("must type the password, so that a stolen session cannot shut the owner out", async () => {
    const { token } = await settled();
    const { error } = await say("beginSecondStep", { password: "a wrong password" }, token);
    expect(error).toEqual(wrongField("password"));
  });

  test("is asked for no code until one has been confirmed", async () => {
    const person = await settled();
    const { data } = await say("beginSecondStep", person, person.token);
    expect((await signIn(site, person)).status).toBe(200);
    const wrong = { code: codeAt(data.secret, stepsAfter(now, 10)) };
    expect((await say("confirmSecondStep", wrong, person.token)).error).toEqual(wrongField("code"));
    expect((await signIn(site, person)).status).toBe(200);
    const right = { code: codeAt(data.secret, now) };
    expect((await say("confirmSecondStep", right, person.token)).error).toBeNull();
    expect((await signIn(site, person)).body).toMatchObject(codeRequired);
  });

  test("gets ten recovery codes, and sees how many are left", async () => {
    const { token, codes } = await protectedUser(now);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const { data } = await say("secondStep", {}, token);
    expect(data).toEqual({ since: now.toISOString(), isRequired: false, recoveryCodesLeft: 10 });
  });

  test("cannot replace it without switching it off", async () => {
    const { token, password } = await protectedUser(now);
    const { error } = await say("beginSecondStep", { password }, token);
    expect(error).toEqual({ code: "CONFLICT", reason: "secondStepOn" });
  });

  test("continues with the last key when another tab has created one meanwhile", async () => {
    const { token, password } = await settled();
    const { data: first } = await say("beginSecondStep", { password }, token);
    const { data: second } = await say("beginSecondStep", { password }, token);
    const confirm = (secret: string) =>
      say("confirmSecondStep", { code: codeAt(secret, now) }, token);
    expect((await confirm(first.secret)).error).toEqual(wrongField("code"));
    expect((await confirm(second.secret)).error).toBeNull();
  });
});

describe("a user with a second step", () => {
  test("signs in with password and code, the same by REST and by GraphQL", async () => {
    const { email, password, secret } = await protectedUser(now);
    for (const [steps, way] of [
      [1, "rest"],
      [2, "graphql"],
    ] as const) {
      site.setClock(stepsAfter(now, steps));
      const credentials = { email, password, code: codeAt(secret, stepsAfter(now, steps)) };
      const token =
        way === "rest"
          ? (await signIn(site, credentials)).body.token
          : (await say("login", credentials)).data.token;
      expect((await say("images", {}, token)).error).toBeNull();
    }
  });

  test("is asked for the code when the password is right, by REST and by GraphQL", async () => {
    const { email, password } = await protectedUser(now);
    const rest = await signIn(site, { email, password });
    expect(rest).toMatchObject({ status: 401, body: codeRequired });
    expect((await say("login", { email, password })).error).toEqual(codeRequired);
    expect((await say("login", { email, password, code: " " })).error).toEqual(codeRequired);
  });

  test("is refused with a wrong code", async () => {
    const { email, password, secret } = await protectedUser(now);
    for (const code of [codeAt(secret, stepsAfter(now, 20)), "abcde-fghjk", "x"]) {
      expect((await say("login", { email, password, code })).error).toEqual(codeWrong);
    }
  });

  test("uses each code once, even with simultaneous requests", async () => {
    const { email, password, secret } = await protectedUser(now);
    const later = stepsAfter(now, 2);
    site.setClock(later);
    const credentials = { email, password, code: codeAt(secret, later) };
    const answers = await Promise.all([1, 2, 3].map(() => signIn(site, credentials)));
    expect(countStatuses(answers)).toEqual({ 200: 1, 401: 2 });
    expect((await say("login", credentials)).error).toEqual(codeWrong);
    site.setClock(stepsAfter(later, 1));
    const earlier = { email, password, code: codeAt(secret, stepsAfter(now, 1)) };
    expect((await say("login", earlier)).error).toEqual(codeWrong);
  });

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])("whose clock is %i steps off is let in: %s", async (drift, isLetIn) => {
    const { email, password, secret } = await protectedUser(now);
    const later = stepsAfter(now, 100);
    site.setClock(later);
    const code = codeAt(secret, stepsAfter(later, drift));
    expect((await signIn(site, { email, password, code })).status).toBe(isLetIn ? 200 : 401);
  });

  test("may type the code in two groups", async () => {
    const { email, password, secret } = await protectedUser(now);
    site.setClock(stepsAfter(now, 2));
    const code = codeAt(secret, stepsAfter(now, 2)).replace(/(...)/, " $1 ");
    expect((await signIn(site, { email, password, code })).status).toBe(200);
  });

  test("who changes the password with a one-time link still needs the code", async () => {
    const { id, email, secret } = await protectedUser(now);
    const link = (await asAdmin("renewInvitation", { id })).data.url;
    const acceptance = { secret: new URL(link).hash.slice(1), password: "another long password" };
    expect((await say("acceptInvitation", acceptance)).error).toEqual(codeRequired);
    const wrong = { ...acceptance, code: "000000" };
    expect((await say("acceptInvitation", wrong)).error).toEqual(codeWrong);
    site.setClock(stepsAfter(now, 2));
    const code = codeAt(secret, stepsAfter(now, 2));
    const { data } = await say("acceptInvitation", { ...acceptance, code });
    expect(data.email).toBe(email);
    expect((await say("images", {}, data.token)).error).toBeNull();
  });
});

describe("a person who lost the phone", () => {
  test("signs in with a recovery code, once, however it is written", async () => {
    const { email, password, codes, token } = await protectedUser(now);
    const code = ` ${codes[3]?.replace("-", " ").toUpperCase()} `;
    expect((await signIn(site, { email, password, code })).status).toBe(200);
    expect((await say("login", { email, password, code })).error).toEqual(codeWrong);
    expect((await say("secondStep", {}, token)).data.recoveryCodesLeft).toBe(9);
    expect((await signIn(site, { email, password, code: codes[0] ?? "" })).status).toBe(200);
  });

  test("uses a recovery code once, even with simultaneous requests", async () => {
    const { email, password, codes } = await protectedUser(now);
    const credentials = { email, password, code: codes[9] ?? "" };
    const answers = await Promise.all([1, 2, 3].map(() => signIn(site, credentials)));
    expect(countStatuses(answers)).toEqual({ 200: 1, 401: 2 });
  });

  test("cannot use somebody else's recovery code", async () => {
    const { email, password } = await protectedUser(now);
    const other = await protectedUser(now);
    const code = other.codes[0] ?? "";
    expect((await say("login", { email, password, code })).error).toEqual(codeWrong);
  });

  test("makes new recovery codes with password and code, which replace the earlier ones", async () => {
    const { email, password, codes, token } = await protectedUser(now);
    const [first = "", second = ""] = codes;
    const wrong = { password: "a wrong password", code: first };
    expect((await say("renewRecoveryCodes", wrong, token)).error).toEqual(wrongField("password"));
    const { error } = await say("renewRecoveryCodes", { password, code: "abcde-fghjk" }, token);
    expect(error).toEqual(wrongField("code"));
    const { data } = await say("renewRecoveryCodes", { password, code: first }, token);
    expect(data.codes).toHaveLength(10);
    expect((await say("login", { email, password, code: second })).error).toEqual(codeWrong);
    const renewed = { email, password, code: data.codes[0] };
    expect((await say("login", renewed)).error).toBeNull();
  });
});

describe("a user who switches the second step off", () => {
  test("needs the password and a code, and then signs in with the password alone", async () => {
    const { email, password, codes, token } = await protectedUser(now);
    const wrong = { password: "a wrong password", code: codes[0] };
    expect((await say("removeSecondStep", wrong, token)).error).toEqual(wrongField("password"));
    const { error } = await say("removeSecondStep", { password, code: "000000" }, token);
    expect(error).toEqual(wrongField("code"));
    expect((await signIn(site, { email, password })).status).toBe(401);
    const { data } = await say("removeSecondStep", { password, code: codes[0] }, token);
    expect(data).toEqual({ secondStepSince: null });
    expect((await signIn(site, { email, password })).status).toBe(200);
    expect(await site.db.query("select 1 from recovery_code where hash is null")).toEqual([]);
  });

  test("may set it up again, with another key and other recovery codes", async () => {
    const person = await protectedUser(now);
    const [first, second = ""] = person.codes;
    await say("removeSecondStep", { ...person, code: first }, person.token);
    const again = await setUp(person, stepsAfter(now, 2));
    expect(again.secret).not.toBe(person.secret);
    expect((await say("login", { ...person, code: second })).error).toEqual(codeWrong);
  });
});

describe("an admin", () => {
  test("removes the lost second step of another, and the history says who", async () => {
    const { id, email, password } = await protectedUser(now);
    const { data } = await say("removeUserSecondStep", { id }, site.tokens.admin);
    expect(data).toEqual({ secondStepSince: null });
    expect((await signIn(site, { email, password })).status).toBe(200);
    const changes = await site.db.query(
      "select user_name, action from change where item_id = $1 and action like 'secondStep%' order by action",
      [id],
    );
    expect(changes).toEqual([
      { user_name: expect.stringContaining("Person"), action: "secondStepAdded" },
      { user_name: "admin", action: "secondStepRemoved" },
    ]);
  });

  test("cannot remove their own without password and code", async () => {
    const { id, token } = await protectedUser(now, "admin");
    const { error } = await say("removeUserSecondStep", { id }, token);
    expect(error).toEqual({ code: "FORBIDDEN" });
  });

  test("sees who has one; others see it of themselves only", async () => {
    const { id, token } = await protectedUser(now);
    const { data } = await say("users", {}, site.tokens.admin);
    expect(data).toContainEqual({ id, secondStepSince: now.toISOString() });
    const own = await say("currentUser", {}, token);
    expect(own.data.secondStepSince).toBe(now.toISOString());
    const list = "{ caseWorkers { id secondStepSince } }";
    const worker = await protectedUser(now, "caseWorker");
    const { caseWorkers } = await site.executeOrThrow(list, {}, "caseWorker");
    expect(caseWorkers).toContainEqual({ id: worker.id, secondStepSince: null });
  });

  test("who is locked out gets in again with the command line, if it says so", async () => {
    const { email, password } = await protectedUser(now, "admin");
    await createAdmin(site.db, { email, password });
    expect((await signIn(site, { email, password })).body).toMatchObject(codeRequired);
    await createAdmin(site.db, { email, password, removesSecondStep: true });
    expect((await signIn(site, { email, password })).status).toBe(200);
  });
});

describe("a stranger", () => {
  test("learns nothing about the second step without the right password", async () => {
    const { email, secret } = await protectedUser(now);
    site.setClock(stepsAfter(now, 2));
    const password = "a wrong password";
    const code = codeAt(secret, stepsAfter(now, 2));
    const answers = [
      await signIn(site, { email, password }),
      await signIn(site, { email, password, code }),
      await signIn(site, { email: adminEmail, password, code }),
      await signIn(site, { email: "nobody@doloni.example", password, code }),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([401, answers[0]?.body]);
      expect(Object.keys(headers)).toEqual(Object.keys(answers[0]?.headers ?? {}));
    }
    const statements = (credentials: { email: string; password: string; code?: string }) =>
      site.countStatements(() => signIn(site, credentials));
    expect(await statements({ email, password, code })).toBe(
      await statements({ email: "nobody@doloni.example", password }),
    );
  });

  test("who knows the password may guess ten codes from one network, and the owner is let in from another", async () => {
    const { email, password, secret } = await protectedUser(now);
    const later = stepsAfter(now, 2);
    site.setClock(later);
    const guesses: { status: number }[] = [];
    for (let guess = 0; guess < 11; guess++) {
      const code = `00000${guess % 10}`;
      guesses.push(await signIn(site, { email, password, code }, { from: "10.1.0.1" }));
      // Asking for the code again, with the right password, must not reset the count.
      await signIn(site, { email, password }, { from: "10.1.0.1" });
    }
    expect(countStatuses(guesses)).toEqual({ 401: 10, 429: 1 });
    const right = { email, password, code: codeAt(secret, later) };
    expect((await signIn(site, right, { from: "10.1.0.1" })).status).toBe(429);
    expect((await signIn(site, right, { from: "10.2.0.1" })).status).toBe(200);
  });

  test("who knows the password may guess a hundred codes a day from all networks together", async () => {
    const { id, email, password } = await protectedUser(now);
    const guess = (from: string) => signIn(site, { email, password, code: "000000" }, { from });
    await guess("10.3.0.1");
    await site.db.query("update attempt set points = 99 where key = $1", [`code-account:${id}`]);
    expect((await guess("10.3.0.2")).status).toBe(401);
    expect((await guess("10.3.0.3")).status).toBe(429);
  });
});

test("neither the database nor the log contains a secret, a code or a recovery code", async () => {
  const { id, email, password, secret, codes } = await protectedUser(now);
  const [step] = await site.db.query("select secret from second_step where id = $1", [id]);
  expect(step.secret.toString("latin1")).not.toContain(secret);
  const hashes = await site.db.query("select hash from recovery_code where account_id = $1", [id]);
  expect(hashes).toHaveLength(10);
  for (const { hash } of hashes) expect(hash).toMatch(/^\$argon2id\$/);
  await site.db.query("alter table second_step rename to away");
  const code = codeAt(secret, stepsAfter(now, 1));
  const failed = await signIn(site, { email, password, code });
  await site.db.query("alter table away rename to second_step");
  expect(failed.status).toBe(500);
  expect(read()).toContain(failed.body.id);
  const changes = JSON.stringify(await site.db.query("select * from change"));
  for (const text of [secret, code, ...codes, ...codes.map((one) => one.replace("-", ""))]) {
    expect(read()).not.toContain(text);
    expect(changes).not.toContain(text);
  }
});

test("an account without a second step signs in as before, whatever code is sent", async () => {
  const credentials = { email: adminEmail, password: adminPassword, code: "123456" };
  expect((await signIn(site, credentials)).status).toBe(200);
});
