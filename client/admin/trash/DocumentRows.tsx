import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { TrashDocumentFragment } from "../../graphql/generated/TrashDocuments.ts";
import { trashPhrases } from "../../phrases/admin/trash.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatSize } from "../../phrases/numbers.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { TrashIcon } from "../../ui/icons/admin-icons.tsx";
import { DocumentIcon } from "../../ui/icons/icons.tsx";
import { RestoreIcon } from "../../ui/icons/list-icons.tsx";
import { daysLeft } from "./days-left.ts";
import styles from "./TrashPage.module.css";
import { useDocumentTrash } from "./useDocumentTrash.ts";

type DeletedDocumentRowProps = {
  document: TrashDocumentFragment;
  deletedAt: string;
  deletedBy: string;
};

/** A document in the trash: its remaining days, and a restore button. */
export function DeletedDocumentRow({ document, deletedAt, deletedBy }: DeletedDocumentRowProps) {
  const phrases = usePhrases(trashPhrases);
  const language = useLanguage();
  const { restore, isBusy } = useDocumentTrash(document.id, document.name);
  const [now] = useState(Date.now);
  const days = daysLeft(deletedAt, now);
  const deleted = phrases.deleted(formatDay(kyivDayOf(deletedAt), language));
  return (
    <Row document={document} what={[deleted, deletedBy].filter(Boolean).join(", ")}>
      <p className={styles.left} data-short={days <= 3 || undefined}>
        {days > 0 ? phrases.left(days) : phrases.lastDay}
      </p>
      <Button
        variant="default"
        leftSection={<RestoreIcon size={18} />}
        loading={isBusy}
        aria-label={phrases.restoreOne(document.name)}
        onClick={() => void restore()}
      >
        {phrases.restore}
      </Button>
    </Row>
  );
}

/** A document that nothing uses: a link to its file, and a delete button. */
export function UnusedDocumentRow({ document }: { document: TrashDocumentFragment }) {
  const phrases = usePhrases(trashPhrases);
  const language = useLanguage();
  const { remove, isBusy } = useDocumentTrash(document.id, document.name);
  const uploaded = phrases.uploadedOn(formatDay(kyivDayOf(document.createdAt), language));
  return (
    <Row document={document} what={uploaded}>
      <a className={styles.left} href={document.url} target="_blank" rel="noreferrer">
        {phrases.openFile}
      </a>
      <Button
        variant="default"
        leftSection={<TrashIcon size={18} />}
        loading={isBusy}
        aria-label={phrases.deleteOne(document.name)}
        onClick={() => void remove()}
      >
        {phrases.delete}
      </Button>
    </Row>
  );
}

type RowProps = { document: TrashDocumentFragment; what: string; children: ReactNode };

function Row({ document, what, children }: RowProps) {
  const language = useLanguage();
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <DocumentIcon size={28} />
      </span>
      <div className={styles.what}>
        <h3>{document.name}</h3>
        <p>{`PDF, ${formatSize(document.size, language)}, ${what}`}</p>
      </div>
      {children}
    </li>
  );
}
