import { type Language, useLanguage } from "./language.tsx";

/** A sentence, a function that returns one, or a named group of them. */
export type Phrase =
  | string
  | ((...values: never[]) => string)
  | { readonly [name: string]: Phrase };

/** The same phrases in both languages. */
export type PhraseSet<Shape> = { readonly UA: Shape; readonly ENG: Shape };

/**
 * Declares the phrases of one page or area, once per language. The Ukrainian side defines the
 * shape; a missing or superfluous English phrase does not compile.
 */
export function definePhrases<Shape extends { readonly [name: string]: Phrase }>(phrases: {
  readonly UA: Shape;
  readonly ENG: NoInfer<Shape>;
}): PhraseSet<Shape> {
  return phrases;
}

/** The phrases of a set for a reader of `language`, for use outside of components. */
export function phrasesFor<Shape>(phrases: PhraseSet<Shape>, language: Language): Shape {
  return phrases[language];
}

/** The phrases of a set in the reader's language. */
export function usePhrases<Shape>(phrases: PhraseSet<Shape>): Shape {
  return phrases[useLanguage()];
}
