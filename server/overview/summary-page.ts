import type { EntityManager } from "typeorm";
import { SqlParameters } from "../content/reading/sql-parameters.ts";
import type { ItemSummaryList } from "./item-summary.ts";
import { type FoundItem, loadSummaries } from "./summaries.ts";

export interface OffsetQuery {
  first: number;
  skip: number;
}

/**
 * Loads a page of the rows selected by `found` (SQL with the columns kind, id and moment),
 * latest `moment` first. Takes three statements whatever the length.
 */
export async function loadSummaryPage(
  db: EntityManager,
  { first, skip }: OffsetQuery,
  found: string,
  values: readonly unknown[] = [],
): Promise<ItemSummaryList> {
  const parameters = new SqlParameters();
  for (const value of values) parameters.add(value);
  // The left join returns the count even if the page is empty.
  const rows: (Partial<FoundItem> & { total: number })[] = await db.query(
    `with found as materialized (${found})
     select shown.kind, shown.id, counted.total
     from (select count(*)::int as total from found) counted
     left join (
       select * from found order by moment desc, id
       limit ${parameters.add(first)} offset ${parameters.add(skip)}
     ) shown on true
     order by shown.moment desc, shown.id`,
    parameters.values,
  );
  const shown = rows.flatMap(({ id }) => (id ? [{ id }] : []));
  return { items: await loadSummaries(db, shown), total: rows[0]?.total ?? 0 };
}
