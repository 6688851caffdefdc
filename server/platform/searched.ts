/** A word that somebody looks for, bound to a statement. */
export interface BoundWord {
  /** SQL: as `search_form` gives it; folded to a constant, so that indexes serve. */
  form: string;
  /** Whether three of its letters stand together: of fewer the index knows nothing. */
  isIndexed: boolean;
}

// An accent or an apostrophe between two letters parts them for nobody who searches.
const threeLetters = /([\p{L}\p{N}][\p{M}’ʼ‘´`']*){3}/u;

export const boundWord = (typed: string, placeholder: string): BoundWord => ({
  form: `btrim(search_form(${placeholder}))`,
  isIndexed: threeLetters.test(typed.normalize("NFD")),
});

/**
 * SQL condition that a row, which has `search_form` and `search_letters`, holds the word, however
 * that is capitalised, stressed or apostrophised. The index on its letters finds the rows; the
 * form decides, for some letters look alike there.
 */
export function holdsWord(row: string, word: BoundWord): string {
  if (!word.isIndexed) return holdsWordUnindexed(`${row}.search_form`, word);
  // Not `like` twice, nor `> 0`: the planner would take for rarer what is the same once more.
  return `(strpos(${row}.search_form, ${word.form}) <> 0
    and ${row}.search_letters like ${patternOf(`search_letters(${word.form})`)})`;
}

/** The same of any text as `search_form` gives it. */
export const holdsWordUnindexed = (form: string, word: BoundWord): string =>
  `${form} like ${patternOf(word.form)}`;

/** Signs that mean something in a pattern are searched like any other. */
const patternOf = (form: string) =>
  `'%' || regexp_replace(${form}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
