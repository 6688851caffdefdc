import { describe, expect, test } from "vitest";
import type { Produced } from "../../../server/http/cache/producer.ts";
import { ResponseCache } from "../../../server/http/cache/response-cache.ts";

const saying = (words: string): Produced["response"] => ({
  status: 200,
  headers: { "content-type": "text/plain" },
  body: Buffer.from(words),
});

let now = Date.parse("2026-11-20T12:00:00Z");
const anHour = 3_600_000;

function aCache(changes: Partial<ConstructorParameters<typeof ResponseCache>[0]> = {}) {
  const cache = new ResponseCache({ maxBytes: 1_000_000, now: () => now, ...changes });
  cache.setConnected(true);
  /** Asks for `key`; answers where the words came from and what they are. */
  const ask = async (key: string, words: string, made: Partial<Produced> = {}) => {
    const given = await cache.getOrCompute(key, async () => ({
      response: saying(words),
      isCacheable: true,
      ...made,
    }));
    const { body } = await given.response.encodedAs("identity");
    return `${given.source}: ${body}`;
  };
  return { cache, ask };
}

describe("an answer", () => {
  test("is kept until something is written", async () => {
    const { cache, ask } = aCache();
    expect(await ask("/", "one")).toBe("stored: one");
    expect(await ask("/", "two")).toBe("hit: one");
    cache.invalidate();
    expect(await ask("/", "three")).toBe("stored: three");
  });

  test("is not kept by whoever cannot hear of writes", async () => {
    const { cache, ask } = aCache();
    await ask("/", "one");
    cache.setConnected(false);
    expect(await ask("/", "two")).toBe("passed: two");
    expect(await ask("/", "three")).toBe("passed: three");
    cache.setConnected(true);
    expect(await ask("/", "four")).toBe("stored: four");
  });

  test("that was begun before a write goes to those who waited, and to nobody else", async () => {
    const { cache, ask } = aCache();
    const gate = Promise.withResolvers<void>();
    const slow = () =>
      cache.getOrCompute("/", async () => {
        await gate.promise;
        return { response: saying("old"), isCacheable: true };
      });
    const waiting = [slow(), slow()];
    cache.invalidate();
    expect(await ask("/", "new")).toBe("stored: new");
    gate.resolve();
    for (const { source, response } of await Promise.all(waiting)) {
      expect(source).toBe("passed");
      expect(String((await response.encodedAs("identity")).body)).toBe("old");
    }
    expect(await ask("/", "newer")).toBe("hit: new");
  });

  test("is never older than the question while writes may go unheard", async () => {
    const { cache, ask } = aCache();
    cache.setConnected(false);
    const gate = Promise.withResolvers<void>();
    let makings = 0;
    const slow = async () => {
      makings += 1;
      const words = `making ${makings}`;
      await gate.promise;
      return { response: saying(words), isCacheable: true };
    };
    const given = [
      cache.getOrCompute("/", slow),
      cache.getOrCompute("/", slow),
      cache.getOrCompute("/", slow),
    ];
    expect(makings).toBe(1);
    gate.resolve();
    const words = (await Promise.all(given)).map(({ response }) => response.encodedAs("identity"));
    expect((await Promise.all(words)).map(({ body }) => String(body))).toEqual([
      "making 1",
      "making 2",
      "making 2",
    ]);
    expect(await ask("/", "later")).toBe("passed: later");
  });

  test("of which the first attempt failed is made for those who wait", async () => {
    const { cache, ask } = aCache();
    cache.setConnected(false);
    const gate = Promise.withResolvers<never>();
    const first = cache.getOrCompute("/", () => gate.promise);
    const second = ask("/", "two");
    gate.reject(new Error("no"));
    await expect(first).rejects.toThrow("no");
    expect(await second).toBe("passed: two");
  });

  test("with a lifetime is made anew after it", async () => {
    const { ask } = aCache();
    await ask("/", "one", { maxAgeMs: 1000 });
    now += 999;
    expect(await ask("/", "two")).toBe("hit: one");
    now += 1;
    expect(await ask("/", "three")).toBe("stored: three");
  });

  test("takes the place of an old one only when it can be made", async () => {
    const { cache, ask } = aCache();
    await ask("/", "one");
    cache.setConnected(false);
    expect(await ask("/", "an excuse", { isCacheable: false, isFallback: true })).toBe(
      "stale: one",
    );
    expect(await ask("/new", "an excuse", { isCacheable: false, isFallback: true })).toBe(
      "passed: an excuse",
    );
    const away = Object.assign(new Error(), { code: "ECONNREFUSED" });
    const given = await cache.getOrCompute("/", () => Promise.reject(away));
    expect(given.source).toBe("stale");
    await expect(cache.getOrCompute("/new", () => Promise.reject(away))).rejects.toBe(away);
    await expect(cache.getOrCompute("/", () => Promise.reject(new Error("other")))).rejects.toThrow(
      "other",
    );
    expect(await ask("/", "two")).toBe("passed: two");
  });
});

describe("a change that comes by itself", () => {
  test("makes everything old at its moment", async () => {
    const at = new Date(now + anHour);
    const { ask } = aCache({ nextChange: async (moment) => (moment < at ? at : null) });
    await ask("/", "before");
    now = at.getTime() - 1;
    expect(await ask("/", "x")).toBe("hit: before");
    now += 1;
    expect(await ask("/", "after")).toBe("stored: after");
    now += 10 * anHour;
    expect(await ask("/", "x")).toBe("hit: after");
  });

  test("that passes while an answer is made keeps it from being kept", async () => {
    const at = now + anHour;
    const { cache, ask } = aCache({ nextChange: async () => (now < at ? new Date(at) : null) });
    const given = await cache.getOrCompute("/", async () => {
      now = at;
      return { response: saying("before"), isCacheable: true };
    });
    expect(given.source).toBe("passed");
    expect(await ask("/", "after")).toBe("stored: after");
  });

  test("is asked for once after each write; nothing is kept while it is unknown", async () => {
    let asked = 0;
    const { cache, ask } = aCache({
      nextChange: async () => {
        asked += 1;
        if (asked === 2) throw new Error("away");
        return null;
      },
    });
    await Promise.all([ask("/1", "1"), ask("/2", "2")]);
    await ask("/3", "3");
    expect(asked).toBe(1);
    cache.invalidate();
    expect(await ask("/1", "1")).toBe("passed: 1");
    expect(await ask("/1", "1")).toBe("stored: 1");
    expect(asked).toBe(3);
  });
});

describe("what is kept", () => {
  test("is bounded in bytes, its compressed forms among them, and the busiest stays", async () => {
    const { cache, ask } = aCache({ maxBytes: 300_000 });
    const noise = () => Buffer.from(Array.from({ length: 30_000 }, () => Math.random() * 256));
    const text = () => noise().toString("latin1");
    await ask("/busy", text());
    for (let page = 0; page < 50; page += 1) {
      await ask(`/${page}`, text());
      await ask("/busy", text());
      await cache.get(`/${page}`)?.response.encodedAs("gzip");
      expect(cache.bytes).toBeLessThanOrEqual(300_000);
    }
    expect(cache.get("/busy")).not.toBeNull();
    expect(cache.get("/49")).not.toBeNull();
    expect(cache.get("/0")).toBeNull();
  });

  test("is nothing that is larger than all the room", async () => {
    const { cache, ask } = aCache({ maxBytes: 10_000 });
    await ask("/", "x".repeat(20_000));
    expect(cache.get("/")).toBeNull();
    expect(cache.bytes).toBe(0);
  });
});
