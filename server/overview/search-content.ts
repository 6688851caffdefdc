import type { EntityManager } from "typeorm";
import { Parameters } from "../content/parameters.ts";
import { type BoundWord, boundWord, holdsWord, holdsWordUnindexed } from "../platform/searched.ts";
import type { ItemSummary } from "./item-summary.ts";
import { type KindTables, ofEveryKind } from "./kind-tables.ts";
import { type Found, summariesOf } from "./summaries.ts";

/**
 * Items in whose words, of one language, every word of `text` occurs, as `search_form` reads
 * them. Best first: titles that begin with it, titles that hold it, then all others; among
 * equals what was saved last. Three statements; blank text finds nothing.
 */
export async function searchContent(
  db: EntityManager,
  text: string,
  first: number,
): Promise<ItemSummary[]> {
  const typed = text.replace(/\0|<[^>]*>/g, " ").trim();
  // Signs alone come to nothing in the searched form, and nothing stands in every text.
  if (!/[\p{L}\p{N}]/u.test(typed)) return [];
  const bound = new Parameters();
  const whole = boundWord(typed, bound.add(typed));
  const words = typed.split(/\s+/).map((word) => boundWord(word, bound.add(word)));
  const found: Found[] = await db.query(
    `select kind, id from (${ofEveryKind(db, (kind) => matches(kind, whole, words))}) found
     group by kind, id, updated_at
     order by min(rank), updated_at desc, id limit ${bound.add(first)}`,
    bound.values,
  );
  return summariesOf(db, found);
}

function matches({ kind, items, words, title }: KindTables, whole: BoundWord, typed: BoundWord[]) {
  // What it is called comes first in its searched form; to make that anew takes too long for
  // thousands. Of a kind without names, what stands for one is not among its words.
  const isNamed = title.startsWith("words.");
  const titled = isNamed ? `left(words.search_form, length(btrim(${title})))` : title;
  const searched = isNamed ? "words.search_form" : `(${title} || ' ' || words.search_form)`;
  const found = typed.map((word) =>
    isNamed ? holdsWord("words", word) : holdsWordUnindexed(searched, word),
  );
  const named = typed.map((word) => holdsWordUnindexed(titled, word));
  return `select '${kind}' as kind, item.id, item.updated_at,
      case when starts_with(${searched}, ${whole.form}) then 0
        when ${named.join(" and ")} then 1 else 2 end as rank
    from ${items} item join ${words} words on words.item_id = item.id
    where item.deleted_at is null and ${found.join(" and ")}`;
}
