import type { EntityManager } from "typeorm";
import type { ItemClass } from "../content-item.ts";
import type { ReadScope } from "./read-scope.ts";
import { SqlParameters } from "./sql-parameters.ts";

type CountedScope = Pick<ReadScope, "drafts" | "now">;

/** Counts the items of a kind that a viewer may see, in a time that does not depend on their number. */
export async function countItems(
  db: EntityManager,
  kind: ItemClass,
  scope: CountedScope,
): Promise<number> {
  const bound = new SqlParameters();
  const [row]: { count: number }[] = await db.query(
    `select coalesce(sum(count), 0)::int as count from (${countersSql(db, kind, scope, bound)}) counted`,
    bound.values,
  );
  return row?.count ?? 0;
}

/** Like `countItems`, for the items of each parent, whose id is in the item's column `column`. */
export async function countItemsOfParents(
  db: EntityManager,
  kind: ItemClass,
  column: string,
  scope: CountedScope,
  parentIds: readonly string[],
): Promise<number[]> {
  const bound = new SqlParameters();
  const rows: { id: string; count: number }[] = await db.query(
    `select parent_id as id, sum(count)::int as count
     from (${countersSql(db, kind, scope, bound, column)}) counted
     where parent_id = any(${bound.add(parentIds)}) group by parent_id`,
    bound.values,
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return parentIds.map((id) => counts.get(id) ?? 0);
}

/**
 * Selects the counters that triggers maintain. Scheduled items, of which there are few, become
 * public without a write: they are counted when they are read.
 */
function countersSql(
  db: EntityManager,
  kind: ItemClass,
  { drafts, now }: CountedScope,
  bound: SqlParameters,
  parentColumn = "null::uuid",
): string {
  const { tableName } = db.connection.getMetadata(kind);
  const counters = `select parent_id, ${drafts ? "items" : "published"} as count
    from content_count where item_table = ${bound.add(tableName)}`;
  if (drafts) return counters;
  return `${counters} union all
    select ${parentColumn}, -1 from "${tableName}"
    where deleted_at is null and public_from > ${bound.add(now)}`;
}
