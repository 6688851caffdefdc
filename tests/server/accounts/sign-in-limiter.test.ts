import { beforeEach, describe, expect, test } from "vitest";
import { adminEmail, password } from "../../support/accounts.ts";
import { countStatuses, signIn } from "../../support/server/sign-in.ts";
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

describe("an account", () => {
  test("is locked after ten wrong guesses, from whatever addresses, and the response says for how long", async () => {
    const guesses = await inTurn(11, (index) => signIn(site, wrong, { from: `10.0.0.${index}` }));
    expect(countStatuses(guesses)).toEqual({ 401: 10, 429: 1 });
    const { body, headers } = guesses[10] ?? { body: null, headers: {} };
    expect(body).toEqual({ code: "TOO_MANY", message: expect.any(String) });
    expect(Number(headers["retry-after"])).toBeGreaterThan(800);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(900);
    expect((await signIn(site, right, { from: "10.0.1.1" })).status).toBe(429);
    expect((await signIn(site, editor, { from: "10.0.1.1" })).status).toBe(200);
  });

  test("is the same account however its e-mail is written", async () => {
    const ways = ["admin@doloni.example", "ADMIN@doloni.example", " Admin@Doloni.example "];
    const guesses = await inTurn(11, (index) =>
      signIn(site, { ...wrong, email: ways[index % 3] ?? "" }, { from: `10.0.0.${index}` }),
    );
    expect(countStatuses(guesses)).toEqual({ 401: 10, 429: 1 });
  });

  test("is locked as well when the guesses arrive at the same time", async () => {
    const guesses = await atOnce(30, (index) => signIn(site, wrong, { from: `10.0.0.${index}` }));
    expect(countStatuses(guesses)).toEqual({ 401: 10, 429: 20 });
  });

  test("is protected in GraphQL as well", async () => {
    await inTurn(10, (index) => signIn(site, wrong, { from: `10.0.0.${index}` }));
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
    const answers = await inTurn(10, () => signIn(site, wrong, { from: "10.0.2.1" }));
    expect(countStatuses(answers)[401] ?? 0).toBeLessThan(10);
  });

  test("is unlocked for a user who knows the password: signing in resets the count", async () => {
    for (let round = 0; round < 3; round++) {
      const guesses = await inTurn(7, (index) =>
        signIn(site, wrong, { from: `10.${round}.0.${index}` }),
      );
      expect(countStatuses(guesses)).toEqual({ 401: 7 });
      expect((await signIn(site, right, { from: "10.9.9.9" })).status).toBe(200);
    }
  });

  test("is unlocked when the waiting time is over", async () => {
    await inTurn(11, (index) => signIn(site, wrong, { from: `10.0.0.${index}` }));
    await site.db.query("update attempt set expire = expire - 15 * 60 * 1000");
    expect((await signIn(site, right)).status).toBe(200);
  });
});

describe("a network address", () => {
  test("may try thirty accounts, and then none, not even with a correct password", async () => {
    const guesses = await atOnce(31, (index) =>
      signIn(site, unknownUser(index), { from: "10.3.0.1" }),
    );
    expect(countStatuses(guesses)).toEqual({ 401: 30, 429: 1 });
    expect((await signIn(site, right, { from: "10.3.0.1" })).status).toBe(429);
    expect((await signIn(site, right, { from: "10.3.0.2" })).status).toBe(200);
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
