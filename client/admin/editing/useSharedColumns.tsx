import { listPhrases } from "../../phrases/admin-lists.ts";
import { dayOf, formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { Count } from "./Count.tsx";
import { LanguageBadges } from "./LanguageBadges.tsx";
import { standingsOf } from "./standings.ts";
import type { Column, Row } from "./table-types.ts";

/** The columns that several kinds have. */
export function useSharedColumns() {
  const phrases = usePhrases(listPhrases);
  const language = useLanguage();
  const languages: Column<Row> = {
    title: phrases.languages,
    isPlain: true,
    show: ({ translations }) => <LanguageBadges standings={standingsOf(translations)} />,
  };
  const updated: Column<Row> = {
    title: phrases.updated,
    sort: { by: "updated", begins: "descending" },
    show: ({ updatedAt }) => formatDay(dayOf(updatedAt), language),
  };
  const pictures: Column<Row & { imageCount: number }> = {
    title: phrases.pictures,
    show: ({ imageCount }) => <Count of={imageCount} />,
  };
  return { languages, updated, pictures };
}
