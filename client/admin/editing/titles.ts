import { type Language, otherLanguage } from "../../phrases/language.tsx";

/** What an item is called for a reader of `language`: in that language, else in the other, else "". */
export function titleFor<Item>(
  item: Item,
  titleOf: (item: Item, language: Language) => string,
  language: Language,
): string {
  return titleOf(item, language) || titleOf(item, otherLanguage(language));
}
