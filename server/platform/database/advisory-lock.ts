import type { DataSource, EntityManager } from "typeorm";

/** First key of the two-key advisory locks, which separates ours from others in the database. */
const lockNamespace = 7_236;

/**
 * Runs `work` under an advisory lock; returns null at once when another instance on this database
 * holds the lock of that name. PostgreSQL releases the lock when the connection ends.
 */
export async function withAdvisoryLock<Result>(
  db: DataSource,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const lockRunner = db.createQueryRunner();
  try {
    const [row]: { taken: boolean }[] = await lockRunner.query(
      "select pg_try_advisory_lock($1, hashtext($2)) as taken",
      [lockNamespace, name],
    );
    if (!row?.taken) return null;
    try {
      return await work();
    } finally {
      const unlock = "select pg_advisory_unlock($1, hashtext($2))";
      await lockRunner.query(unlock, [lockNamespace, name]).catch(() => undefined);
    }
  } finally {
    await lockRunner.release();
  }
}

/** Waits for the advisory lock of that name, and holds it until the transaction ends. */
export async function lockUntilCommit(manager: EntityManager, name: string): Promise<void> {
  await manager.query("select pg_advisory_xact_lock($1, hashtext($2))", [lockNamespace, name]);
}
