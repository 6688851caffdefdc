import { expect, test } from "vitest";
import { anotherInstance, type Instance } from "../support/another-instance.ts";
import { anApplication } from "../support/application.ts";
import { numbersFrom, type Step, ToldReaders } from "../support/told-readers.ts";

const site = await anApplication({ keeps: true });
const url = String((site.db.options as { url?: string }).url); // an option of PostgreSQL's alone
const { call, keeping } = site;
if (!keeping) throw new Error("it keeps answers");
const first: Instance = { call, keeping };
const second = await anotherInstance(site, url);
const seed = Number(process.env.TEST_SEED ?? 20_261_120);

/** A thousand steps, every eighth a write. */
function aPlan(seed: number): Step[] {
  const next = numbersFrom(seed);
  const below = (count: number) => Math.floor(next() * count);
  return Array.from({ length: 1000 }, () => ({
    ...{ instance: below(2), post: below(1000), isWrite: next() < 0.125, way: below(5000) },
  }));
}

test("no reader of two instances ever sees what is older than a write they were told of", async () => {
  const readers = new ToldReaders([first, second], site.db);
  await readers.begin(6);
  const { old, hits, reads, writes } = await readers.follow(aPlan(seed), 8);
  const told = `TEST_SEED=${seed}: ${reads} reads, ${hits} of them kept, ${writes} writes`;
  expect(old, told).toEqual([]);
  expect(reads + writes, told).toBe(1000);
  expect(hits, told).toBeGreaterThan(50);
});

test("such readers notice an instance that hears of nothing", async () => {
  const readers = new ToldReaders([first, second], site.db);
  await readers.begin(3);
  const { forget } = second.keeping.answers;
  second.keeping.answers.forget = () => undefined;
  const { old } = await readers.follow(aPlan(seed), 8);
  second.keeping.answers.forget = forget;
  expect(old.length).toBeGreaterThan(0);
});
