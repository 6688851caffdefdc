import type { DataSource } from "typeorm";
import type { FileStore } from "./file-store.ts";

const dayMs = 24 * 3_600_000;

/** Days that pass before a file without a row, and what is in the trash, is deleted. */
export const retentionDays = 30;

/** What a sweep did, in files. */
export interface SweptFiles {
  /** Found without a row since the last sweep. */
  found: number;
  /** Found without a row before, and named by one again. */
  restored: number;
  erased: number;
}

/**
 * Records the files below a prefix that no row names, and deletes those that were recorded 30 days
 * ago, so that a wrong database or a mistake loses no file. Files younger than a day may wait for
 * their row. `referenced` are the keys that rows name. Throws, and deletes nothing, when the list of
 * files is incomplete.
 */
export async function sweepFiles(
  db: DataSource,
  store: FileStore,
  { prefix, referenced }: { prefix: string; referenced: ReadonlySet<string> },
  now: Date,
): Promise<SweptFiles> {
  const unreferenced: string[] = [];
  for await (const { key, modifiedAt } of store.list(prefix)) {
    const isOld = now.getTime() - modifiedAt.getTime() >= dayMs;
    if (isOld && !referenced.has(key)) unreferenced.push(key);
  }
  const [{ restored }]: [{ restored: number }] = await db.query(
    `with gone as (delete from unreferenced_file
       where starts_with(key, $1) and not key = any($2::text[]) returning 1)
     select count(*)::int as restored from gone`,
    [prefix, unreferenced],
  );
  const added: unknown[] = await db.query(
    `insert into unreferenced_file (key, found_at) select unnest($1::text[]), $2
     on conflict (key) do nothing returning key`,
    [unreferenced, now],
  );
  const before = new Date(now.getTime() - retentionDays * dayMs);
  const expired: { key: string }[] = await db.query(
    "select key from unreferenced_file where starts_with(key, $1) and found_at < $2 order by key",
    [prefix, before],
  );
  for (const { key } of expired) {
    await store.delete(key);
    await db.query("delete from unreferenced_file where key = $1", [key]);
  }
  return { found: added.length, restored, erased: expired.length };
}
