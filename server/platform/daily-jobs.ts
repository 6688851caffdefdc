import pLimit from "p-limit";
import type { DataSource, EntityManager } from "typeorm";
import { type DailyJob, DailyJobEnum, DailyJobRun } from "./daily-job.entity.ts";
import { withAdvisoryLock } from "./database/advisory-lock.ts";

export interface DailyJobLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Delay of the first check after a start, so that jobs do not compete with the first requests. */
const firstCheckMs = 5 * 60_000;
/** How often an instance checks whether a job is due, and so how soon a failed one is retried. */
export const checkIntervalMs = 30 * 60_000;
const dayMs = 24 * 3_600_000;

/**
 * All jobs are due at the same moment, and each holds a connection for its lock while it needs
 * another for its work: all at once they would wait for each other's connections.
 */
const jobsAtOnce = pLimit(3);

/**
 * Runs `work` once a day until the returned function is called, which waits for the run under
 * way. Instances on one database share the job: it is skipped while it runs on another instance,
 * and for 24 hours after a success. A failed run is logged and retried after 30 minutes.
 */
export function startDailyJob(
  db: DataSource,
  name: DailyJob,
  work: () => Promise<object>,
  log: DailyJobLog,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let timer = setTimeout(check, firstCheckMs).unref();

  function check() {
    timer = setTimeout(check, checkIntervalMs).unref();
    running = jobsAtOnce(async () => {
      if (!isStopped) await runWhenDue(db, name, work, log, new Date());
    });
  }

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** One check of a daily job: logs what `work` returned or why it failed, and records which. */
export async function runWhenDue(
  db: DataSource,
  name: DailyJob,
  work: () => Promise<object>,
  log: DailyJobLog,
  now: Date,
): Promise<void> {
  try {
    await withAdvisoryLock(db, name, async () => {
      if (!(await isDue(db, name, now))) return;
      try {
        log.info(await work(), name);
      } catch (error) {
        await record(db, name, now, { failedAt: now });
        throw error;
      }
      await record(db, name, now, { succeededAt: now, failedAt: null });
    });
  } catch (error) {
    log.error({ err: error }, `${name} failed`);
  }
}

async function isDue(db: DataSource, name: DailyJob, now: Date): Promise<boolean> {
  const run = await db.manager.findOneBy(DailyJobRun, { name });
  if (!run?.succeededAt || run.failedAt) return true;
  return now.getTime() - run.succeededAt.getTime() >= dayMs;
}

async function record(
  db: DataSource,
  name: DailyJob,
  now: Date,
  outcome: Partial<DailyJobRun>,
): Promise<void> {
  await db.manager
    .createQueryBuilder()
    .insert()
    .into(DailyJobRun)
    .values({ name, attemptedFirstAt: now })
    .orIgnore()
    .execute();
  await db.manager.update(DailyJobRun, { name }, outcome);
}

/** A daily job without a recent success. */
export interface OverdueJob {
  job: DailyJob;
  /** Its last success, or its first attempt when it never succeeded. */
  since: Date;
}

/** Jobs whose last run failed or that have not succeeded for two days, longest first. */
export async function overdueJobs(manager: EntityManager, now: Date): Promise<OverdueJob[]> {
  const known: string[] = Object.values(DailyJobEnum);
  const runs = (await manager.find(DailyJobRun)).filter(({ name }) => known.includes(name));
  return runs
    .map(({ name, succeededAt, attemptedFirstAt, failedAt }) => {
      return { job: name, since: succeededAt ?? attemptedFirstAt, hasFailed: failedAt !== null };
    })
    .filter(({ since, hasFailed }) => hasFailed || now.getTime() - since.getTime() > 2 * dayMs)
    .sort((one, other) => one.since.getTime() - other.since.getTime())
    .map(({ job, since }) => ({ job, since }));
}
