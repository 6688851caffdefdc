import { beforeEach, describe, expect, test } from "vitest";
import { createAdmin } from "../../../server/account/first-admin.ts";
import { adminEmail, password } from "../../support/accounts/accounts.ts";
import { countStatuses, signIn } from "../../support/accounts/sign-in.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const behindProxy = await aServer({ trustProxy: 1 });
beforeEach(async () => {
  for (const { db } of [site, behindProxy]) await db.query("delete from attempt");
});

const wrong = { email: adminEmail, password: "a wrong password" };
const right = { email: adminEmail, password };
const editor = { email: "editor@doloni.example", password };
const unknownUser = (index: number) => ({ email: `somebody-${index}@doloni.example`, password });

const inTurn = async <Answer>(times: number, work: (index: number) => Promise<Answer>) => {
  const answers: Answer[] = [];
  for (let index = 0; index < times; index++) answers.push(await work(index));
  return answers;
};
const atOnce = <Answer>(times: number, work: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

/** Signs in from an address of another network each time. */
const fromAnywhere = (index: number) => `10.0.${index >> 8}.${index & 255}`;

describe("an account", () => {
  test("is locked for a network after ten wrong guesses, and the response says for how long", async () => {
    const guesses = await inTurn(11, () => signIn(site, wrong, { from: "10.0.0.1" }));
    expect(countStatuses(guesses)).toEqual({ 401: 10, 429: 1 });
    const { body, headers } = guesses[10] ?? { body: null, headers: {} };
    expect(body).toEqual({ code: "TOO_MANY", message: expect.any(String) });
    expect(Number(headers["retry-after"])).toBeGreaterThan(800);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(900);
    expect((await signIn(site, right, { from: "10.0.0.1" })).status).toBe(429);
    expect((await signIn(site, editor, { from: "10.0.0.1" })).status).toBe(200);
  });

  test("stays open for its owner, who is in another network than those who guess", async () => {
    await inTurn(30, (index) => signIn(site, wrong, { from: `10.0.0.${index % 3}` }));
    expect((await signIn(site, right, { from: "10.0.1.1" })).status).toBe(200);
  });

  test("is the same account however its e-mail is written", async () => {
    const ways = ["admin@doloni.example", "ADMIN@doloni.example", " Admin@Doloni.example "];
    const guesses = await inTurn(11, (index) =>
      signIn(site, { ...wrong, email: ways[index % 3] ?? "" }, { from: "10.0.0.1" }),
    );
    expect(countStatuses(guesses)).toEqual({ 401: 10, 429: 1 });
  });

  test("is locked as well when the guesses arrive at the same time", async () => {
    const guesses = await atOnce(20, () => signIn(site, wrong, { from: "10.0.0.1" }));
    expect(countStatuses(guesses)).toEqual({ 401: 10, 429: 10 });
  });

  test("is protected in GraphQL as well", async () => {
    await inTurn(10, () => signIn(site, wrong));
    const login = (name: string) => `${name}: login(email: "${adminEmail}", password: "x") { id }`;
    const names = Array.from({ length: 5 }, (_, index) => `guess${index}`);
    const { errors } = await site.execute(`mutation { ${names.map(login).join(" ")} }`);
    expect(errors?.[0]?.extensions).toEqual({
      code: "TOO_MANY",
      retryAfter: expect.any(Number),
    });
  });

  test("many guesses in one document are counted one by one", async () => {
    const login = (name: string) => `${name}: login(email: "${adminEmail}", password: "x") { id }`;
    const names = Array.from({ length: 12 }, (_, index) => `guess${index}`);
    await site.execute(`mutation { ${names.map(login).join(" ")} }`);
    const answers = await inTurn(10, () => signIn(site, wrong));
    expect(countStatuses(answers)[401] ?? 0).toBeLessThan(10);
  });

  test("is locked after a hundred wrong guesses from networks everywhere", async () => {
    const guesses = await atOnce(101, (index) =>
      signIn(site, wrong, { from: fromAnywhere(index) }),
    );
    expect(countStatuses(guesses)).toEqual({ 401: 100, 429: 1 });
    const locked = await signIn(site, right, { from: "10.8.0.1" });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers["retry-after"])).toBeLessThanOrEqual(3600);
    expect((await signIn(site, editor, { from: "10.8.0.1" })).status).toBe(200);
  });

  test("never locks out a browser in which its owner has signed in before", async () => {
    const { deviceId } = (await signIn(site, right, { from: "10.8.0.1" })).body;
    await atOnce(101, (index) => signIn(site, wrong, { from: fromAnywhere(index) }));
    await inTurn(11, () => signIn(site, wrong, { from: "10.8.0.1" }));
    const owner = { from: "10.8.0.1", headers: { "x-device-id": deviceId } };
    const answer = await signIn(site, right, owner);
    expect(answer).toMatchObject({ status: 200, body: { deviceId } });
    const ofAnother = { from: "10.8.0.1", headers: { "x-device-id": "x".repeat(43) } };
    expect((await signIn(site, right, ofAnother)).status).toBe(429);
  });

  test("limits the guesses that a known browser may take as well", async () => {
    const { deviceId } = (await signIn(site, right)).body;
    const known = (index: number) => ({
      from: fromAnywhere(index),
      headers: { "x-device-id": deviceId },
    });
    const guesses = await inTurn(11, (index) => signIn(site, wrong, known(index)));
    expect(countStatuses(guesses)).toEqual({ 401: 10, 429: 1 });
  });

  test("does not trust the browsers of another account", async () => {
    const { deviceId } = (await signIn(site, editor)).body;
    await inTurn(10, () => signIn(site, wrong));
    const other = { headers: { "x-device-id": deviceId } };
    expect((await signIn(site, right, other)).status).toBe(429);
  });

  test("no longer knows its browsers after its password has changed", async () => {
    const { deviceId } = (await signIn(site, right)).body;
    await createAdmin(site.db, right);
    await inTurn(10, () => signIn(site, wrong));
    const formerly = { headers: { "x-device-id": deviceId } };
    expect((await signIn(site, right, formerly)).status).toBe(429);
  });

  test("lets its owner, who is signed in, change the password while others guess it", async () => {
    const { token } = (await signIn(site, right)).body;
    await inTurn(11, () => signIn(site, wrong));
    const change = `mutation { changePassword(current: "${password}", next: "${password}") { id } }`;
    const headers = { authorization: `Bearer ${token}` };
    const call = { method: "POST", url: "/graphql", headers, payload: { query: change } } as const;
    expect((await site.request(call)).json().errors).toBeUndefined();
  });

  test("is unlocked for a user who knows the password: signing in resets the count", async () => {
    for (let round = 0; round < 3; round++) {
      const guesses = await inTurn(7, () => signIn(site, wrong));
      expect(countStatuses(guesses)).toEqual({ 401: 7 });
      expect((await signIn(site, right)).status).toBe(200);
    }
  });

  test("is unlocked when the waiting time is over", async () => {
    await inTurn(11, () => signIn(site, wrong));
    await site.db.query("update attempt set expire = expire - 15 * 60 * 1000");
    expect((await signIn(site, right)).status).toBe(200);
  });
});

