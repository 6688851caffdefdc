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

/** Which of the kinds have items that a viewer may see, in one statement. */
export async function filledKinds(
  db: EntityManager,
  kinds: readonly ItemClass[],
  scope: CountedScope,
): Promise<ItemClass[]> {
  const bound = new SqlParameters();
  const counts = kinds.map(
    (kind, place) =>
      `select ${place} as place, count from (${countersSql(db, kind, scope, bound)}) counted`,
  );
  const rows: { place: number }[] = await db.query(
    `select place from (${counts.join(" union all ")}) counted group by place having sum(count) > 0`,
    bound.values,
  );
  return kinds.filter((_, index) => rows.some(({ place }) => place === index));
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
