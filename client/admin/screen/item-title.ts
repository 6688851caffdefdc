import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import { formatMonthOfYear } from "../../phrases/dates.ts";
import { type Language, otherLanguage } from "../../phrases/language.tsx";

/** What an item is called for a reader of `language`: in that language, else in the other, else "". */
export function titleWithFallback<Item>(
  item: Item,
  titleOf: (item: Item, language: Language) => string,
  language: Language,
): string {
  return titleOf(item, language) || titleOf(item, otherLanguage(language));
}

type TitledItem = Pick<SummaryRowFragment, "titleUa" | "titleEng" | "year" | "month">;

/** What an item of any kind is called in one language; a report by its month, which it always has. */
export function titleOfSummary({ titleUa, titleEng, year, month }: TitledItem, language: Language) {
  if (year !== null && month !== null) return formatMonthOfYear({ year, month }, language);
  return language === "UA" ? titleUa : titleEng;
}
