import type { DataSource } from "typeorm";

/** The first half of the locks' numbers: ours among all advisory locks of a database. */
const lockNamespace = 7_236;

/**
 * Does `work` unless another instance on this database is doing work of that name; then null,
 * at once. The lock ends with the connection, however that ends.
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
