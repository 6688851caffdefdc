/** Words that are searched for; further ones are ignored, because each takes time. */
const maxWords = 8;

/** The words of a text without the punctuation around them. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, "")
    // Only letters, digits, the marks on them, and what may stand inside of a word.
    .replace(/[^\p{L}\p{N}\p{M}’ʼ‘´`'-]+/gu, " ")
    .split(" ")
    .map((word) =>
      word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}\p{M}])[^\p{L}\p{N}\p{M}]+$/gu, ""),
    )
    .filter(Boolean);

/**
 * The different words of a typed text. Words of one letter are left out beside longer ones: "в", "і"
 * and "a" are everywhere.
 */
export function searchWords(text: string): string[] {
  const words = wordsOf(text);
  const long = words.filter((word) => letterCount(word) > 1);
  return [...new Set(long.length > 0 ? long : words)].slice(0, maxWords);
}

const letterCount = (word: string): number => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
