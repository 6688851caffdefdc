import { beforeEach, describe, expect, test } from "vitest";
import { createAdmin } from "../../../server/account/first-admin.ts";
import { adminEmail, password } from "../../support/accounts/accounts.ts";
import { signIn } from "../../support/accounts/sign-in.ts";
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

async function executeWithToken(token: string, query: string, variables: object = {}) {
  const headers = { authorization: `Bearer ${token}` };
  const payload = { query, variables };
  return (await site.request({ method: "POST", url: "/graphql", headers, payload })).json();
}

const isSignedIn = async (token: string) => {
  const { data } = await executeWithToken(token, "{ currentUser { email } }");
  return data.currentUser !== null;
};

describe("a user who changes their password", () => {
  test("continues with a new session, and all their other sessions end", async () => {
    const [thisSession, otherSession] = [await session(), await session()];
    const { data } = await executeWithToken(thisSession, change, { current: password, next });
    expect(data.changePassword).toMatchObject({ email: adminEmail, userType: "admin" });
    expect(await isSignedIn(data.changePassword.token)).toBe(true);
    expect([await isSignedIn(thisSession), await isSignedIn(otherSession)]).toEqual([false, false]);
    const { errors } = await executeWithToken(otherSession, "{ images { total } }");
    expect(errors[0].extensions).toEqual({ code: "UNAUTHENTICATED", reason: "ended" });
    const headers = { authorization: `Bearer ${otherSession}` };
    const rest = await site.request({ method: "POST", url: "/api/members", headers, payload: {} });
    expect(rest.statusCode).toBe(401);
  });

  test("signs in with the new one from then on, and no longer with the old one", async () => {
    await executeWithToken(await session(), change, { current: password, next });
    expect((await signIn(site, { email: adminEmail, password })).status).toBe(401);
    expect((await signIn(site, { email: adminEmail, password: next })).status).toBe(200);
  });

  test("does not end the sessions of other people", async () => {
    await executeWithToken(await session(), change, { current: password, next });
    expect(await isSignedIn(site.tokens.editor)).toBe(true);
  });

  test("must know the current one", async () => {
    const token = await session();
    const { errors } = await executeWithToken(token, change, { current: "a wrong one", next });
    expect(errors[0].extensions).toEqual({
      code: "INVALID",
      fields: [{ path: "current", rule: "wrong" }],
    });
    expect(await isSignedIn(token)).toBe(true);
    expect((await signIn(site, { email: adminEmail, password })).status).toBe(200);
  });

  test("cannot guess the current one without limit by using a stolen token", async () => {
    const token = await session();
    const codes: string[] = [];
    for (let guess = 0; guess < 11; guess++) {
      const { errors } = await executeWithToken(token, change, { current: `guess ${guess}`, next });
      codes.push(errors[0].extensions.code);
    }
    expect(codes).toEqual([...new Array(10).fill("INVALID"), "TOO_MANY"]);
  });

  test.each([
    ["short one", "minLength", 10],
    ["p".repeat(201), "maxLength", 200],
  ])("cannot choose %s", async (newPassword, rule, limit) => {
    const { errors } = await executeWithToken(await session(), change, {
      current: password,
      next: newPassword,
    });
    expect(errors[0].extensions.fields).toEqual([{ path: "next", rule, limit }]);
  });
});

test("setting an administrator's password on the command line ends their earlier sessions", async () => {
  const token = await session();
  await createAdmin(site.db, { email: adminEmail.toUpperCase(), password: next });
  expect(await isSignedIn(token)).toBe(false);
  expect((await signIn(site, { email: adminEmail, password: next })).status).toBe(200);
});

test("passwords are stored as argon2id hashes, each with its own salt", async () => {
  const rows: { password_hash: string }[] = await site.db.query(
    "select password_hash from account",
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { password_hash: hash } of rows) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d,p=1\$/);
  }
  expect(new Set(rows.map((row) => row.password_hash)).size).toBe(rows.length);
});
