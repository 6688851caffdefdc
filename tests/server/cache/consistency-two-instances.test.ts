import { expect, test } from "vitest";
import {
  ConsistencyCheck,
  randomNumbers,
  type Step,
} from "../../support/cache/consistency-check.ts";
import { anotherInstance, type Instance } from "../../support/processes/another-instance.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ keeps: true });
const url = String((site.db.options as { url?: string }).url); // TypeORM's union has drivers without a url
const { request, cache } = site;
if (!cache) throw new Error("the server has a response cache");
const first: Instance = { request, cache };
const second = await anotherInstance(site, url);
const seed = Number(process.env.TEST_SEED ?? 20_261_120);

/** A thousand steps, about one in eight a write. */
function aPlan(seed: number): Step[] {
  const next = randomNumbers(seed);
  const below = (count: number) => Math.floor(next() * count);
  return Array.from({ length: 1000 }, () => ({
    instance: below(2),
    post: below(1000),
    isWrite: next() < 0.125,
    variant: below(5000),
  }));
}

test("no reader of two instances ever sees data older than a write that was already confirmed to them", async () => {
  const readers = new ConsistencyCheck([first, second], site.db);
  await readers.createPosts(6);
  const { staleReads, hits, reads, writes } = await readers.run(aPlan(seed), 8);
  const summary = `TEST_SEED=${seed}: ${reads} reads, ${hits} of them from the cache, ${writes} writes`;
  expect(staleReads, summary).toEqual([]);
  expect(reads + writes, summary).toBe(1000);
  expect(hits, summary).toBeGreaterThan(50);
});

test("readers see stale data when an instance receives no invalidations", async () => {
  const readers = new ConsistencyCheck([first, second], site.db);
  await readers.createPosts(3);
  const { invalidate } = second.cache.responses;
  second.cache.responses.invalidate = () => undefined;
  const { staleReads } = await readers.run(aPlan(seed), 8);
  second.cache.responses.invalidate = invalidate;
  expect(staleReads.length).toBeGreaterThan(0);
});
