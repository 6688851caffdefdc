/**
 * A text as it is written into the codes of Ukrainian banks: on one line, because a line break
 * would shift all later elements, and with the signs of Windows-1251 for those that look alike.
 */
export const toBankText = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[ʼ′]/g, "’")
    .replace(/[‐‑‒−]/g, "-");

/** The same for European banks, which know neither typographic quotation marks nor dashes. */
export const toSepaText = (text: string): string =>
  toBankText(text)
    .replace(/[‘’‚“”„«»‹›]/g, "'")
    .replace(/[–—]/g, "-")
    .replace(/…/g, "...");

/** The distinct characters of a SEPA text that European banks may refuse. */
export const nonLatinLetters = (text: string): string[] => [
  ...new Set(text.match(/[^\p{Script=Latin}\x20-\x7E]/gu)),
];
