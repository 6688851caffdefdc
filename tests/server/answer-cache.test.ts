import { describe, expect, test } from "vitest";
import { AnswerCache } from "../../server/http/answer-cache.ts";
import type { Made } from "../../server/http/making.ts";

const saying = (words: string): Made["answer"] => ({
  status: 200,
  headers: { "content-type": "text/plain" },
  body: Buffer.from(words),
});

let now = Date.parse("2026-11-20T12:00:00Z");
const anHour = 3_600_000;

function aCache(changes: Partial<ConstructorParameters<typeof AnswerCache>[0]> = {}) {
  const cache = new AnswerCache({ maxBytes: 1_000_000, now: () => now, ...changes });
  cache.setDeaf(false);
  /** Asks for `key`; answers where the words came from and what they are. */
  const ask = async (key: string, words: string, made: Partial<Made> = {}) => {
    const given = await cache.answer(key, async () => ({
      ...{ answer: saying(words), isKept: true },
      ...made,
    }));
    const { body } = await given.kept.in("identity");
    return `${given.source}: ${body}`;
  };
  return { cache, ask };
}

describe("an answer", () => {
  test("is kept until something is written", async () => {
    const { cache, ask } = aCache();
    expect(await ask("/", "one")).toBe("stored: one");
    expect(await ask("/", "two")).toBe("hit: one");
    cache.forget();
    expect(await ask("/", "three")).toBe("stored: three");
  });

  test("is not kept by whoever cannot hear of writes", async () => {
    const { cache, ask } = aCache();
    await ask("/", "one");
    cache.setDeaf(true);
    expect(await ask("/", "two")).toBe("passed: two");
    expect(await ask("/", "three")).toBe("passed: three");
    cache.setDeaf(false);
    expect(await ask("/", "four")).toBe("stored: four");
  });

  test("that was begun before a write goes to those who waited, and to nobody else", async () => {
    const { cache, ask } = aCache();
    const gate = Promise.withResolvers<void>();
    const slow = () =>
      cache.answer("/", async () => {
        await gate.promise;
        return { answer: saying("old"), isKept: true };
      });
    const waiting = [slow(), slow()];
    cache.forget();
    expect(await ask("/", "new")).toBe("stored: new");
    gate.resolve();
    for (const { source, kept } of await Promise.all(waiting)) {
      expect(source).toBe("passed");
      expect(String((await kept.in("identity")).body)).toBe("old");
    }
    expect(await ask("/", "newer")).toBe("hit: new");
  });

  test("is never older than the question while writes may go unheard", async () => {
    const { cache, ask } = aCache();
    cache.setDeaf(true);
    const gate = Promise.withResolvers<void>();
    let makings = 0;
    const slow = async () => {
      makings += 1;
      const words = `making ${makings}`;
      await gate.promise;
      return { answer: saying(words), isKept: true };
    };
    const given = [cache.answer("/", slow), cache.answer("/", slow), cache.answer("/", slow)];
    expect(makings).toBe(1);
    gate.resolve();
    const words = (await Promise.all(given)).map(({ kept }) => kept.in("identity"));
    expect((await Promise.all(words)).map(({ body }) => String(body))).toEqual([
      "making 1",
      "making 2",
      "making 2",
    ]);
    expect(await ask("/", "later")).toBe("passed: later");
  });

  test("of which the first attempt failed is made for those who wait", async () => {
    const { cache, ask } = aCache();
    cache.setDeaf(true);
    const gate = Promise.withResolvers<never>();
    const first = cache.answer("/", () => gate.promise);
    const second = ask("/", "two");
    gate.reject(new Error("no"));
    await expect(first).rejects.toThrow("no");
    expect(await second).toBe("passed: two");
  });

  test("with a lifetime is made anew after it", async () => {
    const { ask } = aCache();
    await ask("/", "one", { lifetime: 1000 });
    now += 999;
    expect(await ask("/", "two")).toBe("hit: one");
    now += 1;
    expect(await ask("/", "three")).toBe("stored: three");
  });

  test("takes the place of an old one only when it can be made", async () => {
    const { cache, ask } = aCache();
    await ask("/", "one");
    cache.setDeaf(true);
    expect(await ask("/", "an excuse", { isKept: false, isExcuse: true })).toBe("stale: one");
    expect(await ask("/new", "an excuse", { isKept: false, isExcuse: true })).toBe(
      "passed: an excuse",
    );
    const away = Object.assign(new Error(), { code: "ECONNREFUSED" });
    const given = await cache.answer("/", () => Promise.reject(away));
    expect(given.source).toBe("stale");
    await expect(cache.answer("/new", () => Promise.reject(away))).rejects.toBe(away);
    await expect(cache.answer("/", () => Promise.reject(new Error("other")))).rejects.toThrow(
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
    const given = await cache.answer("/", async () => {
      now = at;
      return { answer: saying("before"), isKept: true };
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
    cache.forget();
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
      await cache.kept(`/${page}`)?.kept.in("gzip");
      expect(cache.bytes).toBeLessThanOrEqual(300_000);
    }
    expect(cache.kept("/busy")).not.toBeNull();
    expect(cache.kept("/49")).not.toBeNull();
    expect(cache.kept("/0")).toBeNull();
  });

  test("is nothing that is larger than all the room", async () => {
    const { cache, ask } = aCache({ maxBytes: 10_000 });
    await ask("/", "x".repeat(20_000));
    expect(cache.kept("/")).toBeNull();
    expect(cache.bytes).toBe(0);
  });
});
