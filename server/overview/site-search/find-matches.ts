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

/**
 * Public items whose texts in one language contain every word, at most `maxPerKind` of each kind:
 * titles that begin with the words come first, then titles that contain them, then others; within
 * those, the last published first. Takes one statement.
 */
export function findExact(db: EntityManager, { words, now }: Search): Promise<Match[]> {
  const bound = new SqlParameters();
  const moment = bound.add(now);
  const terms = words.map((word) => bindSearchTerm(word, bound.add(word)));
  const whole = bindSearchTerm(words.join(" "), bound.add(words.join(" ")));
  const arms = (kind: KindTables) =>
    [titleCondition(kind, terms), textCondition(kind, terms)].map((condition, isText) =>
      newestMatches(kind, moment, condition, rankOf(kind, whole, isText === 1)),
    );
  return db.query(
    `select kind, id from (${unionOfKinds(db, (kind) => arms(kind).join(" union all "))}) found
     group by kind, id order by min(rank), max(public_from) desc, id`,
    bound.values,
  );
}

/** Similar items of one kind among which the most similar are chosen. */
const maxCandidates = 300;

/**
 * Public items whose title in one language has words that are spelled like all of these, the most
 * similar first, at most 20. Takes one statement.
 */
export async function findSimilar(db: EntityManager, { words, now }: Search): Promise<Match[]> {
  // Shorter words resemble too many others.
  const long = words.filter((word) => word.length > 3);
  if (long.length === 0) return [];
  const bound = new SqlParameters();
  const moment = bound.add(now);
  const terms = long.map((word) => bindSearchTerm(word, bound.add(word)));
  return db.query(
    `select kind, id from (${unionOfKinds(db, (kind) => similarTitles(kind, moment, terms))}) found
     group by kind, id order by max(similarity) desc, max(public_from) desc, id limit 20`,
    bound.values,
  );
}

function similarTitles(kind: KindTables, now: string, terms: readonly SearchTerm[]): string {
  const text = titleText(kind);
  const resembles = terms.map((term) => resemblesTerm(text, term)).join(" and ");
  const similarities = terms.map((term) => similarityTo(text, term)).join(", ");
  return `(select '${kind.kind}' as kind, item.id, item.public_from,
      least(${similarities}) as similarity
    from ${kind.translations} translation join ${kind.items} item on item.id = translation.item_id
    where ${resembles} and translation.published_at <= ${now}
      and item.deleted_at is null
    limit ${maxCandidates})`;
}

/** Conditions on `translation` and, for a kind without titles, `item`. */
function titleCondition(kind: KindTables, terms: readonly SearchTerm[]): string {
  return terms
    .map((term) =>
      kind.isTitled ? containsTerm(titleText(kind), term) : matchesTermUnindexed(kind.title, term),
    )
    .join(" and ");
}

function textCondition(kind: KindTables, terms: readonly SearchTerm[]): string {
  return terms
    .map((term) =>
      kind.isTitled
        ? matchesTerm("translation", term)
        : matchesTermUnindexed(`(${kind.title} || ' ' || translation.search_form)`, term),
    )
    .join(" and ");
}

const rankOf = (kind: KindTables, whole: SearchTerm, isText: boolean): string =>
  isText ? "2" : `case when starts_with(${titleForm(kind)}, ${whole.form}) then 0 else 1 end`;

/** The title is the beginning of `search_form`; a kind without titles has a short substitute. */
const titleForm = ({ isTitled, title }: KindTables): string =>
  isTitled ? `left(translation.search_form, length(btrim(${title})))` : title;

/** Its letters are the expression of the index `<kind>_translation_title_search`. */
const titleText = (kind: KindTables): SearchedText => ({
  form: titleForm(kind),
  letters: `search_letters(${titleForm(kind)})`,
});

/**
 * The last published items with a public translation that satisfies the condition, once for each
 * such translation. PostgreSQL walks through the items from the newest one when the words are
 * frequent, and uses the trigram index when they are rare.
 */
const newestMatches = (kind: KindTables, now: string, condition: string, rank: string): string =>
  `(select '${kind.kind}' as kind, item.id, item.public_from, ${rank} as rank
    from ${kind.items} item join ${kind.translations} translation on translation.item_id = item.id
    where item.deleted_at is null and item.public_from <= ${now}
      and translation.published_at <= ${now} and ${condition}
    order by item.public_from desc limit ${2 * maxPerKind})`;
