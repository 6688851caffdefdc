import { type Language, useLanguage } from "./language.tsx";

/** One sentence, or a function from what varies to the sentence, or a named group of them. */
export type Phrase =
  | string
  | ((...values: never[]) => string)
  | { readonly [name: string]: Phrase };

/** The same sentences in both languages. */
export type PhraseSet<Shape> = { readonly UA: Shape; readonly ENG: Shape };

/**
 * Declares the sentences of one page or area, once per language. The Ukrainian side gives
 * the shape; a sentence missing from the English one, or one too many, does not compile.
 */
export function definePhrases<Shape extends { readonly [name: string]: Phrase }>(phrases: {
  readonly UA: Shape;
  readonly ENG: NoInfer<Shape>;
}): PhraseSet<Shape> {
  return phrases;
}

/** The sentences of a set for a reader of `language`, for use outside of components. */
export function phrasesFor<Shape>(phrases: PhraseSet<Shape>, language: Language): Shape {
  return phrases[language];
}

/** The sentences of a set in the reader's language. */
export function usePhrases<Shape>(phrases: PhraseSet<Shape>): Shape {
  return phrases[useLanguage()];
}
