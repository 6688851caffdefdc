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

/**
 * SQL condition that a row with `search_form` and `search_letters` contains the term, ignoring
 * case, stress marks and apostrophes. The index on `search_letters` finds candidates, and
 * `search_form` decides, because `search_letters` maps some different letters to the same one.
 */
export function matchesTerm(row: string, term: SearchTerm): string {
  if (!term.isIndexed) return matchesTermUnindexed(`${row}.search_form`, term);
  // Neither a second `like` nor `> 0`: the planner would multiply the selectivities of two
  // conditions that are not independent.
  return `(strpos(${row}.search_form, ${term.form}) <> 0
    and ${row}.search_letters like ${likePattern(`search_letters(${term.form})`)})`;
}

/** The same condition for any SQL expression that `search_form` has normalized. */
export const matchesTermUnindexed = (form: string, term: SearchTerm): string =>
  `${form} like ${likePattern(term.form)}`;

/** Escapes the wildcards of `like`. */
const likePattern = (form: string) =>
  `'%' || regexp_replace(${form}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
