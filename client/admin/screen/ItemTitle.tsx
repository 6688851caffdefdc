import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import { listPhrases } from "../../phrases/admin/lists.ts";
import { languageCodes, otherLanguage, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { titleOfSummary } from "./item-title.ts";

type TitledItem = Pick<SummaryRowFragment, "titleUa" | "titleEng" | "year" | "month">;

/** The title of an item of any kind, in the reader's language if it exists. */
export function ItemTitle({ item }: { item: TitledItem }) {
  const { unnamed } = usePhrases(listPhrases);
  const language = useLanguage();
  const own = titleOfSummary(item, language);
  const other = otherLanguage(language);
  const inOther = own ? "" : titleOfSummary(item, other);
  if (inOther) return <span lang={languageCodes[other].html}>{inOther}</span>;
  return own || unnamed;
}
