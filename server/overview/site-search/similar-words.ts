import type { EntityManager } from "typeorm";
import { resemblesTerm } from "../../platform/database/text-search.ts";

/** Shorter words, in letters, resemble too many others: they must occur as they are. */
const minSimilarLength = 5;

export const hasSimilarWords = (word: string): boolean => word.length >= minSimilarLength;

/**
 * Returns those of `candidates` that are spelled like one of the words. Takes one statement, without
 * candidates none.
 */
export async function findSimilarWords(
  db: EntityManager,
  words: readonly string[],
  candidates: readonly string[],
): Promise<string[]> {
  if (candidates.length === 0) return [];
  const form = "search_form(candidate)";
  const isSimilar = resemblesTerm(
    { form, letters: `search_letters(${form})` },
    { form: "search_form(word)", isIndexed: false },
  );
  const found: { candidate: string }[] = await db.query(
    `select candidate from unnest($1::text[]) candidate
     where exists (select from unnest($2::text[]) word where ${isSimilar})`,
    [candidates, words.filter(hasSimilarWords)],
  );
  return found.map(({ candidate }) => candidate);
}
