import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { countStatuses, signIn } from "../../support/accounts/sign-in.ts";
import { firstPassword, secretIn, usersOf } from "../../support/accounts/user-client.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer } from "../../support/server/test-server.ts";

const { log, read } = aLog();
const site = await aServer({ publicUrl: "https://doloni.example" }, log);
const { say, asAdmin, invited, settled, opens, mayEnter } = usersOf(site);
beforeEach(async () => {
  site.setClock(null);
  await site.db.query("delete from attempt");
});

const day = 24 * 60 * 60 * 1000;
const password = firstPassword;
const accept = (secret: string, newPassword = password, ipAddress?: string) =>
  say("acceptInvitation", { secret, password: newPassword }, null, ipAddress);
const notFound = { code: "NOT_FOUND" };

describe("an admin who invites somebody", () => {
  test("gets a link that names the invited person", async () => {
    site.setClock(new Date("2026-03-01T10:00:00.000Z"));
    const invitation = {
      email: "\u200EOlena@Doloni.Example ",
      name: " Олена\u00A0",
      roles: ["editor"],
    };
    const { data } = await asAdmin("inviteUser", invitation);
    expect(data.url).toMatch(/^https:\/\/doloni\.example\/auth\/invitation#[\w-]{43}$/);
    expect(data.expiresAt).toBe("2026-03-08T10:00:00.000Z");
    expect(data.user).toMatchObject({
      email: "olena@doloni.example",
      name: "Олена",
      roles: ["editor"],
      invitedUntil: data.expiresAt,
      deactivatedAt: null,
      canSignIn: false,
    });
    const { data: person } = await say("invitation", { secret: secretIn(data.url) }, null);
    expect(person).toEqual({ email: "olena@doloni.example", name: "Олена" });
  });

  test("cannot use one e-mail address for two people, however it is written", async () => {
    const { email } = await invited();
    const invitation = { email: email.toUpperCase(), name: "Another", roles: ["editor"] };
    const conflict = { code: "CONFLICT", reason: "taken" };
    expect((await asAdmin("inviteUser", invitation)).error).toEqual(conflict);
    const twice = { email: "twice@doloni.example", name: "Twice", roles: ["editor"] };
    const both = await Promise.all([1, 2].map(() => asAdmin("inviteUser", twice)));
    expect(both.map(({ error }) => error)).toEqual(expect.arrayContaining([conflict, null]));
  });

  test.each([
    ["email", { email: "olena" }, { rule: "isEmail" }],
    ["email", { email: "олена@doloni.example" }, { rule: "isEmail" }],
    ["name", { name: "  " }, { rule: "matches" }],
    ["name", { name: "н".repeat(101) }, { rule: "maxLength", limit: 100 }],
  ])("is told that %s is invalid in %j", async (path, wrong, rule) => {
    const invitation = {
      email: "right@doloni.example",
      name: "Right",
      roles: ["editor"],
      ...wrong,
    };
    const { error } = await asAdmin("inviteUser", invitation);
    expect(error).toEqual({ code: "INVALID", fields: [{ path, ...rule }] });
  });

  test("can create a new link, which invalidates the previous one", async () => {
    const { id, secret } = await invited();
    const { data } = await asAdmin("renewInvitation", { id });
    expect((await accept(secret)).error).toEqual(notFound);
    expect((await accept(secretIn(data.url))).error).toBeNull();
  });

  test.each(["00000000-0000-4000-8000-000000000000", "nobody"])(
    "cannot create a link for the unknown id %s",
    async (id) => {
      expect((await asAdmin("renewInvitation", { id })).error).toEqual(notFound);
    },
  );
});

describe("an invited person", () => {
  test("sets a password with the link, is signed in, and signs in with it from then on", async () => {
    const { id, email, name, secret } = await invited({ roles: ["admin"] });
    expect(await mayEnter(email, password)).toBe(false);
    const { data } = await accept(secret);
    const token = expect.any(String);
    expect(data).toEqual({ id, email, name, userType: "admin", token });
    expect(await opens(data.token)).toBe(true);
    expect(await mayEnter(email, password)).toBe(true);
    const { data: users } = await say("users", {}, data.token);
    expect(users.find((user: { id: string }) => user.id === id)).toMatchObject({
      canSignIn: true,
      invitedUntil: null,
    });
  });

  test("can use the link once", async () => {
    const { email, secret } = await invited();
    await accept(secret);
    expect((await accept(secret, "somebody else's password")).error).toEqual(notFound);
    expect((await say("invitation", { secret }, null)).data).toBeNull();
    expect(await mayEnter(email, password)).toBe(true);
  });

  test("can use the link once, even with simultaneous requests", async () => {
    const { secret } = await invited();
    const answers = await Promise.all([1, 2, 3].map(() => accept(secret)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test("can use the link for seven days and no longer, and a renewed one as well", async () => {
    const createdAt = Date.parse("2026-03-01T10:00:00Z");
    site.setClock(new Date(createdAt));
    const { id, secret } = await invited();
    site.setClock(new Date(createdAt + 7 * day));
    expect((await say("invitation", { secret }, null)).data).toBeNull();
    expect((await accept(secret)).error).toEqual(notFound);
    const renewed = secretIn((await asAdmin("renewInvitation", { id })).data.url);
    site.setClock(new Date(createdAt + 14 * day - 1));
    expect((await accept(renewed)).error).toBeNull();
  });

  test.each([
    ["short one", "minLength", 10],
    ["p".repeat(201), "maxLength", 200],
  ])(
    "cannot choose the password %s, and the link stays valid",
    async (newPassword, rule, limit) => {
      const { secret } = await invited();
      const { error } = await accept(secret, newPassword);
      expect(error).toEqual({ code: "INVALID", fields: [{ path: "password", rule, limit }] });
      expect((await accept(secret)).error).toBeNull();
    },
  );
});

describe("a user who forgot the password", () => {
  test("can sign in with the old password until the link is used; then all other sessions end", async () => {
    const { id, email, token } = await settled();
    const secret = secretIn((await asAdmin("renewInvitation", { id })).data.url);
    expect([await mayEnter(email, password), await opens(token)]).toEqual([true, true]);
    const { data } = await accept(secret, "another long password");
    expect([await opens(token), await opens(data.token)]).toEqual([false, true]);
    expect(await mayEnter(email, password)).toBe(false);
    expect(await mayEnter(email, "another long password")).toBe(true);
  });

  test("can use the link although wrong guesses have locked the account", async () => {
    const { id, email } = await settled();
    const guess = () => signIn(site, { email, password: "a wrong guess" });
    const guesses: { status: number }[] = [];
    for (let index = 0; index < 11; index++) guesses.push(await guess());
    expect(countStatuses(guesses)).toEqual({ 401: 10, 429: 1 });
    const { data } = await asAdmin("renewInvitation", { id });
    const accepted = await accept(secretIn(data.url), "another long password");
    expect(await opens(accepted.data.token)).toBe(true);
  });
});

describe("a network address", () => {
  test("may try thirty links, then no further link and no password", async () => {
    const codes: unknown[] = [];
    for (let guess = 0; guess < 31; guess++) {
      codes.push((await accept(`guess-${guess}`, password, "10.7.0.1")).error?.code);
    }
    expect(codes).toEqual([...new Array(30).fill("NOT_FOUND"), "TOO_MANY"]);
    const { email } = await settled();
    const credentials = { email, password };
    expect((await signIn(site, credentials, { from: "10.7.0.1" })).status).toBe(429);
    expect((await signIn(site, credentials, { from: "10.7.0.2" })).status).toBe(200);
  });
});

test("neither the database nor the log contains the secret of a link", async () => {
  const { id, secret } = await invited();
  const [row] = await site.db.query("select * from account where id = $1", [id]);
  expect(row.invitation_hash).toBe(createHash("sha256").update(secret).digest("hex"));
  expect(JSON.stringify(row)).not.toContain(secret);
  const changes = await site.db.query("select * from change");
  expect(JSON.stringify(changes)).not.toContain(secret);
  await site.db.query("alter table account rename to away");
  const failures = [await accept(secret, "a password for the log"), await asAdmin("users")];
  await site.db.query("alter table away rename to account");
  expect(failures.map(({ error }) => error?.code)).toEqual(["INTERNAL", "INTERNAL"]);
  await accept(secret, "a password for the log");
  expect(read()).toContain(String(failures[0]?.error?.id));
  for (const secretText of [secret, row.invitation_hash, "a password for the log"]) {
    expect(read()).not.toContain(secretText);
  }
});
