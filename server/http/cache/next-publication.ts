import type { DataSource } from "typeorm";
import { Translation } from "../../content/content-item.ts";

/**
 * The time of the next scheduled publication after `now`; null when none is scheduled. The clocks
 * of all instances are assumed to be synchronized.
 */
export async function nextPublication(db: DataSource, now: Date): Promise<Date | null> {
  const tables = db.entityMetadatas.filter(({ inheritanceTree }) =>
    inheritanceTree.includes(Translation),
  );
  const each = tables.map(
    ({ tablePath }) => `select min(published_at) as at from ${tablePath} where published_at > $1`,
  );
  const [row]: { at: Date | null }[] = await db.query(
    `select min(at) as at from (${each.join(" union all ")}) as scheduled`,
    [now],
  );
  return row?.at ?? null;
}
