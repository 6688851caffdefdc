/** Zero-width characters, marks of direction, soft hyphens and byte order marks. */
const invisible = /[\p{Cf}\u180e]/gu;

/** Hyphens, dashes and minus signs of Unicode, those of superscripts among them. */
const dashes = /[\p{Pd}\u2212\u2043\u207b\u208b\u02d7\u2796]/gu;

/** A cell for comparison: full-width letters, spaces, dashes and apostrophes in their usual form. */
export const plainText = (text: string): string =>
  text
    // NFKC would make a hyphen and a space of these.
    .replace(dashes, "-")
    .normalize("NFKC")
    .replace(invisible, "")
    .replace(dashes, "-")
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim();

const latin = "aceiopxykmthb";
const cyrillic = "асеіорхукмтнв";

/**
 * A heading in lower case in which every word has letters of one alphabet: banks type a Latin "i" in
 * "Дата i час операцiї".
 */
export function plainHeading(text: string): string {
  const lower = plainText(text).toLowerCase();
  const isCyrillic = hasOnly(lower, /\p{Script=Cyrillic}/u, cyrillic);
  return lower.replace(/\p{L}+/gu, (word) => {
    const isLatinWord = hasOnly(word, /\p{Script=Latin}/u, latin);
    const isCyrillicWord = hasOnly(word, /\p{Script=Cyrillic}/u, cyrillic);
    if (isLatinWord !== isCyrillicWord) return replaced(word, isCyrillicWord);
    // Such as "сума", whose letters all look like Latin ones.
    const isMeantSo = !isLatinWord && (isCyrillic || /\p{Script=Cyrillic}/u.test(word));
    return isMeantSo ? replaced(word, true) : word;
  });
}

/** Whether some letter belongs to this alphabet and looks like none of the other. */
const hasOnly = (text: string, alphabet: RegExp, lookalikes: string): boolean =>
  [...text].some((letter) => alphabet.test(letter) && !lookalikes.includes(letter));

function replaced(word: string, toCyrillic: boolean): string {
  const [from, to] = toCyrillic ? [latin, cyrillic] : [cyrillic, latin];
  return [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join("");
}
