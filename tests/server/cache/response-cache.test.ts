import { describe, expect, test } from "vitest";
import { FilesUnavailable } from "../../../server/files/file-store.ts";
import type { Produced } from "../../../server/http/cache/producer.ts";
import { ResponseCache } from "../../../server/http/cache/response-cache.ts";

const responseWith = (text: string): Produced["response"] => ({
  status: 200,
  headers: { "content-type": "text/plain" },
  body: Buffer.from(text),
});

let now = Date.parse("2026-11-20T12:00:00Z");
const anHour = 3_600_000;

function aCache(changes: Partial<ConstructorParameters<typeof ResponseCache>[0]> = {}) {
  const cache = new ResponseCache({ maxBytes: 1_000_000, now: () => now, ...changes });
  cache.setConnected(true);
  /** Requests `key`; returns the cache result and the text of the response. */
  const read = async (key: string, text: string, produced: Partial<Produced> = {}) => {
    const cacheResult = await cache.getOrCompute(key, async () => ({
      response: responseWith(text),
      isCacheable: true,
      ...produced,
    }));
    const { body } = await cacheResult.response.encodedAs("identity");
    return `${cacheResult.source}: ${body}`;
  };
  return { cache, read };
}

const nothingScheduled = { next: null, withdrawal: null };
const publicationAt = (at: Date) => async (moment: Date) => ({
  ...nothingScheduled,
  next: moment < at ? at : null,
});

describe("a response", () => {
  test("is cached until something is written", async () => {
    const { cache, read } = aCache();
    expect(await read("/", "one")).toBe("stored: one");
    expect(await read("/", "two")).toBe("hit: one");
    cache.invalidate();
    expect(await read("/", "three")).toBe("stored: three");
  });

  test("is not cached while the cache is not told of writes", async () => {
    const { cache, read } = aCache();
    await read("/", "one");
    cache.setConnected(false);
    expect(await read("/", "two")).toBe("passed: two");
    expect(await read("/", "three")).toBe("passed: three");
    cache.setConnected(true);
    expect(await read("/", "four")).toBe("stored: four");
  });

  test("whose computation started before a write goes only to those who already waited for it", async () => {
    const { cache, read } = aCache();
    const gate = Promise.withResolvers<void>();
    const slow = () =>
      cache.getOrCompute("/", async () => {
        await gate.promise;
        return { response: responseWith("old"), isCacheable: true };
      });
    const waiting = [slow(), slow()];
    cache.invalidate();
    expect(await read("/", "new")).toBe("stored: new");
    gate.resolve();
    for (const { source, response } of await Promise.all(waiting)) {
      expect(source).toBe("passed");
      expect(String((await response.encodedAs("identity")).body)).toBe("old");
    }
    expect(await read("/", "newer")).toBe("hit: new");
  });

  test("is never older than its request while writes may go unnoticed", async () => {
    const { cache, read } = aCache();
    cache.setConnected(false);
    const gate = Promise.withResolvers<void>();
    let computations = 0;
    const slow = async () => {
      computations += 1;
      const text = `attempt ${computations}`;
      await gate.promise;
      return { response: responseWith(text), isCacheable: true };
    };
    const cacheResult = [
      cache.getOrCompute("/", slow),
      cache.getOrCompute("/", slow),
      cache.getOrCompute("/", slow),
    ];
    expect(computations).toBe(1);
    gate.resolve();
    const encoded = (await Promise.all(cacheResult)).map(({ response }) =>
      response.encodedAs("identity"),
    );
    expect((await Promise.all(encoded)).map(({ body }) => String(body))).toEqual([
      "attempt 1",
      "attempt 2",
      "attempt 2",
    ]);
    expect(await read("/", "later")).toBe("passed: later");
  });

  test("is computed again for those who wait when the first attempt fails", async () => {
    const { cache, read } = aCache();
    cache.setConnected(false);
    const gate = Promise.withResolvers<never>();
    const first = cache.getOrCompute("/", () => gate.promise);
    const second = read("/", "two");
    gate.reject(new Error("no"));
    await expect(first).rejects.toThrow("no");
    expect(await second).toBe("passed: two");
  });

  test("with a maximum age is computed again after it", async () => {
    const { read } = aCache();
    await read("/", "one", { maxAgeMs: 1000 });
    now += 999;
    expect(await read("/", "two")).toBe("hit: one");
    now += 1;
    expect(await read("/", "three")).toBe("stored: three");
  });

  test("replaces a stale one only when it can be computed", async () => {
    const { cache, read } = aCache();
    await read("/", "one");
    cache.setConnected(false);
    expect(await read("/", "an error page", { isCacheable: false, isFallback: true })).toBe(
      "stale: one",
    );
    expect(await read("/new", "an error page", { isCacheable: false, isFallback: true })).toBe(
      "passed: an error page",
    );
    const away = Object.assign(new Error(), { code: "ECONNREFUSED" });
    const cacheResult = await cache.getOrCompute("/", () => Promise.reject(away));
    expect(cacheResult.source).toBe("stale");
    await expect(cache.getOrCompute("/new", () => Promise.reject(away))).rejects.toBe(away);
    await expect(cache.getOrCompute("/", () => Promise.reject(new Error("other")))).rejects.toThrow(
      "other",
    );
    expect(await read("/", "two")).toBe("passed: two");
  });
});

