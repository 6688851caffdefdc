import { Button } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { formatDateTime } from "../../phrases/date-times.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "../screen/AsideCard.module.css";
import type { PublicationTimes, StoredPublication } from "./publication-times.ts";

/** What publishing needs of the editor that shows it. */
export interface PublishableItem {
  /** As it is stored; null for a new item. */
  item: { translations?: readonly StoredPublication[] } | null;
  /** Number of the texts that are filled in the editor. */
  countTexts(language: Language): { filled: number };
  /** Whether it can be neither unpublished nor deleted. */
  isPermanent: boolean;
  /** Whether there is something that visitors do not see, so that its page opens in Admin Mode. */
  hasUnpublished: boolean;
  /** The item's public page; null when its kind has none. */
  page: string | null;
  writes: {
    state: string;
    /** Null publishes each language that has texts; `at` is a moment in the future, or null for now. */
    publish(language: Language | null, at?: string | null): Promise<unknown>;
    /** Null withdraws both languages, at once or at a moment in the future. */
    unpublish(language: Language | null, at?: string | null): Promise<unknown>;
    /** The language stays on the site after all. */
    cancelUnpublishing(language: Language | null): Promise<unknown>;
  };
}

type PublicationRowProps = {
  editor: Pick<PublishableItem, "writes" | "isPermanent">;
  language: Language;
  times: PublicationTimes;
  isWritten: boolean;
};

/**
 * One language's publication state (draft, scheduled or public) with the buttons that change it.
 */
export function PublicationRow({ editor, language, times, isWritten }: PublicationRowProps) {
  const { writes, isPermanent } = editor;
  const phrases = usePhrases(editingPhrases);
  const { publishedAt, unpublishAt, isPublic, isScheduled } = times;
  const state = useStateText(times, isWritten);
  const name = phrases.languages[language];
  const actions = [
    isWritten && !isPublic && { label: phrases.publish, run: () => writes.publish(language) },
    isScheduled && { label: phrases.cancelPublication, run: () => writes.unpublish(language) },
    isPublic &&
      !isPermanent && {
        label: unpublishAt ? phrases.unpublishNow : phrases.unpublish,
        run: () => writes.unpublish(language),
      },
    publishedAt &&
      unpublishAt && {
        label: phrases.cancelUnpublishing,
        run: () => writes.cancelUnpublishing(language),
      },
  ].filter((action) => !!action);
  return (
    <div className={styles.publication}>
      <div className={styles.row}>
        <span>{name}</span>
        <span className={styles.state}>{state}</span>
      </div>
      {actions.map(({ label, run }) => (
        <Button
          key={label}
          variant="default"
          aria-label={`${label}: ${name}`}
          disabled={writes.state === "busy"}
          onClick={() => void run()}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** "на сайті з 1 листопада 2026, до 24 листопада 2026, 09:00" */
function useStateText(times: PublicationTimes, isWritten: boolean): string {
  const phrases = usePhrases(editingPhrases);
  const reader = useLanguage();
  const { publishedAt, unpublishAt, isScheduled } = times;
  if (!publishedAt) return isWritten ? phrases.draft : phrases.noText;
  const from = isScheduled
    ? phrases.scheduled(formatDateTime(publishedAt, reader))
    : phrases.published(formatDay(kyivDayOf(publishedAt), reader));
  return unpublishAt ? `${from}, ${phrases.until(formatDateTime(unpublishAt, reader))}` : from;
}
