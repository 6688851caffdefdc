import type { EntityManager } from "typeorm";
import type { Language } from "../../language/language.ts";
import { readHiddenPages } from "../../page/navigation/hidden-pages.ts";
import { findExact, findSimilar, type Match, maxPerKind } from "./find-matches.ts";
import { loadResults } from "./load-results.ts";
import type { SearchCount, SearchResults } from "./search-result.ts";
import { searchWords } from "./search-words.ts";
import { withoutHiddenMatches } from "./shown-texts.ts";

export interface SiteSearchQuery {
  search: string;
  language: Language;
  /** Only items of this kind. */
  kind?: string | null | undefined;
  first: number;
}

/** Fewer exact matches than these are followed by items with similar words. */
const fewMatches = 5;

/**
 * Searches the public content for items that contain all words of a text, then for similarly
 * spelled ones; without those on hidden pages. Takes at most seven statements; a text without letters
 * and digits takes none.
 */
export async function searchSite(
  db: EntityManager,
  now: Date,
  { search, language, kind, first }: SiteSearchQuery,
): Promise<SearchResults> {
  const words = searchWords(search);
  if (words.length === 0) return { items: [], counts: [] };
  const hidden = await readHiddenPages(db, { now });
  const reachable = (matches: readonly Match[]) => matches.filter((one) => !hidden.hasItem(one));
  const written = reachable(await findExact(db, { words, now }));
  const exact = await withoutHiddenMatches(db, written, { words, now });
  const known = new Set(exact.map(({ id }) => id));
  const similar = exact.length < fewMatches ? reachable(await findSimilar(db, { words, now })) : [];
  const found = [
    ...exact.map((match) => ({ ...match, isExact: true })),
    ...similar.filter(({ id }) => !known.has(id)).map((match) => ({ ...match, isExact: false })),
  ];
  const shown = found.filter((match) => !kind || match.kind === kind).slice(0, first);
  return { items: await loadResults(db, shown, { words, language, now }), counts: countsOf(found) };
}

function countsOf(found: readonly Match[]): SearchCount[] {
  const counts = new Map<string, number>();
  for (const { kind } of found) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => ({ kind, count: Math.min(count, maxPerKind) }))
    .sort((a, b) => b.count - a.count);
}
