import type { EntityManager } from "typeorm";
import { SqlParameters } from "../../content/reading/sql-parameters.ts";
import {
  bindSearchTerm,
  containsTerm,
  matchesTerm,
  matchesTermUnindexed,
  resemblesTerm,
  type SearchedText,
  type SearchTerm,
  similarityTo,
} from "../../platform/database/text-search.ts";
import { type KindTables, unionOfKinds } from "../kind-tables.ts";
import { hasSimilarWords } from "./similar-words.ts";

/** An item that matches a search; ids are unique across kinds. */
export interface Match {
  kind: string;
  id: string;
}

/** Matches of one kind that are looked at; a frequent word has tens of thousands. */
export const maxPerKind = 100;

interface Search {
  words: readonly string[];
  now: Date;
}

/** Items of each kind whose texts are read one by one, the last published ones. */
const recentItems = 1000;

/**
 * Public items whose texts in one language contain every word: titles that begin with the words come
 * first, then titles that contain them, then others; within those, the last published first. Takes one
 * statement, whose cost is bounded: it reads the last published items, which have enough matches for a
 * frequent word, and what the trigram indexes find first, which is everything for a rare one. Words of
 * one or two letters, for which no index helps, are found in the last published items alone.
 */
export function findExact(db: EntityManager, { words, now }: Search): Promise<Match[]> {
  const bound = new SqlParameters();
  const moment = bound.add(now);
  const terms = words.map((word) => bindSearchTerm(word, bound.add(word)));
  const whole = bindSearchTerm(words.join(" "), bound.add(words.join(" ")));
  const isIndexed = terms.some((term) => term.isIndexed);
  const matches = (kind: KindTables) => {
    const titled = allTerms(terms, (term) => titleContains(kind, term));
    const written = allTerms(terms, (term) => textContains(kind, term));
    const form = titleForm(kind);
    // Without the condition on letters, which is there for the index.
    const isTitled = allTerms(terms, (term) => matchesTermUnindexed(form, term));
    const rank = `case when starts_with(${form}, ${whole.form}) then 0
      when ${isTitled} then 1 else 2 end`;
    const recent = recentMatches(kind, moment, written, rank);
    if (!isIndexed) return recent;
    const indexed = [titled, written].map((found) => indexedMatches(kind, moment, found, rank));
    return [recent, ...indexed].join(" union all ");
  };
  return db.query(
    `select kind, id from (
       select kind, id, min(rank) as rank, max(public_from) as public_from,
         row_number() over (partition by kind order by min(rank), max(public_from) desc, id) as place
       from (${unionOfKinds(db, matches)}) found group by kind, id
     ) ranked where place <= ${maxPerKind} order by rank, public_from desc, id`,
    bound.values,
  );
}

const allTerms = (terms: readonly SearchTerm[], condition: (term: SearchTerm) => string): string =>
  terms.map(condition).join(" and ");

/** Matches among the last published items. */
const recentMatches = (kind: KindTables, now: string, found: string, rank: string): string =>
  `(select '${kind.kind}' as kind, item.id, item.public_from, ${rank} as rank
    from (select * from ${kind.items} where deleted_at is null and public_from <= ${now}
      order by public_from desc limit ${recentItems}) item
    join ${kind.translations} translation on translation.item_id = item.id
    where translation.published_at <= ${now} and ${found}
    order by item.public_from desc limit ${2 * maxPerKind})`;

/** The matches that the trigram index finds first, in any order. */
const indexedMatches = (kind: KindTables, now: string, found: string, rank: string): string =>
  `(select '${kind.kind}' as kind, item.id, item.public_from, ${rank} as rank
    from ${kind.translations} translation join ${kind.items} item on item.id = translation.item_id
    where translation.published_at <= ${now} and item.deleted_at is null
      and item.public_from <= ${now} and ${found}
    limit ${2 * maxPerKind})`;

/** Similar items of one kind among which the most similar are chosen. */
const maxCandidates = 300;

/**
 * Items whose title in one language has words that are spelled like all of these, the most similar
 * first, at most 20: those that are public `now`; if it is null, drafts too. Takes one statement.
 */
export async function findSimilar(
  db: EntityManager,
  { words, now }: { words: readonly string[]; now: Date | null },
): Promise<Match[]> {
  const bound = new SqlParameters();
  const moment = now && bound.add(now);
  const bind = (word: string) => bindSearchTerm(word, bound.add(word));
  const long = words.filter(hasSimilarWords).map(bind);
  const short = words.filter((word) => !hasSimilarWords(word)).map(bind);
  if (long.length === 0) return [];
  const similar = (kind: KindTables) => similarTitles(kind, moment, long, short);
  return db.query(
    `select kind, id from (${unionOfKinds(db, similar)}) found
     group by kind, id order by max(similarity) desc, max(public_from) desc nulls last, id limit 20`,
    bound.values,
  );
}

function similarTitles(
  kind: KindTables,
  now: string | null,
  long: readonly SearchTerm[],
  short: readonly SearchTerm[],
): string {
  const text = titleText(kind);
  const resembles = allTerms(long, (term) => resemblesTerm(text, term));
  const contains = short.map((term) => ` and ${titleContains(kind, term)}`).join("");
  const similarities = long.map((term) => similarityTo(text, term)).join(", ");
  return `(select '${kind.kind}' as kind, item.id, item.public_from,
      least(${similarities}) as similarity
    from ${kind.translations} translation join ${kind.items} item on item.id = translation.item_id
    where ${resembles}${contains}${now ? ` and translation.published_at <= ${now} and item.public_from <= ${now}` : ""}
      and item.deleted_at is null
    limit ${maxCandidates})`;
}

/** Condition on `translation` or, for a kind without titles, on `item`. */
const titleContains = (kind: KindTables, term: SearchTerm): string =>
  kind.isTitled ? containsTerm(titleText(kind), term) : matchesTermUnindexed(kind.searched, term);

const textContains = (kind: KindTables, term: SearchTerm): string =>
  kind.isTitled
    ? matchesTerm("translation", term)
    : matchesTermUnindexed(`(${kind.searched} || ' ' || translation.search_form)`, term);

/** The title is the beginning of `search_form`; a kind without titles has a short substitute. */
const titleForm = ({ isTitled, title, searched }: KindTables): string =>
  isTitled ? `left(translation.search_form, length(btrim(${title})))` : searched;

/** Its letters are the expression of the index `<kind>_translation_title_search`. */
const titleText = (kind: KindTables): SearchedText => ({
  form: titleForm(kind),
  letters: `search_letters(${titleForm(kind)})`,
});
