/**
 * SQL condition that `form`, a text as `search_form` gives it, holds the word bound at
 * `placeholder`, however it is capitalised, stressed or apostrophised. The index on the form's
 * letters finds the rows; their own letters decide, for some look alike there.
 */
export function holdsWord(form: string, placeholder: string): string {
  // Of a bound value these are folded to constants, so that the index serves.
  const word = `btrim(search_form(${placeholder}))`;
  const pattern = `regexp_replace(search_letters(${word}), '([\\\\%_])', '\\\\\\1', 'g')`;
  return `(search_letters(${form}) like '%' || ${pattern} || '%' and strpos(${form}, ${word}) > 0)`;
}
