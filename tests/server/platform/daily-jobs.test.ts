import { beforeEach, describe, expect, test, vi } from "vitest";
import { DailyJobEnum } from "../../../server/platform/daily-job.entity.ts";
import { checkIntervalMs, runWhenDue, startDailyJob } from "../../../server/platform/daily-jobs.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const log = { info: vi.fn(), error: vi.fn() };
const morning = new Date("2026-11-22T07:00:00Z");
const hoursLater = (hours: number) => new Date(morning.getTime() + hours * 3_600_000);

beforeEach(async () => {
  await site.db.query("truncate daily_job");
  vi.clearAllMocks();
  site.setClock(null);
});

const succeeds = vi.fn(async () => ({ items: 3 }));
const fails = vi.fn(async () => {
  throw new Error("the disk is on fire");
});
const runAt = (now: Date, work: () => Promise<object>) =>
  runWhenDue(site.db, "emptyTrash", work, log, now);

/** The overdue jobs on an admin's dashboard at that time. */
async function overdueAt(now: Date) {
  site.setClock(now);
  const { overdueDailyJobs } = await site.executeOrThrow(
    "{ overdueDailyJobs { job since } }",
    {},
    "admin",
  );
  return overdueDailyJobs;
}

describe("a daily job", () => {
  test("that succeeded is not repeated for a day, by any instance", async () => {
    await runAt(morning, succeeds);
    await runAt(hoursLater(23), succeeds);
    expect(succeeds).toHaveBeenCalledTimes(1);
    await runAt(hoursLater(24), succeeds);
    expect(succeeds).toHaveBeenCalledTimes(2);
    expect(log.info).toHaveBeenCalledWith({ items: 3 }, "emptyTrash");
    expect(log.error).not.toHaveBeenCalled();
  });

  test("that failed is logged, and tried again within the hour until it succeeds", async () => {
    await runAt(morning, fails);
    expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error) }, "emptyTrash failed");
    expect(checkIntervalMs).toBeLessThanOrEqual(3_600_000);
    const retry = new Date(morning.getTime() + checkIntervalMs);
    await runAt(retry, fails);
    await runAt(hoursLater(1), succeeds);
    await runAt(hoursLater(2), succeeds);
    expect([fails.mock.calls.length, succeeds.mock.calls.length]).toEqual([2, 1]);
  });

  test("runs on one instance at a time", async () => {
    const gate = Promise.withResolvers<object>();
    const started = Promise.withResolvers<void>();
    const slow = runAt(morning, () => {
      started.resolve();
      return gate.promise;
    });
    await started.promise;
    await runAt(morning, succeeds);
    expect(succeeds).not.toHaveBeenCalled();
    gate.resolve({});
    await slow;
  });

  test("is checked some minutes after startup, and no more once the site is shutting down", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const stop = startDailyJob(site.db, "removeSpam", succeeds, log);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    await expect.poll(() => succeeds.mock.calls.length).toBe(1);
    await stop();
    vi.advanceTimersByTime(48 * 3_600_000);
    vi.useRealTimers();
    await stop();
    expect(succeeds).toHaveBeenCalledTimes(1);
  });
});

test("all daily jobs of a site succeed although they are due at the same moment", async () => {
  const jobs = Object.values(DailyJobEnum);
  const work = async () => {
    await site.db.query("select pg_sleep(0.05)");
    return {};
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const stops = jobs.map((name) => startDailyJob(site.db, name, work, log));
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  vi.useRealTimers();
  await expect.poll(() => log.info.mock.calls.length).toBe(jobs.length);
  await Promise.all(stops.map((stop) => stop()));
  expect(log.error).not.toHaveBeenCalled();
});

describe("an admin sees on the dashboard", () => {
  test("no job while all succeed", async () => {
    await runAt(morning, succeeds);
    expect(await overdueAt(hoursLater(47))).toEqual([]);
  });

  test("since when a failing job has not succeeded", async () => {
    await runAt(morning, succeeds);
    await runAt(hoursLater(24), fails);
    await runAt(hoursLater(25), fails);
    const overdue = [{ job: "EMPTY_TRASH", since: morning.toISOString() }];
    expect(await overdueAt(hoursLater(26))).toEqual(overdue);
    await runAt(hoursLater(26), succeeds);
    expect(await overdueAt(hoursLater(26))).toEqual([]);
  });

  test("since when a job that never succeeded was first tried", async () => {
    await runAt(morning, fails);
    await runAt(hoursLater(1), fails);
    const overdue = [{ job: "EMPTY_TRASH", since: morning.toISOString() }];
    expect(await overdueAt(hoursLater(2))).toEqual(overdue);
  });

  test("a job that has not run for two days, for instance while the database was unavailable", async () => {
    await runAt(morning, succeeds);
    expect(await overdueAt(hoursLater(49))).toHaveLength(1);
  });
});

test.each(["visitor", "caseWorker", "editor"] as const)(
  "failing jobs are hidden from: %s",
  async (role) => {
    const { errors } = await site.execute("{ overdueDailyJobs { job } }", {}, role);
    const code = role === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN";
    expect(errors?.[0]?.extensions.code).toBe(code);
  },
);

test("an operator reads in /readyz which jobs fail, and the site stays ready", async () => {
  await runAt(morning, fails);
  const answer = await site.request({ url: "/readyz" });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    status: "ready",
    overdueJobs: [{ job: "emptyTrash", since: morning.toISOString() }],
  });
});
