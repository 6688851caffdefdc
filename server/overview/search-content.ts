import type { EntityManager } from "typeorm";
import { SqlParameters } from "../content/sql-parameters.ts";
import {
  bindSearchTerm,
  matchesTerm,
  matchesTermUnindexed,
  type SearchTerm,
} from "../platform/database/text-search.ts";
import type { ItemSummary } from "./item-summary.ts";
import { type KindTables, unionOfKinds } from "./kind-tables.ts";
import { type FoundItem, loadSummaries } from "./summaries.ts";

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
  const bound = new SqlParameters();
  const wholeText = bindSearchTerm(typed, bound.add(typed));
  const words = typed.split(/\s+/).map((word) => bindSearchTerm(word, bound.add(word)));
  const found: FoundItem[] = await db.query(
    `select kind, id from (${unionOfKinds(db, (kind) => matchesSql(kind, wholeText, words))}) found
     group by kind, id, updated_at
     order by min(rank), updated_at desc, id limit ${bound.add(first)}`,
    bound.values,
  );
  return loadSummaries(db, found);
}

function matchesSql(
  { kind, items, translations, title }: KindTables,
  whole: SearchTerm,
  typed: SearchTerm[],
) {
  // What it is called comes first in its searched form; to make that anew takes too long for
  // thousands. Of a kind without names, what stands for one is not among its words.
  const isNamed = title.startsWith("words.");
  const titled = isNamed ? `left(words.search_form, length(btrim(${title})))` : title;
  const searched = isNamed ? "words.search_form" : `(${title} || ' ' || words.search_form)`;
  const found = typed.map((word) =>
    isNamed ? matchesTerm("words", word) : matchesTermUnindexed(searched, word),
  );
  const named = typed.map((word) => matchesTermUnindexed(titled, word));
  return `select '${kind}' as kind, item.id, item.updated_at,
      case when starts_with(${searched}, ${whole.form}) then 0
        when ${named.join(" and ")} then 1 else 2 end as rank
    from ${items} item join ${translations} words on words.item_id = item.id
    where item.deleted_at is null and ${found.join(" and ")}`;
}