describe("while the database is unavailable", () => {
  const away = Object.assign(new Error(), { code: "ECONNREFUSED" });
  const unavailable = (cache: ResponseCache) =>
    Promise.resolve(cache.getOrCompute("/", () => Promise.reject(away))).then(
      ({ source }) => source,
      (error: unknown) => (error === away ? "unavailable" : error),
    );

  test("a response from before the last write is not served, because that may have withdrawn it", async () => {
    const { cache, read } = aCache();
    await read("/", "a picture that is withdrawn");
    cache.invalidate();
    expect(await unavailable(cache)).toBe("unavailable");
  });

  test("a response from before a scheduled publication is served", async () => {
    const at = new Date(now + anHour);
    const { cache, read } = aCache({ nextChange: publicationAt(at) });
    await read("/", "before");
    now = at.getTime();
    expect(await unavailable(cache)).toBe("stale");
  });

  test("a response from before a scheduled withdrawal is not served after its time", async () => {
    const withdrawal = new Date(now + anHour);
    const { cache, read } = aCache({ nextChange: async () => ({ next: withdrawal, withdrawal }) });
    await read("/", "a picture that is withdrawn");
    cache.setConnected(false);
    now = withdrawal.getTime() - 1;
    expect(await unavailable(cache)).toBe("stale");
    now += 1;
    expect(await unavailable(cache)).toBe("unavailable");
  });

  test("an instance that may have missed a withdrawal discards what it had when it is connected again", async () => {
    const { cache, read } = aCache();
    await read("/", "a picture that is withdrawn elsewhere");
    cache.setConnected(false);
    expect(await unavailable(cache)).toBe("stale");
    cache.setConnected(true);
    expect(await unavailable(cache)).toBe("unavailable");
  });

  test("an instance that stays disconnected serves what it had for an hour", async () => {
    const { cache, read } = aCache();
    await read("/", "one");
    cache.setConnected(false);
    now += anHour - 1;
    // As each failed attempt to reconnect does.
    cache.setConnected(false);
    expect(await unavailable(cache)).toBe("stale");
    now += 1;
    expect(await unavailable(cache)).toBe("unavailable");
  });
});

test("while the store of files is away, nobody is told that the database is, or gets an outdated response", async () => {
  const { cache, read } = aCache();
  await read("/icons/icon-192.png", "one");
  cache.setConnected(false);
  const away = FilesUnavailable();
  const request = cache.getOrCompute("/icons/icon-192.png", () => Promise.reject(away));
  await expect(request).rejects.toBe(away);
});

describe("a scheduled change", () => {
  test("invalidates everything at its time", async () => {
    const at = new Date(now + anHour);
    const { read } = aCache({ nextChange: publicationAt(at) });
    await read("/", "before");
    now = at.getTime() - 1;
    expect(await read("/", "x")).toBe("hit: before");
    now += 1;
    expect(await read("/", "after")).toBe("stored: after");
    now += 10 * anHour;
    expect(await read("/", "x")).toBe("hit: after");
  });

  test("that happens while a response is computed keeps it from being cached", async () => {
    const at = now + anHour;
    const { cache, read } = aCache({
      nextChange: publicationAt(new Date(at)),
    });
    const cacheResult = await cache.getOrCompute("/", async () => {
      now = at;
      return { response: responseWith("before"), isCacheable: true };
    });
    expect(cacheResult.source).toBe("passed");
    expect(await read("/", "after")).toBe("stored: after");
  });

  test("is queried once after each write; nothing is cached while it is unknown", async () => {
    let queryCount = 0;
    const { cache, read } = aCache({
      nextChange: async () => {
        queryCount += 1;
        if (queryCount === 2) throw new Error("away");
        return nothingScheduled;
      },
    });
    await Promise.all([read("/1", "1"), read("/2", "2")]);
    await read("/3", "3");
    expect(queryCount).toBe(1);
    cache.invalidate();
    expect(await read("/1", "1")).toBe("passed: 1");
    expect(await read("/1", "1")).toBe("stored: 1");
    expect(queryCount).toBe(3);
  });
});

describe("the cached responses", () => {
  test("are limited in bytes, compressed variants included, and the most used ones stay", async () => {
    const { cache, read } = aCache({ maxBytes: 300_000 });
    const noise = () => Buffer.from(Array.from({ length: 30_000 }, () => Math.random() * 256));
    const text = () => noise().toString("latin1");
    await read("/busy", text());
    for (let page = 0; page < 50; page += 1) {
      await read(`/${page}`, text());
      await read("/busy", text());
      await cache.get(`/${page}`)?.response.encodedAs("gzip");
      expect(cache.bytes).toBeLessThanOrEqual(300_000);
    }
    expect(cache.get("/busy")).not.toBeNull();
    expect(cache.get("/49")).not.toBeNull();
    expect(cache.get("/0")).toBeNull();
  });

  test("keep their own bytes alone, not the larger buffers that they were written into", async () => {
    const { cache, read } = aCache();
    await read("/", "word ".repeat(400));
    for (const encoding of ["identity", "gzip", "br"] as const) {
      const { body } = (await cache.get("/")?.response.encodedAs(encoding)) ?? {};
      expect(body?.buffer.byteLength).toBe(body?.length);
    }
  });

  test("contain none that is larger than the whole cache", async () => {
    const { cache, read } = aCache({ maxBytes: 10_000 });
    await read("/", "x".repeat(20_000));
    expect(cache.get("/")).toBeNull();
    expect(cache.bytes).toBe(0);
  });
});
