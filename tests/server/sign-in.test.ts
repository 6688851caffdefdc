import jwt from "jsonwebtoken";
import { beforeEach, describe, expect, test } from "vitest";
import { adminEmail, anApplication, password, secret } from "../support/application.ts";
import { aLog } from "../support/log.ts";
import { signIn } from "../support/sign-in.ts";

const { log, read } = aLog();
const site = await anApplication({}, log);
beforeEach(() => site.db.query("delete from attempt"));

const login = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) { id name email userType token }
}`;
const refused = { code: "UNAUTHENTICATED", reason: "credentials" };

describe("an admin who signs in", () => {
  test("is answered the user object with a token, the same by REST and by GraphQL", async () => {
    const { status, body } = await signIn(site, { email: adminEmail, password });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: "admin",
      email: adminEmail,
      userType: "admin",
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    const { login: session } = await site.must(login, { email: adminEmail, password });
    expect(session).toEqual({ ...body, token: expect.any(String) });
  });

  test("is known by the token in every later request", async () => {
    const { body } = await signIn(site, { email: adminEmail, password });
    const headers = { authorization: `Bearer ${body.token}` };
    const payload = { query: "{ currentUser { id name email userType } }" };
    const { data } = (
      await site.call({ method: "POST", url: "/graphql", headers, payload })
    ).json();
    const { token: _token, ...user } = body;
    expect(data.currentUser).toEqual(user);
    const posted = await site.call({ method: "POST", url: "/api/members", headers, payload: {} });
    expect(posted.statusCode).toBe(201);
  });

  test("has a token for a week, that says nothing about them", async () => {
    const { body } = await signIn(site, { email: adminEmail, password });
    const claims = jwt.verify(body.token, secret);
    expect(claims).toEqual({
      ...{ sub: body.id, version: expect.any(Number) },
      ...{ iat: expect.any(Number), exp: expect.any(Number) },
    });
    const { iat = 0, exp = 0 } = claims as jwt.JwtPayload; // not a string: it was just compared
    expect(exp - iat).toBe(7 * 24 * 60 * 60);
  });

  test.each(["Admin@Doloni.EXAMPLE", " admin@doloni.example ", "\tADMIN@doloni.example\n"])(
    "may write the e-mail as %j",
    async (email) => {
      expect((await signIn(site, { email, password })).status).toBe(200);
      expect((await site.ask(login, { email, password })).errors).toBeUndefined();
    },
  );

  test("must write the password as it is", async () => {
    for (const wrong of [` ${password}`, `${password} `, password.toUpperCase(), ""]) {
      expect((await signIn(site, { email: adminEmail, password: wrong })).status).toBe(401);
    }
  });
});

describe("who may not sign in", () => {
  const wrong = { email: adminEmail, password: "a wrong password" };
  const unknown = { email: "nobody@doloni.example", password };

  test("is not told whether the e-mail or the password is wrong", async () => {
    const [one, other] = [await signIn(site, wrong), await signIn(site, unknown)];
    expect(one.status).toBe(401);
    expect(one.body).toEqual({ ...refused, message: expect.any(String) });
    expect(other.body).toEqual(one.body);
    expect(Object.keys(other.headers)).toEqual(Object.keys(one.headers));
    const [first, second] = [await site.ask(login, wrong), await site.ask(login, unknown)];
    expect(first.errors?.[0]?.extensions).toEqual(refused);
    expect(second).toEqual(first);
  });

  test("cannot tell by the time either", async () => {
    const times = { wrong: [] as number[], unknown: [] as number[] };
    await signIn(site, unknown, { from: "10.1.0.99" });
    for (let round = 0; round < 9; round++) {
      for (const [name, credentials] of Object.entries({ wrong, unknown })) {
        const begun = performance.now();
        await signIn(site, credentials, { from: `10.1.0.${round}` });
        times[name as keyof typeof times].push(performance.now() - begun); // the entries of above
      }
    }
    // The quickest of each: what else the machine does can only make them slower.
    const ratio = Math.min(...times.wrong) / Math.min(...times.unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test("is refused like anybody when the e-mail is no e-mail", async () => {
    for (const email of ["", "admin", "admin@localhost", "x".repeat(200)]) {
      expect(await signIn(site, { email, password })).toMatchObject({ status: 401, body: refused });
    }
  });
});

describe("the log", () => {
  test("never has a password, a token or a hash in it, whatever went wrong", async () => {
    const email = "editor@doloni.example";
    const secrets = ["guessed at random 42", "the next password 43", password];
    await signIn(site, { email, password: secrets[0] ?? "" });
    const change = `mutation { changePassword(current: "${password}", next: "${secrets[1]}") { id } }`;
    await site.db.query(
      "alter table account add constraint never check (session_version < 0) not valid",
    );
    const { errors } = await site.ask(change, {}, "editor");
    await site.db.query("alter table account drop constraint never");
    expect(errors?.[0]?.extensions.code).toBe("INTERNAL");
    await site.db.query("alter table account rename to away");
    const failed = await signIn(site, { email, password });
    await site.ask("{ currentUser { id } }", {}, "admin");
    await site.db.query("alter table away rename to account");
    expect(failed.status).toBe(500);
    const text = read();
    expect(text).toContain(failed.body.id);
    expect(text).toContain(String(errors?.[0]?.extensions.id));
    for (const word of [...secrets, ...Object.values(site.tokens), "$argon2", "Bearer", secret]) {
      expect(text).not.toContain(word);
    }
  });
});
