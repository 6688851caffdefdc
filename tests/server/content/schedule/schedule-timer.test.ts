import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ScheduleTimer } from "../../../../server/content/schedule-timer.ts";
import { cacheStatusOf, hit } from "../../../support/cache/cache-status.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aDatabase } from "../../../support/database/database.ts";
import { anotherInstance } from "../../../support/processes/another-instance.ts";
import { aServer } from "../../../support/server/test-server.ts";

const url = await aDatabase();
const site = await aServer({ keeps: true, database: { url } });
const other = await anotherInstance(site, url);
const log = { info: vi.fn(), error: vi.fn() };

// The other instance has the clock of the machine.
const morning = new Date();
const evening = new Date(morning.getTime() + 8 * 3_600_000);
let now = morning;
const timers: ScheduleTimer[] = [];

/** The timer of one instance. */
function aTimer(): ScheduleTimer {
  const timer = new ScheduleTimer(site.db, log, () => now);
  timers.push(timer);
  return timer;
}

const stopAll = () => Promise.all(timers.splice(0).map((timer) => timer.stop()));

beforeEach(async () => {
  now = morning;
  site.setClock(morning);
  vi.clearAllMocks();
  await site.db.query("delete from report");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(async () => {
  vi.useRealTimers();
  await stopAll();
});

/** A public report that is to be unpublished in the evening; its id. */
async function aPlannedReport(): Promise<string> {
  const translations = { ua: { description: "слова" } };
  const { id, version } = await aPublishedItem(site, "Report", { year: 2024, translations });
  await site.executeOrThrow(
    `mutation { unpublish(kind: REPORT, id: "${id}", version: ${version}, at: "${evening.toISOString()}") { id } }`,
    {},
    "editor",
  );
  return id;
}

async function statusOf(id: string): Promise<number> {
  await site.cache?.isSettled();
  return (await site.request({ url: `/api/reports/${id}` })).statusCode;
}

const timesUnpublished = async (id: string) => {
  const [row] = await site.db.query(
    `select count(*)::int as count from change where item_id = $1 and action = 'unpublished'`,
    [id],
  );
  return row.count;
};

test("an item leaves the site at its time, without anybody doing anything", async () => {
  const id = await aPlannedReport();
  now = new Date(evening.getTime() - 1000);
  await aTimer().start();
  expect(await statusOf(id)).toBe(200);
  now = evening;
  vi.advanceTimersByTime(1000);
  await stopAll();
  expect(await statusOf(id)).toBe(404);
});

test("what was to be unpublished while no instance ran is unpublished before one serves requests", async () => {
  const id = await aPlannedReport();
  now = new Date(evening.getTime() + 3_600_000);
  await aTimer().start();
  expect(await statusOf(id)).toBe(404);
});

test("a plan that is made while an instance sleeps is carried out to the moment", async () => {
  const timer = aTimer();
  await timer.start();
  const id = await aPlannedReport();
  now = new Date(evening.getTime() - 1000);
  await timer.planChanged();
  expect(await statusOf(id)).toBe(200);
  now = evening;
  vi.advanceTimersByTime(1000);
  await stopAll();
  expect(await statusOf(id)).toBe(404);
});

test("of several instances one unpublishes it", async () => {
  const id = await aPlannedReport();
  now = evening;
  await Promise.all([aTimer().start(), aTimer().start(), aTimer().start()]);
  expect(await timesUnpublished(id)).toBe(1);
});

test("no instance serves from its cache what has left the site", async () => {
  const id = await aPlannedReport();
  const read = (from: Pick<typeof other, "request">) => from.request({ url: `/api/reports/${id}` });
  await other.cache.isSettled();
  await site.cache?.isSettled();
  for (const one of [site, other]) {
    await read(one);
    expect(cacheStatusOf(await read(one))).toBe(hit);
  }
  now = evening;
  await aTimer().start();
  await other.cache.isSettled();
  await site.cache?.isSettled();
  for (const one of [site, other]) expect((await read(one)).statusCode).toBe(404);
});

test("an outage is logged once, and what was due is unpublished after it", async () => {
  const id = await aPlannedReport();
  now = evening;
  await site.db.query("alter table report_translation rename to away");
  const timer = aTimer();
  await timer.start();
  await timer.planChanged();
  await site.db.query("alter table away rename to report_translation");
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(await statusOf(id)).toBe(200);
  vi.advanceTimersByTime(1000);
  await stopAll();
  expect(await statusOf(id)).toBe(404);
});
