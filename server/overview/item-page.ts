import type { EntityManager } from "typeorm";
import { Parameters } from "../content/parameters.ts";
import type { ItemSummaryList } from "./item-summary.ts";
import { type Found, summariesOf } from "./summaries.ts";

export interface PageWish {
  first: number;
  skip: number;
}

/**
 * Some of what `found` finds, by its `moment`, latest first. `found` is SQL with columns kind,
 * id and moment. Three statements, however many there are.
 */
export async function itemPage(
  db: EntityManager,
  { first, skip }: PageWish,
  found: string,
  values: readonly unknown[] = [],
): Promise<ItemSummaryList> {
  const bound = new Parameters();
  for (const value of values) bound.add(value);
  // The count stands beside the page, so that it is told even where the page is empty.
  const rows: (Partial<Found> & { total: number })[] = await db.query(
    `with found as materialized (${found})
     select shown.kind, shown.id, counted.total
     from (select count(*)::int as total from found) counted
     left join (
       select * from found order by moment desc, id
       limit ${bound.add(first)} offset ${bound.add(skip)}
     ) shown on true
     order by shown.moment desc, shown.id`,
    bound.values,
  );
  const shown = rows.flatMap(({ id }) => (id ? [{ id }] : []));
  return { items: await summariesOf(db, shown), total: rows[0]?.total ?? 0 };
}
