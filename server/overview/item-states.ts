import type { EntityManager } from "typeorm";
import { type KindTables, ofEveryKind } from "./kind-tables.ts";

/**
 * SQL: every item outside the trash with what it still needs. `now` is the placeholder of the
 * moment that parts what is scheduled from what is out.
 */
export const itemStates = (db: EntityManager, now: string): string =>
  ofEveryKind(db, (kind) => statesOf(kind, now));

// Each means the same as the argument of a list that asks for it (`lacking`, `outdated`, `state`).
const statesOf = ({ kind, items, words, placed }: KindTables, now: string): string =>
  `select '${kind}' as kind, item.id, item.updated_at as moment,
     coalesce(ua.filled < ua.fields, true) as "lacksUa",
     coalesce(eng.filled < eng.fields, true) as "lacksEng",
     coalesce(eng.words_changed_at < ua.words_changed_at, false) as "isOutdated",
     ua.id is not null and ua.published_at is null
       or eng.id is not null and eng.published_at is null as "isDraft",
     coalesce(ua.published_at > ${now}, false) or coalesce(eng.published_at > ${now}, false)
       as "isScheduled",
     not exists (select 1 from ${placed} placed where item_id = item.id) as "isWithoutImages"
   from ${items} item
   left join ${words} ua on ua.item_id = item.id and ua.language = 'ua'
   left join ${words} eng on eng.item_id = item.id and eng.language = 'eng'
   where item.deleted_at is null`;
