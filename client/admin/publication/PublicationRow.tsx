import { Button } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { formatDateTime } from "../../phrases/date-times.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "../screen/AsideCard.module.css";

/** What publishing needs of the editor that shows it. */
export interface PublishableItem {
  /** As it is stored; null for a new item. */
  item: {
    translations: readonly { language: Language; publishedAt?: string | null }[];
  } | null;
  /** Number of the texts that are filled in the editor. */
  countTexts(language: Language): { filled: number };
  /** Whether it can be neither unpublished nor deleted. */
  isPermanent: boolean;
  /** The item's public page; null when its kind has none. */
  page: string | null;
  writes: {
    state: string;
    /** Null publishes each language that has texts; `at` is a moment in the future, or null for now. */
    publish(language: Language | null, at?: string | null): Promise<unknown>;
    /** Null withdraws both languages. */
    unpublish(language: Language | null): Promise<unknown>;
  };
}

/**
 * One language's publication state (draft, scheduled or public) with the buttons that change it.
 */
export function PublicationRow(props: {
  editor: Pick<PublishableItem, "item" | "writes" | "isPermanent">;
  language: Language;
  isWritten: boolean;
}) {
  const { item, writes, isPermanent } = props.editor;
  const phrases = usePhrases(editingPhrases);
  const reader = useLanguage();
  const row = item?.translations.find(({ language }) => language === props.language);
  const at = row?.publishedAt ?? null;
  const isScheduled = at !== null && new Date(at) > new Date();
  const state = !at
    ? props.isWritten
      ? phrases.draft
      : phrases.noText
    : isScheduled
      ? phrases.scheduled(formatDateTime(at, reader))
      : phrases.published(formatDay(kyivDayOf(at), reader));
  const name = phrases.languages[props.language];
  return (
    <div className={styles.publication}>
      <div className={styles.row}>
        <span>{name}</span>
        <span className={styles.state}>{state}</span>
      </div>
      {props.isWritten && (!at || isScheduled) && (
        <Button
          variant="default"
          aria-label={`${phrases.publish}: ${name}`}
          disabled={writes.state === "busy"}
          onClick={() => void writes.publish(props.language)}
        >
          {phrases.publish}
        </Button>
      )}
      {at && !isPermanent && (
        <Button
          variant="default"
          aria-label={`${phrases.unpublish}: ${name}`}
          disabled={writes.state === "busy"}
          onClick={() => void writes.unpublish(props.language)}
        >
          {phrases.unpublish}
        </Button>
      )}
    </div>
  );
}
