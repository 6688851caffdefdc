import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import { formatMonthOfYear } from "../../phrases/dates.ts";
import { type Language, otherLanguage } from "../../phrases/language.tsx";

/** An item's title for a reader of `language`: in that language, else in the other, else "". */
export function titleWithFallback<Item>(
  item: Item,
  titleOf: (item: Item, language: Language) => string,
  language: Language,
): string {
  return titleOf(item, language) || titleOf(item, otherLanguage(language));
}

type TitledItem = Pick<SummaryRowFragment, "titleUa" | "titleEng" | "year" | "month">;

/**
 * The title of an item of any kind in one language; a report's is its month, which always exists.
 */
export function titleOfSummary({ titleUa, titleEng, year, month }: TitledItem, language: Language) {
  if (year !== null && month !== null) return formatMonthOfYear({ year, month }, language);
  return language === "UA" ? titleUa : titleEng;
}
