import { inOtherLayout } from "../screen/keyboard-layout.ts";

/** How well a text matches what was typed: a smaller number is better. */
export const matchRanks = { exact: 0, otherLayout: 1, misspelled: 2 } as const;

/** Case, stress marks and apostrophes do not count. */
const normalise = (text: string): string =>
  text
    .toLocaleLowerCase("uk")
    .normalize("NFD")
    .replace(/[\u0300\u0301'’ʼ`]/g, "")
    .normalize("NFC");

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * The rank of a text that contains every typed word, as it was typed, as typed in the other keyboard
 * layout, or misspelled; null if one of them does not occur.
 */
export function matchRank(typed: string, text: string): number | null {
  const searched = normalise(text);
  const words = typed.split(/\s+/).filter(Boolean);
  const ranks = words.map((word) => rankOfWord(word, searched));
  return ranks.includes(null) ? null : Math.max(matchRanks.exact, ...ranks.map(Number));
}

function rankOfWord(word: string, searched: string): number | null {
  const [typed, converted] = [normalise(word), normalise(inOtherLayout(word))];
  if (searched.includes(typed)) return matchRanks.exact;
  if (converted.length > 1 && searched.includes(converted)) return matchRanks.otherLayout;
  const isSimilar = wordsOf(searched).some(
    (known) => beginsLike(known, typed) || beginsLike(known, converted),
  );
  return isSimilar ? matchRanks.misspelled : null;
}

/** Letters that may be wrong, missing, superfluous or exchanged. */
const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

const beginsLike = (word: string, typed: string): boolean =>
  word[0] === typed[0] && errorsInBeginning(word, typed) <= allowedErrors(typed.length);

/** The edit distance (Damerau–Levenshtein) of `typed` to the nearest beginning of the word. */
function errorsInBeginning(word: string, typed: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let place = 1; place <= word.length; place++) {
      const isSame = typed[row - 1] === word[place - 1];
      const isExchanged =
        row > 1 && typed[row - 1] === word[place - 2] && typed[row - 2] === word[place - 1];
      next.push(
        Math.min(
          at(last, place) + 1,
          at(next, place - 1) + 1,
          at(last, place - 1) + (isSame ? 0 : 1),
          isExchanged ? at(before, place - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return Math.min(...last);
}

const at = (row: readonly number[], place: number): number =>
  row[place] ?? Number.POSITIVE_INFINITY;
