import { setTimeout as pause } from "node:timers/promises";
import pLimit from "p-limit";
import { type DataSource, type EntityManager, QueryFailedError, type QueryRunner } from "typeorm";
import { ExpectedError } from "../errors.ts";

type Statement = Parameters<QueryRunner["query"]>;

/**
 * Runs `work` in a transaction that is always rolled back, so that only `work` sees its writes.
 * Concurrent statements are queued, because a connection executes one at a time. Throws
 * UNAVAILABLE after `limit` ms, which includes waiting for row locks.
 */
export async function runAndRollback<Result>(
  db: DataSource,
  limit: number,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = db.createQueryRunner();
  const { query } = runner;
  const send = (...statement: Statement) => query.apply(runner, statement);
  const runInOrder = pLimit(1);
  let isOver = false;
  // `work` may still be running after the timeout; outside the transaction its writes would
  // persist.
  const sendWhileOpen = (...statement: Statement) =>
    runInOrder(async () => {
      if (isOver) throw new Error("the transaction has been rolled back");
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

/** Whether PostgreSQL cancelled a statement because of statement_timeout. */
const isTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && error.driverError.code === "57014";
