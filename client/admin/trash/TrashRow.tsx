import { Button } from "@mantine/core";
import { useState } from "react";
import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import { pageAddressAt } from "../../paths.ts";
import { trashPhrases } from "../../phrases/admin/trash.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { RestoreIcon } from "../../ui/icons/list-icons.tsx";
import { kindNames } from "../kinds.ts";
import { ItemTitle } from "../screen/ItemTitle.tsx";
import { titleOfSummary, titleWithFallback } from "../screen/item-title.ts";
import { Thumbnail } from "../table/rows/Thumbnail.tsx";
import { daysLeft } from "./days-left.ts";
import styles from "./TrashPage.module.css";
import { useRestore } from "./useRestore.ts";

/** One deleted item with its remaining days and a restore button. */
export function TrashRow({ item }: { item: SummaryRowFragment }) {
  const phrases = usePhrases(trashPhrases);
  const kind = usePhrases(kindNames)[item.kind].one;
  const language = useLanguage();
  const [now] = useState(Date.now);
  const { restore, isBusy } = useRestore();
  const title = titleWithFallback(item, titleOfSummary, language) || phrases.untitled;
  const deletedAt = item.deletedAt ?? item.updatedAt;
  const days = daysLeft(deletedAt, now);
  // Of the site's own pages: nobody else can take their addresses.
  const isKept = item.kind === "PAGE" && pageAddressAt(item.path) === null;
  return (
    <li className={styles.row}>
      <Thumbnail image={item.cover} />
      <div className={styles.what}>
        <h2>
          <ItemTitle item={item} />
        </h2>
        <p>{`${kind}, ${phrases.deleted(formatDay(kyivDayOf(deletedAt), language))}`}</p>
      </div>
      {isKept ? (
        <p className={styles.left}>{phrases.kept}</p>
      ) : (
        <p className={styles.left} data-short={days <= 3 || undefined}>
          {days > 0 ? phrases.left(days) : phrases.lastDay}
        </p>
      )}
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
