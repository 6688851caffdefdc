import { beforeEach, describe, expect, test } from "vitest";
import { createAdmin } from "../../../server/account/first-admin.ts";
import { adminEmail, password } from "../../support/accounts.ts";
import { signIn } from "../../support/server/sign-in.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(async () => {
  await createAdmin(site.db, { email: adminEmail, password });
  await site.db.query("delete from attempt");
});

const next = "an even longer and calmer password";
const change = `mutation ($current: String!, $next: String!) {
  changePassword(current: $current, next: $next) { email userType token }
}`;

const session = async () => (await signIn(site, { email: adminEmail, password })).body.token;

async function sayAs(token: string, query: string, variables: object = {}) {
  const headers = { authorization: `Bearer ${token}` };
  const payload = { query, variables };
  return (await site.request({ method: "POST", url: "/graphql", headers, payload })).json();
}

const opens = async (token: string) => {
  const { data } = await sayAs(token, "{ currentUser { email } }");
  return data.currentUser !== null;
};

describe("somebody who changes the password", () => {
  test("goes on with a new session, and every other one has ended", async () => {
    const [here, elsewhere] = [await session(), await session()];
    const { data } = await sayAs(here, change, { current: password, next });
    expect(data.changePassword).toMatchObject({ email: adminEmail, userType: "admin" });
    expect(await opens(data.changePassword.token)).toBe(true);
    expect([await opens(here), await opens(elsewhere)]).toEqual([false, false]);
    const { errors } = await sayAs(elsewhere, "{ images { total } }");
    expect(errors[0].extensions).toEqual({ code: "UNAUTHENTICATED", reason: "ended" });
    const headers = { authorization: `Bearer ${elsewhere}` };
    const rest = await site.request({ method: "POST", url: "/api/members", headers, payload: {} });
    expect(rest.statusCode).toBe(401);
  });

  test("signs in with the new one from then on, and no longer with the old one", async () => {
    await sayAs(await session(), change, { current: password, next });
    expect((await signIn(site, { email: adminEmail, password })).status).toBe(401);
    expect((await signIn(site, { email: adminEmail, password: next })).status).toBe(200);
  });

  test("leaves the sessions of other people alone", async () => {
    await sayAs(await session(), change, { current: password, next });
    expect(await opens(site.tokens.editor)).toBe(true);
  });

  test("has to know the present one", async () => {
    const token = await session();
    const { errors } = await sayAs(token, change, { current: "a wrong one", next });
    expect(errors[0].extensions).toEqual({
      code: "INVALID",
      fields: [{ path: "current", rule: "wrong" }],
    });
    expect(await opens(token)).toBe(true);
    expect((await signIn(site, { email: adminEmail, password })).status).toBe(200);
  });

  test("cannot guess the present one for ever with a token that was found", async () => {
    const token = await session();
    const codes: string[] = [];
    for (let guess = 0; guess < 11; guess++) {
      const { errors } = await sayAs(token, change, { current: `guess ${guess}`, next });
      codes.push(errors[0].extensions.code);
    }
    expect(codes).toEqual([...new Array(10).fill("INVALID"), "TOO_MANY"]);
  });

  test.each([
    ["short one", "minLength", 10],
    ["p".repeat(201), "maxLength", 200],
  ])("cannot take %s", async (wish, rule, limit) => {
    const { errors } = await sayAs(await session(), change, { current: password, next: wish });
    expect(errors[0].extensions.fields).toEqual([{ path: "next", rule, limit }]);
  });
});

test("an administrator made anew on the command line ends the sessions of before", async () => {
  const token = await session();
  await createAdmin(site.db, { email: adminEmail.toUpperCase(), password: next });
  expect(await opens(token)).toBe(false);
  expect((await signIn(site, { email: adminEmail, password: next })).status).toBe(200);
});

test("passwords are kept as argon2id, each with a salt of its own", async () => {
  const rows: { password_hash: string }[] = await site.db.query(
    "select password_hash from account",
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { password_hash: hash } of rows) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  }
  expect(new Set(rows.map((row) => row.password_hash)).size).toBe(rows.length);
});
