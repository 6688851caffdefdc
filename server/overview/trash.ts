import type { EntityManager } from "typeorm";
import { itemPage, type PageWish } from "./item-page.ts";
import type { ItemSummaryList } from "./item-summary.ts";
import { ofEveryKind } from "./kind-tables.ts";

/** What was thrown away last comes first. */
export function trashedItems(db: EntityManager, wish: PageWish): Promise<ItemSummaryList> {
  const found = ofEveryKind(
    db,
    ({ kind, items }) =>
      `select '${kind}' as kind, id, deleted_at as moment from ${items}
       where deleted_at is not null`,
  );
  return itemPage(db, wish, found);
}
