import { setTimeout as pause } from "node:timers/promises";
import { type DataSource, type EntityManager, QueryFailedError, type QueryRunner } from "typeorm";
import { atMost } from "../image/turns.ts";
import { Failure } from "../platform/failures.ts";

type Statement = Parameters<QueryRunner["query"]>;

/**
 * Does `work` in a transaction of its own that never comes to stay: only `work` sees what it
 * writes. What it asks at once is asked in turn, for a connection answers one statement at a
 * time. Throws Unavailable after `limit` ms, or when somebody else holds a row for that long.
 */
export async function rehearse<Result>(
  db: DataSource,
  limit: number,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = db.createQueryRunner();
  const { query } = runner;
  const send = (...statement: Statement) => query.apply(runner, statement);
  const inTurn = atMost(1);
  let isOver = false;
  // Work that came too late still runs: outside of the transaction its writes would stay.
  const sendWithin = (...statement: Statement) =>
    inTurn(async () => {
      if (isOver) throw new Error("a rehearsal is over");
      return send(...statement);
    });
  const late = new AbortController();
  try {
    await runner.startTransaction();
    await send(`set local statement_timeout = ${limit}`);
    runner.query = sendWithin as typeof query; // one function cannot be typed as its overloads
    return await Promise.race([work(runner.manager), refuseAfter(limit, late.signal)]);
  } catch (error) {
    throw isTimeout(error) ? new Failure("UNAVAILABLE") : error;
  } finally {
    isOver = true;
    late.abort();
    await inTurn(() => send("rollback")).finally(() => runner.release());
  }
}

async function refuseAfter(limit: number, signal: AbortSignal): Promise<never> {
  await pause(limit, null, { signal });
  throw new Failure("UNAVAILABLE");
}

/** PostgreSQL cancelled a statement that took, or waited, too long. */
const isTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && error.driverError.code === "57014";
