import { hash, verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "../../../server/account/password.ts";
import { adminEmail, password } from "../../support/accounts/accounts.ts";
import { signIn } from "../../support/accounts/sign-in.ts";
import { usersOf } from "../../support/accounts/user-client.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer } from "../../support/server/test-server.ts";

// The real argon2, with the number of password comparisons counted.
vi.mock("@node-rs/argon2", async (load) => {
  const argon2 = await load<typeof import("@node-rs/argon2")>();
  return { hash: argon2.hash, verify: vi.fn(argon2.verify) };
});

const { log, read } = aLog();
const site = await aServer({}, log);
beforeEach(() => site.db.query("delete from attempt"));

const login = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) { id name email userType roles token deviceId }
}`;
const refused = { code: "UNAUTHENTICATED", reason: "credentials" };

describe("an admin who signs in", () => {
  test("may paste the e-mail address with what was copied along", async () => {
    const { status } = await signIn(site, { email: `mailto:${adminEmail}\u200B `, password });
    expect(status).toBe(200);
  });

  test("gets the user object with a token, the same by REST and by GraphQL", async () => {
    const { status, body } = await signIn(site, { email: adminEmail, password });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: "admin",
      email: adminEmail,
      userType: "admin",
      roles: ["admin"],
      token: expect.stringMatching(/^[\w-]+(?:\.[\w-]+){2}$/),
      deviceId: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { login: session } = await site.executeOrThrow(login, { email: adminEmail, password });
    expect(session).toEqual({
      ...body,
      token: expect.any(String),
      deviceId: expect.any(String),
    });
  });

  test("is identified by the token in every later request", async () => {
    const { body } = await signIn(site, { email: adminEmail, password });
    const headers = { authorization: `Bearer ${body.token}` };
    const payload = { query: "{ currentUser { id name email userType roles } }" };
    const { data } = (
      await site.request({ method: "POST", url: "/graphql", headers, payload })
    ).json();
    const { token: _token, deviceId: _deviceId, ...user } = body;
    expect(data.currentUser).toEqual(user);
    const posted = await site.request({
      method: "POST",
      url: "/api/members",
      headers,
      payload: { translations: { ua: { name: "Оксана" } } },
    });
    expect(posted.statusCode).toBe(201);
  });

  test.each(["Admin@Doloni.EXAMPLE", " admin@doloni.example ", "\tADMIN@doloni.example\n"])(
    "may type the e-mail as %j",
    async (email) => {
      expect((await signIn(site, { email, password })).status).toBe(200);
      expect((await site.execute(login, { email, password })).errors).toBeUndefined();
    },
  );

  test("must type the password exactly", async () => {
    for (const wrong of [` ${password}`, `${password} `, password.toUpperCase(), ""]) {
      expect((await signIn(site, { email: adminEmail, password: wrong })).status).toBe(401);
    }
  });
});

test("a password of an earlier version, hashed with letters in parts, still opens the account", async () => {
  const typed = "кобилячий йоржик".normalize("NFD");
  const earlier = await hash(typed);
  expect(await verifyPassword(earlier, typed)).toBe(true);
  expect(await verifyPassword(earlier, "кобилячий йожик")).toBe(false);
  expect(await verifyPassword(await hashPassword(typed), typed.normalize("NFC"))).toBe(true);
});

describe("a person whose sign-in is refused", () => {
  const wrong = { email: adminEmail, password: "a wrong password" };
  const unknown = { email: "nobody@doloni.example", password };

  test("is not told whether the e-mail or the password is wrong", async () => {
    const [one, other] = [await signIn(site, wrong), await signIn(site, unknown)];
    expect(one.status).toBe(401);
    expect(one.body).toEqual({ ...refused, message: expect.any(String) });
    expect(other.body).toEqual(one.body);
    expect(Object.keys(other.headers)).toEqual(Object.keys(one.headers));
    const [first, second] = [await site.execute(login, wrong), await site.execute(login, unknown)];
    expect(first.errors?.[0]?.extensions).toEqual(refused);
    expect(second).toEqual(first);
  });

  test("costs the same work whether the account exists or not", async () => {
    const comparing = vi.mocked(verify);
    const workFor = async (credentials: { email: string; password: string }) => {
      comparing.mockClear();
      const statements = await site.countStatements(() => signIn(site, credentials));
      // The parameters of argon2 come before the salt: $argon2id$v=19$m=19456,t=2,p=1$…
      const compared = comparing.mock.calls.map(([hash]) => String(hash).split("$").slice(1, 4));
      return { statements, compared };
    };
    const work = await workFor(wrong);
    expect(work.compared).toEqual([["argon2id", "v=19", "m=19456,t=2,p=1"]]);
    expect(await workFor(unknown)).toEqual(work);
    const invited = { email: "invited@doloni.example", name: "Invited", roles: ["editor"] };
    await usersOf(site).invited(invited);
    expect(await workFor({ email: invited.email, password })).toEqual(work);
  });

  test("gets the same error when the e-mail is not a valid address", async () => {
    for (const email of ["", "admin", "admin@localhost", "x".repeat(200)]) {
      expect(await signIn(site, { email, password })).toMatchObject({ status: 401, body: refused });
    }
  });
});

describe("the log", () => {
  test("never contains a password, a token or a hash, whatever went wrong", async () => {
    const email = "editor@doloni.example";
    const secrets = ["guessed at random 42", "the next password 43", password];
    await signIn(site, { email, password: secrets[0] ?? "" });
    const change = `mutation { changePassword(current: "${password}", next: "${secrets[1]}") { id } }`;
    await site.db.query("alter table account add constraint never check (email is null) not valid");
    const { errors } = await site.execute(change, {}, "editor");
    await site.db.query("alter table account drop constraint never");
    expect(errors?.[0]?.extensions.code).toBe("INTERNAL");
    await site.db.query("alter table account rename to away");
    const failed = await signIn(site, { email, password });
    await site.execute("{ currentUser { id } }", {}, "admin");
    await site.db.query("alter table away rename to account");
    expect(failed.status).toBe(500);
    const text = read();
    expect(text).toContain(failed.body.id);
    expect(text).toContain(String(errors?.[0]?.extensions.id));
    for (const secretText of [...secrets, ...Object.values(site.tokens), "$argon2", "Bearer"]) {
      expect(text).not.toContain(secretText);
    }
  });
});
