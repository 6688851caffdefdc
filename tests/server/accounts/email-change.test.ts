import { beforeEach, describe, expect, test } from "vitest";
import {
  aSiteOfEmailChanges,
  goneLink,
  type Person,
} from "../../support/accounts/email-changes.ts";
import { secondStepsOf } from "../../support/accounts/second-step.ts";
import { codeAt, stepsAfter } from "../../support/accounts/totp.ts";
import { firstPassword, secretIn, usersOf } from "../../support/accounts/user-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const { site, sent, anAddress, say, ask, asked, confirm, secretTo, events, now, pass } =
  await aSiteOfEmailChanges();
const { say: sayOfUsers, asAdmin, settled, mayEnter } = usersOf(site);
const { protectedUser } = secondStepsOf(site);

beforeEach(async () => {
  pass(60);
  sent.length = 0;
  await site.db.query("delete from attempt");
});

describe("a person who wants to sign in with another address", () => {
  test("confirms it from both addresses, and only then it changes", async () => {
    const person = await settled();
    const { email, current, fresh } = await asked(person);
    expect(await mayEnter(person.email, person.password)).toBe(true);
    expect(await say("link", { secret: current })).toEqual({ email, isForNewAddress: false });
    expect(await say("link", { secret: fresh })).toEqual({ email, isForNewAddress: true });
    expect(await confirm(current)).toBe(false);
    expect(await mayEnter(email, person.password)).toBe(false);
    expect(await say("own", {}, person.token)).toEqual({
      email,
      isConfirmedByCurrent: true,
      isConfirmedByNew: false,
    });
    expect(await confirm(fresh)).toBe(true);
    expect(await mayEnter(email, person.password)).toBe(true);
    expect(await mayEnter(person.email, person.password)).toBe(false);
  });

  test("may confirm from the new address first", async () => {
    const person = await settled();
    const { email, current, fresh } = await asked(person);
    expect([await confirm(fresh), await confirm(current)]).toEqual([false, true]);
    expect(await mayEnter(email, person.password)).toBe(true);
  });

  test("types it with capitals and spaces, and it is stored as every address is", async () => {
    const person = await settled();
    const email = anAddress();
    expect(await ask(person, `  ${email.toUpperCase()} `)).toMatchObject({ email });
  });

  test.each(["not an address", "", "a@b@doloni.example"])(
    "reads at the field that %j is none",
    async (email) => {
      const answer = await ask(await settled(), email);
      expect(answer).toMatchObject({ code: "INVALID", fields: [{ path: "email" }] });
    },
  );

  test("is told when it is their present one", async () => {
    const person = await settled();
    expect(await ask(person, person.email.toUpperCase())).toEqual({
      code: "INVALID",
      fields: [{ path: "email", rule: "unchanged" }],
    });
  });

  test("must know the password", async () => {
    const person = await settled();
    expect(await ask(person, anAddress(), { password: "a wrong one" })).toEqual({
      code: "INVALID",
      fields: [{ path: "password", rule: "wrong" }],
    });
    expect(sent).toEqual([]);
    expect(await events()).toContain("CONFIRMATION_REFUSED");
  });

  test("with a second step needs its code too", async () => {
    const person = await protectedUser(now());
    const wrong = { code: "INVALID", fields: [{ path: "code", rule: "wrong" }] };
    expect(await ask(person, anAddress())).toEqual(wrong);
    expect(await ask(person, anAddress(), { code: "000000" })).toEqual(wrong);
    expect(sent).toEqual([]);
    const code = codeAt(person.secret, stepsAfter(now(), 1));
    expect(await ask(person, anAddress(), { code })).toMatchObject({ isConfirmedByNew: false });
  });

  test("must be signed in", async () => {
    const variables = { email: anAddress(), password: firstPassword };
    expect(await say("request", variables)).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await say("own", {})).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await say("cancel", {})).toMatchObject({ code: "UNAUTHENTICATED" });
  });

  test("asks five times an hour at most, also from other networks", async () => {
    const person = await settled();
    for (let count = 0; count < 5; count++) await asked(person);
    expect(await ask(person, anAddress())).toMatchObject({ code: "TOO_MANY" });
    expect(sent).toHaveLength(10);
    await asked(await settled());
  });

  test("sees that the mail server did not take an e-mail, and nothing is open", async () => {
    const person = await settled();
    for (const email of ["refused@nowhere.example", "broken@nowhere.example"]) {
      expect(await ask(person, email)).toEqual({ code: "CONFLICT", reason: "notSent" });
      expect(await say("own", {}, person.token)).toBeNull();
    }
    expect(await confirm(secretTo(person.email))).toEqual(goneLink);
  });

  test("on a site without a mail server cannot", async () => {
    const silent = await aServer();
    const person = await usersOf(silent).settled();
    const variables = { email: anAddress(), password: person.password };
    expect(await say("request", variables, person.token, silent)).toEqual({
      code: "CONFLICT",
      reason: "noMailServer",
    });
    expect(await silent.db.query("select 1 from email_change")).toEqual([]);
  });
});

