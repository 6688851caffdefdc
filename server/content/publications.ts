import type { EntityManager } from "typeorm";
import type { Language } from "../language/language.ts";
import { tableOf } from "../platform/database.ts";
import type { Kind } from "./content-item.ts";
import { Parameters } from "./parameters.ts";
import { VisibleWords } from "./visible-words.ts";

/** An item that is out, without its words. */
export interface Publication {
  id: string;
  /** Those it can be read in. */
  languages: Language[];
  /** When it or its words last changed, or came out. */
  changedAt: Date;
}

/** How many items of a kind are out. */
export async function countPublications(db: EntityManager, kind: Kind, now: Date): Promise<number> {
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
export async function publicationsOf<Row extends Publication>(
  db: EntityManager,
  kind: Kind,
  now: Date,
  { first, skip }: { first: number; skip: number },
): Promise<Row[]> {
  const bound = new Parameters();
  const words = new VisibleWords(db, kind, { language: "ua", now, drafts: false }, bound);
  return db.query(
    `select item.*, spoken.languages, greatest(item.updated_at, spoken.changed_at) as "changedAt"
     from (select * from ${tableOf(db.connection, kind)}
       where deleted_at is null and public_from <= ${words.now}
       order by id limit ${bound.add(first)} offset ${bound.add(skip)}) item
     cross join lateral (${words.each(`array_agg(language order by language desc) as languages,
       max(greatest(updated_at, published_at)) as changed_at`)}) spoken
     where spoken.languages is not null order by item.id`,
    bound.values,
  );
}
