import type { EntityManager } from "typeorm";
import type { Language } from "../language/language.ts";
import { tableOf } from "../platform/database/database.ts";
import type { ItemClass } from "./content-item.ts";
import { SqlParameters } from "./sql-parameters.ts";
import { VisibleTranslations } from "./visible-translations.ts";

/** An item that is out, without its words. */
export interface PublicItem {
  id: string;
  /** Those it can be read in. */
  languages: Language[];
  /** When it or its words last changed, or came out. */
  changedAt: Date;
}

/** How many items of a kind are out. */
export async function countPublicItems(
  db: EntityManager,
  kind: ItemClass,
  now: Date,
): Promise<number> {
  const [row]: { count: number }[] = await db.query(
    `select count(*)::int as count from ${tableOf(db.connection, kind)}
     where deleted_at is null and public_from <= $1`,
    [now],
  );
  return row?.count ?? 0;
}

/**
 * The `first` items that are out behind the first `skip`, in the order of their ids; with the
 * columns of the items themselves. One statement, which loads no words.
 */
export async function listPublicItems<Row extends PublicItem>(
  db: EntityManager,
  kind: ItemClass,
  now: Date,
  { first, skip }: { first: number; skip: number },
): Promise<Row[]> {
  const bound = new SqlParameters();
  const translations = new VisibleTranslations(
    db,
    kind,
    { language: "ua", now, drafts: false },
    bound,
  );
  return db.query(
    `select item.*, spoken.languages, greatest(item.updated_at, spoken.changed_at) as "changedAt"
     from (select * from ${tableOf(db.connection, kind)}
       where deleted_at is null and public_from <= ${translations.now}
       order by id limit ${bound.add(first)} offset ${bound.add(skip)}) item
     cross join lateral (${translations.select(`array_agg(language order by language desc) as languages,
       max(greatest(updated_at, published_at)) as changed_at`)}) spoken
     where spoken.languages is not null order by item.id`,
    bound.values,
  );
}