describe("the links", () => {
  test("work for 24 hours", async () => {
    const person = await settled();
    const { current, fresh } = await asked(person);
    pass(24 * 60 - 1);
    expect(await confirm(current)).toBe(false);
    pass(1);
    expect(await say("link", { secret: fresh })).toBeNull();
    expect(await confirm(fresh)).toEqual(goneLink);
  });

  test("work once", async () => {
    const { current, fresh } = await asked(await settled());
    await confirm(current);
    expect(await confirm(current)).toEqual(goneLink);
    await confirm(fresh);
    expect([await confirm(fresh), await confirm(current)]).toEqual([goneLink, goneLink]);
  });

  test("confirm once when they are opened twice at the same moment", async () => {
    const { current, fresh } = await asked(await settled());
    const answers = await Promise.all([current, current, fresh, fresh].map((one) => confirm(one)));
    expect(answers.filter((answer) => answer === true)).toHaveLength(1);
    expect(answers.filter((answer) => answer === false)).toHaveLength(1);
  });

  test("end when another request replaces theirs", async () => {
    const person = await settled();
    const earlier = await asked(person);
    const later = await asked(person);
    expect([await confirm(earlier.current), await confirm(earlier.fresh)]).toEqual([
      goneLink,
      goneLink,
    ]);
    expect([await confirm(later.current), await confirm(later.fresh)]).toEqual([false, true]);
  });

  test("have secrets that only the e-mails know", async () => {
    const { current, fresh } = await asked(await settled());
    const rows = JSON.stringify(await site.db.query("select * from email_change"));
    expect(rows).not.toContain(current);
    expect(rows).not.toContain(fresh);
    expect([current, fresh].map((secret) => secret.length)).toEqual([43, 43]);
  });

  test("cannot be guessed without limit", async () => {
    const codes = [];
    for (let count = 0; count < 31; count++) codes.push((await confirm("guess")).code);
    expect(new Set(codes.slice(0, 30))).toEqual(new Set(["NOT_FOUND"]));
    expect(codes[30]).toBe("TOO_MANY");
  });
});

describe("a request is cancelled", () => {
  const nextPassword = "calm rivers at noon";
  const ways: [how: string, (person: Person, links: { current: string }) => Promise<unknown>][] = [
    [
      "when the password changes",
      ({ token, password: current }) =>
        say("changePassword", { current, next: nextPassword }, token),
    ],
    [
      "when the password is reset",
      async ({ id }) => {
        const { data } = await asAdmin("renewInvitation", { id });
        const secret = secretIn(data.url);
        await sayOfUsers("acceptInvitation", { secret, password: nextPassword }, null);
      },
    ],
    [
      "when the account is deactivated, also for when it is active again",
      async ({ id }) => {
        await asAdmin("deactivateUser", { id });
        await asAdmin("reactivateUser", { id });
      },
    ],
    ["by who reads the present address", (_, { current }) => say("refuse", { secret: current })],
    ["by its person", ({ token }) => say("cancel", {}, token)],
  ];

  test.each(ways)("%s", async (_, act) => {
    const person = await settled();
    const { current, fresh } = await asked(person);
    expect(await confirm(fresh)).toBe(false);
    await act(person, { current });
    expect([await confirm(current), await confirm(fresh)]).toEqual([goneLink, goneLink]);
    expect(
      await site.db.query("select 1 from email_change where account_id = $1", [person.id]),
    ).toEqual([]);
  });

  test("by a stranger whose address was mistyped", async () => {
    const { current, fresh } = await asked(await settled());
    expect(await say("refuse", { secret: fresh })).toBe(true);
    expect([await confirm(current), await say("refuse", { secret: fresh })]).toEqual([
      goneLink,
      goneLink,
    ]);
  });
});
