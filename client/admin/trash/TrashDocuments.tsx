import type { ReactNode } from "react";
import { trashPhrases } from "../../phrases/admin/trash.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { TablePagination } from "../table/TablePagination.tsx";
import { DeletedDocumentRow, UnusedDocumentRow } from "./DocumentRows.tsx";
import styles from "./TrashPage.module.css";
import type { useTrashDocuments } from "./useTrashDocuments.ts";

/** The documents in the trash, and below them those that nothing uses. */
export function TrashDocuments({ lists }: { lists: ReturnType<typeof useTrashDocuments> }) {
  const phrases = usePhrases(trashPhrases);
  const { size, deleted, unused } = lists;
  return (
    <>
      <Section
        title={phrases.documents}
        text={phrases.documentsText}
        label={phrases.documentsList}
        size={size}
        list={deleted}
        rows={deleted.items?.map(({ document, deletedAt, deletedBy }) => (
          <DeletedDocumentRow
            key={document.id}
            document={document}
            deletedAt={deletedAt}
            deletedBy={deletedBy}
          />
        ))}
      />
      <Section
        title={phrases.unusedDocuments}
        text={phrases.unusedDocumentsText}
        label={phrases.unusedDocuments}
        size={size}
        list={unused}
        rows={unused.items?.map((document) => (
          <UnusedDocumentRow key={document.id} document={document} />
        ))}
      />
    </>
  );
}

type SectionProps = {
  title: string;
  text: string;
  label: string;
  size: number;
  list: { total?: number; page: number; onPage: (page: number) => void };
  rows: readonly ReactNode[] | undefined;
};

function Section({ title, text, label, size, list, rows }: SectionProps) {
  if (!list.total || !rows) return null;
  return (
    <>
      <div className={styles.next}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <section className={styles.panel} aria-label={label}>
        <ul className={styles.rows}>{rows}</ul>
        <TablePagination
          page={list.page}
          size={size}
          shown={rows.length}
          total={list.total}
          onPage={list.onPage}
        />
      </section>
    </>
  );
}
