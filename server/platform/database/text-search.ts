/** A search term bound to a parameter of a statement. */
export interface SearchTerm {
  /** SQL expression of the term normalized by `search_form`; the planner folds it to a constant. */
  form: string;
  /** Whether it contains three consecutive letters, the minimum for a trigram index. */
  isIndexed: boolean;
}

// Accents and apostrophes between two letters do not separate them in a search.
const threeLettersInARow = /([\p{L}\p{N}][\p{M}’ʼ‘´`']*){3}/u;

export const bindSearchTerm = (typed: string, placeholder: string): SearchTerm => ({
  form: `btrim(search_form(${placeholder}))`,
  isIndexed: threeLettersInARow.test(typed.normalize("NFD")),
});

/** SQL expressions of a text normalized by `search_form`, and of that by `search_letters`. */
export interface SearchedText {
  form: string;
  letters: string;
}

/**
 * SQL condition that a text contains the term, ignoring case, stress marks and apostrophes. The index
 * on `letters` finds candidates, and `form` decides, because `search_letters` maps some different
 * letters to the same one.
 */
export function containsTerm({ form, letters }: SearchedText, term: SearchTerm): string {
  if (!term.isIndexed) return matchesTermUnindexed(form, term);
  // Neither a second `like` nor `> 0`: the planner would multiply the selectivities of two
  // conditions that are not independent.
  return `(strpos(${form}, ${term.form}) <> 0
    and ${letters} like ${likePattern(`search_letters(${term.form})`)})`;
}

/** The same condition for a row with the columns `search_form` and `search_letters`. */
export const matchesTerm = (row: string, term: SearchTerm): string =>
  containsTerm({ form: `${row}.search_form`, letters: `${row}.search_letters` }, term);

/** The same condition for an SQL expression that `search_form` has normalized, without an index. */
export const matchesTermUnindexed = (form: string, term: SearchTerm): string =>
  `${form} like ${likePattern(term.form)}`;

/** Escapes the wildcards of `like`. */
const likePattern = (form: string) =>
  `'%' || regexp_replace(${form}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/**
 * SQL condition that a text has a piece that is spelled like the term: the share of common trigrams
 * reaches `pg_trgm.word_similarity_threshold`, which every connection sets.
 */
export const resemblesTerm = ({ letters }: SearchedText, term: SearchTerm): string =>
  // A subquery, so that the planner does not know the term: for a frequent one it would compare
  // the texts of the table one after the other, which takes longer than the index.
  `${letters} %> (select search_letters(${term.form}))`;

/** SQL of that share, 0 to 1. */
export const similarityTo = ({ letters }: SearchedText, term: SearchTerm): string =>
  `word_similarity(search_letters(${term.form}), ${letters})`;
