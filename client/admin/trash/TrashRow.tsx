import { Button } from "@mantine/core";
import { useState } from "react";
import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import { adminKindPhrases } from "../../phrases/admin-kinds.ts";
import { trashPhrases } from "../../phrases/admin-trash.ts";
import { dayOf, formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { Cover } from "../editing/Cover.tsx";
import { SummaryTitle } from "../editing/SummaryTitle.tsx";
import { RestoreIcon } from "../editing/table-icons.tsx";
import { titleFor, titleOfSummary } from "../editing/titles.ts";
import { daysLeft } from "./days-left.ts";
import styles from "./TrashPage.module.css";
import { useRestore } from "./useRestore.ts";

/** One deleted item: how long it can still be taken back, and the button that does it. */
export function TrashRow({ item }: { item: SummaryRowFragment }) {
  const phrases = usePhrases(trashPhrases);
  const kind = usePhrases(adminKindPhrases)[item.kind].one;
  const language = useLanguage();
  const [now] = useState(Date.now);
  const { restore, isBusy } = useRestore();
  const title = titleFor(item, titleOfSummary, language) || phrases.untitled;
  const deletedAt = item.deletedAt ?? item.updatedAt;
  const days = daysLeft(deletedAt, now);
  return (
    <li className={styles.row}>
      <Cover image={item.cover} />
      <div className={styles.what}>
        <h2>
          <SummaryTitle item={item} />
        </h2>
        <p>
          {kind}, {phrases.deleted(formatDay(dayOf(deletedAt), language))}
        </p>
      </div>
      <p className={styles.left} data-short={days <= 3 || undefined}>
        {days > 0 ? phrases.left(days) : phrases.lastDay}
      </p>
      <Button
        variant="default"
        leftSection={<RestoreIcon size={18} />}
        loading={isBusy}
        aria-label={phrases.restoreOne(title)}
        onClick={() => void restore(item, title)}
      >
        {phrases.restore}
      </Button>
    </li>
  );
}
