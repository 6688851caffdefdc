/** SQL: a bound word as it is searched; folded to a constant, so that indexes serve. */
export const formOf = (placeholder: string): string => `btrim(search_form(${placeholder}))`;

/**
 * SQL condition that `form`, a text as `search_form` gives it, holds the word bound at
 * `placeholder`, however it is capitalised, stressed or apostrophised. The index on the form's
 * `letters` finds the rows; its own letters decide, for some look alike there.
 */
export function holdsWord(
  form: string,
  placeholder: string,
  letters = `search_letters(${form})`,
): string {
  const word = formOf(placeholder);
  const pattern = `regexp_replace(search_letters(${word}), '([\\\\%_])', '\\\\\\1', 'g')`;
  // The cheaper one first: a word of two letters has no index, and reads every row.
  return `(strpos(${form}, ${word}) > 0 and ${letters} like '%' || ${pattern} || '%')`;
}
