import type { DataSource } from "typeorm";

/** The first half of the locks' numbers: ours among all advisory locks of a database. */
const ours = 7_236;

/**
 * Does `work` unless another instance on this database is doing work of that name; then null,
 * at once. The lock ends with the connection, however that ends.
 */
export async function oneAtATime<Result>(
  db: DataSource,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const guard = db.createQueryRunner();
  try {
    const [row]: { taken: boolean }[] = await guard.query(
      "select pg_try_advisory_lock($1, hashtext($2)) as taken",
      [ours, name],
    );
    if (!row?.taken) return null;
    try {
      return await work();
    } finally {
      const unlock = "select pg_advisory_unlock($1, hashtext($2))";
      await guard.query(unlock, [ours, name]).catch(() => undefined);
    }
  } finally {
    await guard.release();
  }
}
