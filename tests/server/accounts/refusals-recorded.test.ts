import { beforeEach, describe, expect, test } from "vitest";
import { adminEmail, caseWorkerEmail, password } from "../../support/accounts/accounts.ts";
import { secondStepsOf } from "../../support/accounts/second-step.ts";
import { signIn } from "../../support/accounts/sign-in.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ sendEmail: async () => ({ kind: "sent" }) });
const { protectedUser } = secondStepsOf(site);

let last = 0;
/** A network that no test has used: a refusal is recorded once an hour. */
const aNetwork = () => {
  last += 1;
  return `10.9.${last >> 8}.${last & 255}`;
};

beforeEach(async () => {
  await site.db.query("delete from attempt");
  await site.db.query("truncate security_event");
});

/** The recorded refusals; the attempts that were allowed before stand in the log as well. */
const recorded = () =>
  site.db.query(
    `select kind, user_id, after, network from security_event
     where kind in ('permissionRefused', 'tooManyAttempts') order by at, after`,
  );
const idOf = async (email: string): Promise<string> =>
  (await site.db.query("select id from account where email = $1", [email]))[0].id;
const ask = (query: string, as: "caseWorker" | "visitor", remoteAddress: string) =>
  site.request({ method: "POST", url: "/graphql", payload: { query }, remoteAddress }, as);

describe("the security log names a signed-in user", () => {
  test("who asks GraphQL for what they may not see, once an hour from each network", async () => {
    const [home, elsewhere] = [aNetwork(), aNetwork()];
    await ask("{ mine: users { email } again: users { id } }", "caseWorker", home);
    await ask("{ users { id } }", "caseWorker", home);
    await ask("{ users { id } }", "caseWorker", elsewhere);
    const refusal = { kind: "permissionRefused", user_id: await idOf(caseWorkerEmail) };
    expect(await recorded()).toEqual([
      { ...refusal, after: "users", network: home },
      { ...refusal, after: "users", network: elsewhere },
    ]);
  });

  test("who tries over REST what they may not do", async () => {
    const remoteAddress = aNetwork();
    const call = { method: "DELETE", url: "/api/members/1", remoteAddress } as const;
    expect((await site.request(call, "caseWorker")).statusCode).toBe(403);
    expect(await recorded()).toMatchObject([
      { user_id: await idOf(caseWorkerEmail), after: "DELETE /api/members/:id" },
    ]);
  });

  test("and says nothing of visitors, who are asked to sign in", async () => {
    await ask("{ users { id } }", "visitor", aNetwork());
    await site.request({ method: "DELETE", url: "/api/members/1", remoteAddress: aNetwork() });
    expect(await recorded()).toEqual([]);
  });
});

describe("the security log shows that a limit was reached", () => {
  const wrong = { email: adminEmail, password: "a wrong password" };
  const login = `mutation { login(email: "${adminEmail}", password: "x") { id } }`;
  const guessTenTimes = async (from: string) => {
    for (let count = 0; count < 10; count++) await signIn(site, wrong, { from });
  };

  test("of wrong passwords over REST", async () => {
    const from = aNetwork();
    await guessTenTimes(from);
    await signIn(site, wrong, { from });
    await signIn(site, wrong, { from });
    const refusal = { kind: "tooManyAttempts", user_id: null, network: from };
    expect(await recorded()).toEqual([{ ...refusal, after: "POST /api/auth/login" }]);
  });

  test("of wrong passwords over GraphQL", async () => {
    const from = aNetwork();
    await guessTenTimes(from);
    await ask(login, "visitor", from);
    expect(await recorded()).toMatchObject([{ after: "login", network: from }]);
  });

  test("of mailed links for a new password", async () => {
    const from = aNetwork();
    const reset = `mutation { requestPasswordReset(email: "x@doloni.example", language: UA) }`;
    for (let count = 0; count < 6; count++) await ask(reset, "visitor", from);
    expect(await recorded()).toMatchObject([{ after: "requestPasswordReset", network: from }]);
  });

  test("of wrong codes after the right password", async () => {
    const from = aNetwork();
    const { email, password: right } = await protectedUser(new Date());
    for (let count = 0; count < 11; count++) {
      await signIn(site, { email, password: right, code: "000000" }, { from });
    }
    expect(await recorded()).toMatchObject([{ after: "POST /api/auth/login", network: from }]);
  });

  test("of a signed-in user who types their password again, with their name", async () => {
    const from = aNetwork();
    const confirm = `mutation { confirmPassword(password: "a wrong one") }`;
    for (let count = 0; count < 11; count++) await ask(confirm, "caseWorker", from);
    expect(await recorded()).toMatchObject([
      { kind: "tooManyAttempts", user_id: await idOf(caseWorkerEmail), after: "confirmPassword" },
    ]);
  });

  test("and nothing of it when the password is right", async () => {
    await signIn(site, { email: adminEmail, password }, { from: aNetwork() });
    expect(await recorded()).toEqual([]);
  });

  test("five hundred times an hour at most, so that nobody fills the table", async () => {
    await site.db.query(
      "insert into attempt (key, points, expire) values ($1, 101, 9999999999999)",
      [`account:${adminEmail}`],
    );
    const networks = Array.from({ length: 520 }, aNetwork);
    for (const remoteAddress of networks) await ask(login, "visitor", remoteAddress);
    const { length } = await recorded();
    expect(length).toBeGreaterThan(400);
    expect(length).toBeLessThanOrEqual(500);
  });
});
