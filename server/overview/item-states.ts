import type { EntityManager } from "typeorm";
import { type KindTables, unionOfKinds } from "./kind-tables.ts";

/**
 * SQL that selects every item outside the trash with its states. `now` is the placeholder of
 * the current time, which separates scheduled translations from published ones.
 */
export const itemStatesSql = (db: EntityManager, now: string): string =>
  unionOfKinds(db, (kind) => kindStatesSql(kind, now));

// Each column has the same meaning as the list argument that filters by it (`lacking`, `outdated`,
// `state`).
export const kindStatesSql = (
  { kind, items, placements, column }: KindTables,
  now: string,
): string =>
  `select '${kind}' as kind, item.id, item.updated_at as moment,
     item.lacks_ua as "lacksUa", item.lacks_eng as "lacksEng", item.is_outdated as "isOutdated",
     item.has_draft as "isDraft",
     coalesce(item.whole_from > ${now}, false) as "isScheduled",
     -- Fixed pages have drawings of the site until editors choose a picture.
     ${column("fixed_page", "text")} is null
       and not exists (select 1 from ${placements} placed where item_id = item.id) as "isWithoutImages"
   from ${items} item
   where item.deleted_at is null`;
