import { listPhrases } from "../../../phrases/admin/lists.ts";
import { formatDay, kyivDayOf } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { LanguageBadges } from "../../publication/LanguageBadges.tsx";
import { translationStatuses } from "../../publication/translation-status.ts";
import type { Column, TableRow } from "../state/table-types.ts";
import styles from "./CountCell.module.css";

/** A count; zero is highlighted, because the editor should fix it. */
function CountCell({ of }: { of: number }) {
  return <span className={of === 0 ? styles.none : undefined}>{of}</span>;
}

/** The columns that several kinds share. */
export function useSharedColumns() {
  const phrases = usePhrases(listPhrases);
  const language = useLanguage();
  const languages: Column<TableRow> = {
    title: phrases.languages,
    hidesTitleOnCards: true,
    render: ({ translations }) => <LanguageBadges statuses={translationStatuses(translations)} />,
  };
  const updated: Column<TableRow> = {
    title: phrases.updated,
    sort: { key: "updated", initialDirection: "descending" },
    render: ({ updatedAt }) => formatDay(kyivDayOf(updatedAt), language),
  };
  const pictures: Column<TableRow & { imageCount: number }> = {
    title: phrases.pictures,
    render: ({ imageCount }) => <CountCell of={imageCount} />,
  };
  return { languages, updated, pictures };
}
