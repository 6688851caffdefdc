/** A word that somebody looks for, bound to a statement. */
export interface SearchTerm {
  /** SQL: as `search_form` gives it; folded to a constant, so that indexes serve. */
  form: string;
  /** Whether three of its letters stand together: of fewer the index knows nothing. */
  isIndexed: boolean;
}

// An accent or an apostrophe between two letters parts them for nobody who searches.
const threeLettersInARow = /([\p{L}\p{N}][\p{M}’ʼ‘´`']*){3}/u;

export const bindSearchTerm = (typed: string, placeholder: string): SearchTerm => ({
  form: `btrim(search_form(${placeholder}))`,
  isIndexed: threeLettersInARow.test(typed.normalize("NFD")),
});

/**
 * SQL condition that a row, which has `search_form` and `search_letters`, holds the word, however
 * that is capitalised, stressed or apostrophised. The index on its letters finds the rows; the
 * form decides, for some letters look alike there.
 */
export function matchesTerm(row: string, word: SearchTerm): string {
  if (!word.isIndexed) return matchesTermUnindexed(`${row}.search_form`, word);
  // Not `like` twice, nor `> 0`: the planner would take for rarer what is the same once more.
  return `(strpos(${row}.search_form, ${word.form}) <> 0
    and ${row}.search_letters like ${likePattern(`search_letters(${word.form})`)})`;
}

/** The same of any text as `search_form` gives it. */
export const matchesTermUnindexed = (form: string, word: SearchTerm): string =>
  `${form} like ${likePattern(word.form)}`;

/** Signs that mean something in a pattern are searched like any other. */
const likePattern = (form: string) =>
  `'%' || regexp_replace(${form}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
