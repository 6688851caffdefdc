import type { EntityManager } from "typeorm";
import type { ItemSummaryList } from "./item-summary.ts";
import { unionOfKinds } from "./kind-tables.ts";
import { loadSummaryPage, type OffsetQuery } from "./summary-page.ts";

/** Last deleted first. */
export function listTrash(db: EntityManager, query: OffsetQuery): Promise<ItemSummaryList> {
  const found = unionOfKinds(
    db,
    ({ kind, items }) =>
      `select '${kind}' as kind, id, deleted_at as moment from ${items}
       where deleted_at is not null`,
  );
  return loadSummaryPage(db, query, found);
}
