/** A word that somebody looks for, bound to a statement. */
export interface BoundWord {
  /** SQL: as `search_form` gives it; folded to a constant, so that indexes serve. */
  form: string;
  /** Whether three of its letters stand together: of less the index knows nothing. */
  isIndexed: boolean;
}

export const boundWord = (typed: string, placeholder: string): BoundWord => ({
  form: `btrim(search_form(${placeholder}))`,
  isIndexed: /[\p{L}\p{N}]{3}/u.test(typed),
});

/**
 * SQL condition that `form`, a text as `search_form` gives it, holds the word, however that is
 * capitalised, stressed or apostrophised. The index on the text's `letters` finds the rows; its
 * own form decides, for some letters look alike there.
 */
export function holdsWord(
  form: string,
  word: BoundWord,
  letters = `search_letters(${form})`,
): string {
  if (!word.isIndexed) return `${form} like ${patternOf(word.form)}`;
  const pattern = patternOf(`search_letters(${word.form})`);
  // Not `like` twice, nor `> 0`: the planner would take for rarer what is the same once more.
  return `(strpos(${form}, ${word.form}) <> 0 and ${letters} like ${pattern})`;
}

/** Signs that mean something in a pattern are searched like any other. */
const patternOf = (form: string) =>
  `'%' || regexp_replace(${form}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
