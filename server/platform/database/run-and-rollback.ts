import { setTimeout as pause } from "node:timers/promises";
import { type DataSource, type EntityManager, QueryFailedError, type QueryRunner } from "typeorm";
import { ExpectedError } from "../errors.ts";
import { limitConcurrency } from "../limit-concurrency.ts";

type Statement = Parameters<QueryRunner["query"]>;

/**
 * Does `work` in a transaction of its own that never comes to stay: only `work` sees what it
 * writes. What it asks at once is asked in turn, for a connection answers one statement at a
 * time. Throws Unavailable after `limit` ms, or when somebody else holds a row for that long.
 */
export async function runAndRollback<Result>(
  db: DataSource,
  limit: number,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = db.createQueryRunner();
  const { query } = runner;
  const send = (...statement: Statement) => query.apply(runner, statement);
  const runInOrder = limitConcurrency(1);
  let isOver = false;
  // Work that came too late still runs: outside of the transaction its writes would stay.
  const sendWhileOpen = (...statement: Statement) =>
    runInOrder(async () => {
      if (isOver) throw new Error("a rehearsal is over");
      return send(...statement);
    });
  const timeout = new AbortController();
  try {
    await runner.startTransaction();
    await send(`set local statement_timeout = ${limit}`);
    runner.query = sendWhileOpen as typeof query; // one function cannot be typed as its overloads
    return await Promise.race([work(runner.manager), rejectAfter(limit, timeout.signal)]);
  } catch (error) {
    throw isTimeout(error) ? new ExpectedError("UNAVAILABLE") : error;
  } finally {
    isOver = true;
    timeout.abort();
    await runInOrder(() => send("rollback")).finally(() => runner.release());
  }
}

async function rejectAfter(limit: number, signal: AbortSignal): Promise<never> {
  await pause(limit, null, { signal });
  throw new ExpectedError("UNAVAILABLE");
}

/** PostgreSQL cancelled a statement that took, or waited, too long. */
const isTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && error.driverError.code === "57014";
