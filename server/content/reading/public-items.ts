import type { EntityManager } from "typeorm";
import type { Language } from "../../language/language.ts";
import { tableOf } from "../../platform/database/database.ts";
import type { ContentItem, ItemClass } from "../content-item.ts";
import { SqlParameters } from "./sql-parameters.ts";
import { VisibleTranslations } from "./visible-translations.ts";

/** A public item without its texts, with the columns of its table as PostgreSQL names them. */
export type PublicItem<Item extends ContentItem> = Item & {
  /** Languages in which it is public. */
  languages: Language[];
  /** Time of the last change or publication of the item or its public translations. */
  changedAt: Date;
};

/**
 * Lists public items by id, after skipping `skip`; at most `first` rows, each with the columns
 * of the item. Takes one statement and loads no texts.
 */
export async function listPublicItems<Item extends ContentItem>(
  db: EntityManager,
  kind: ItemClass<Item>,
  now: Date,
  { first, skip }: { first: number; skip: number },
): Promise<PublicItem<Item>[]> {
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
