import type { EntityManager } from "typeorm";
import { type KindTables, unionOfKinds } from "./kind-tables.ts";

/**
 * SQL: every item outside the trash with what it still needs. `now` is the placeholder of the
 * moment that parts what is scheduled from what is out.
 */
export const itemStatesSql = (db: EntityManager, now: string): string =>
  unionOfKinds(db, (kind) => kindStatesSql(kind, now));

// Each means the same as the argument of a list that asks for it (`lacking`, `outdated`, `state`).
export const kindStatesSql = ({ kind, items, placements }: KindTables, now: string): string =>
  `select '${kind}' as kind, item.id, item.updated_at as moment,
     item.lacks_ua as "lacksUa", item.lacks_eng as "lacksEng", item.is_outdated as "isOutdated",
     item.has_draft as "isDraft",
     coalesce(item.whole_from > ${now}, false) as "isScheduled",
     not exists (select 1 from ${placements} placed where item_id = item.id) as "isWithoutImages"
   from ${items} item
   where item.deleted_at is null`;