test("the browser's id is stored as a hash", async () => {
  const { deviceId } = (await signIn(site, right)).body;
  const rows = await site.db.query("select * from known_device");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(deviceId);
});

describe("a network", () => {
  test("may try thirty accounts, and then none, not even with a correct password", async () => {
    const guesses = await atOnce(31, (index) =>
      signIn(site, unknownUser(index), { from: "10.3.0.1" }),
    );
    expect(countStatuses(guesses)).toEqual({ 401: 30, 429: 1 });
    expect((await signIn(site, right, { from: "10.3.0.1" })).status).toBe(429);
    expect((await signIn(site, right, { from: "10.3.0.2" })).status).toBe(200);
  });

  test("is a whole /64 of IPv6, which a household or a rented server has to itself", async () => {
    const guesses = await atOnce(31, (index) =>
      signIn(site, unknownUser(index), { from: `2001:db8:1:2::${index.toString(16)}` }),
    );
    expect(countStatuses(guesses)).toEqual({ 401: 30, 429: 1 });
    expect((await signIn(site, right, { from: "2001:db8:1:2:9::9" })).status).toBe(429);
    expect((await signIn(site, right, { from: "2001:db8:1:3::1" })).status).toBe(200);
  });

  test("does not reach the limit by successful sign-ins", async () => {
    const answers = await inTurn(35, () => signIn(site, right, { from: "10.3.0.3" }));
    expect(countStatuses(answers)).toEqual({ 200: 35 });
  });

  test("is that of the connection, whatever a header says, while no proxy is trusted", async () => {
    const guesses = await atOnce(31, (index) =>
      signIn(site, unknownUser(index), {
        from: "10.4.0.1",
        headers: { "x-forwarded-for": `192.0.2.${index}`, "x-real-ip": `192.0.2.${index}` },
      }),
    );
    expect(countStatuses(guesses)).toEqual({ 401: 30, 429: 1 });
  });

  test("is the one that a trusted proxy names", async () => {
    const behindTrustedProxy = (visitor: string, index: number) =>
      signIn(behindProxy, unknownUser(index), {
        from: "10.5.0.1",
        headers: { "x-forwarded-for": visitor },
      });
    const differentAddresses = await atOnce(31, (index) =>
      behindTrustedProxy(`192.0.2.${index}`, index),
    );
    expect(countStatuses(differentAddresses)).toEqual({ 401: 31 });
    const one = await atOnce(31, (index) => behindTrustedProxy("198.51.100.7", index + 100));
    expect(countStatuses(one)).toEqual({ 401: 30, 429: 1 });
  });

  test("is not one that a client invented before the proxy", async () => {
    const guesses = await atOnce(31, (index) =>
      signIn(behindProxy, unknownUser(index), {
        from: "10.5.0.1",
        headers: { "x-forwarded-for": `203.0.113.${index}, 198.51.100.8` },
      }),
    );
    expect(countStatuses(guesses)).toEqual({ 401: 30, 429: 1 });
  });
});
