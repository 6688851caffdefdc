import type { Phrase } from "./phrases.ts";

const ukrainian = "в|у|з|із|зі|на|до|по|о|об|за|від|для|без|про|під|над|при|та|й|і|а|чи|не|ні|№";
const english = "a|an|the|of|to|in|on|by|at|for|and|or|as|no";
const shortWord = new RegExp(`(?<![\\p{L}\\p{N}’'-])(${ukrainian}|${english}) (?=\\S)`, "giu");
// A number after № belongs to the word before: «заявку № 5 отримано».
const numberAndWord = /(\p{N}) (?<!№\s\p{N}+ )(?=[\p{L}%])/gu;
const inOneWord = /(?<![\p{L}\p{N}’'-])(з|із|зі)-(?=\p{L})/giu;
const please = /(?<!\p{L})(будь) (?=ласка)/giu;
const numberAndPercent = /(\p{N}) (?=%)/gu;
const wordAndDash = /(\S) (?=[—–] )/gu;

/**
 * Joins short words and quantities to the next word, and dashes and per cent signs to the previous one,
 * with non-breaking spaces, in either language, so that no line ends with "і" or "of", nor with "з-" of
 * "з-за" or "будь" of "будь ласка".
 */
export function addNonBreakingSpaces(text: string): string {
  return text
    .replace(shortWord, "$1\u00a0")
    .replace(numberAndWord, "$1\u00a0")
    .replace(numberAndPercent, "$1\u00a0")
    .replace(please, "$1\u00a0")
    .replace(wordAndDash, "$1\u00a0")
    .replace(inOneWord, "$1-\u2060");
}

/** Applies it to every phrase of a set, and to the results of its functions. */
export function withNonBreakingSpaces<Shape extends { readonly [name: string]: Phrase }>(
  phrases: Shape,
): Shape {
  const entries = Object.entries(phrases).map(([name, phrase]) => [
    name,
    phraseWithNonBreakingSpaces(phrase),
  ]);
  // The same names with phrases of the same types, which `fromEntries` cannot infer.
  return Object.fromEntries(entries) as Shape;
}

function phraseWithNonBreakingSpaces(phrase: Phrase): Phrase {
  if (typeof phrase === "string") return addNonBreakingSpaces(phrase);
  if (typeof phrase === "function")
    return (...values: never[]) => addNonBreakingSpaces(phrase(...values));
  return withNonBreakingSpaces(phrase);
}
