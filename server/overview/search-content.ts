import type { EntityManager } from "typeorm";
import { SqlParameters } from "../content/reading/sql-parameters.ts";
import {
  bindSearchTerm,
  matchesTerm,
  matchesTermUnindexed,
  type SearchTerm,
} from "../platform/database/text-search.ts";
import type { ItemSummary } from "./item-summary.ts";
import { type KindTables, unionOfKinds } from "./kind-tables.ts";
import { findSimilar } from "./site-search/find-matches.ts";
import { searchWords } from "./site-search/search-words.ts";
import { type FoundItem, loadSummaries } from "./summaries.ts";

/**
 * Finds items whose texts in one language contain every word of `text`, normalised as in
 * `search_form`. Ranked: titles that begin with the text, titles that contain its words, others;
 * within a rank, last saved first; after few of them, titles with similarly spelled words. Takes
 * four statements; blank text finds nothing.
 */
export async function searchContent(
  db: EntityManager,
  text: string,
  first: number,
): Promise<ItemSummary[]> {
  const typed = text.replace(/\0|<[^<>]*>/g, " ").trim();
  // Punctuation alone is normalised to an empty text, which every text contains.
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
  return loadSummaries(db, await withSimilar(db, found, searchWords(typed), first));
}

/** Fewer matches than these are followed by items with similar words in their titles. */
const fewMatches = 3;

async function withSimilar(
  db: EntityManager,
  found: FoundItem[],
  words: readonly string[],
  first: number,
): Promise<FoundItem[]> {
  if (found.length >= fewMatches) return found;
  const known = new Set(found.map(({ id }) => id));
  const similar = await findSimilar(db, { words, now: null });
  return [...found, ...similar.filter(({ id }) => !known.has(id))].slice(0, first);
}

function matchesSql(
  { kind, items, translations, title, isTitled }: KindTables,
  whole: SearchTerm,
  typed: SearchTerm[],
) {
  // The title is the beginning of `search_form`; normalising it again would be too slow for
  // thousands of rows. A kind without titles has its substitute in `item`, not in `search_form`.
  const titled = isTitled ? `left(translation.search_form, length(btrim(${title})))` : title;
  const searched = isTitled
    ? "translation.search_form"
    : `(${title} || ' ' || translation.search_form)`;
  const found = typed.map((word) =>
    isTitled ? matchesTerm("translation", word) : matchesTermUnindexed(searched, word),
  );
  const named = typed.map((word) => matchesTermUnindexed(titled, word));
  return `select '${kind}' as kind, item.id, item.updated_at,
      case when starts_with(${searched}, ${whole.form}) then 0
        when ${named.join(" and ")} then 1 else 2 end as rank
    from ${items} item join ${translations} translation on translation.item_id = item.id
    where item.deleted_at is null and ${found.join(" and ")}`;
}
