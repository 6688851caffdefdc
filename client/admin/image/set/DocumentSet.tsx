import { Button } from "@mantine/core";
import { useId } from "react";
import { documentPhrases } from "../../../phrases/admin/documents.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { UploadIcon } from "../../../ui/icons/image-icons.tsx";
import { useStableCallback } from "../../../ui/useStableCallback.ts";
import { notifyError, notifySuccess } from "../../screen/notifications.tsx";
import { DropArea } from "../upload/choose/DropArea.tsx";
import { DropHint } from "../upload/choose/DropHint.tsx";
import { FileChooser } from "../upload/choose/FileChooser.tsx";
import { UploadPanel } from "../upload/UploadPanel.tsx";
import styles from "../upload/upload-card.module.css";
import { uploadDocument } from "../upload/upload-image.ts";
import { countUploads, insertInUploadOrder } from "../upload/upload-queue.ts";
import { useUploads } from "../upload/useUploads.ts";
import { documentMimeTypes } from "../upload/validate-file.ts";
import { DocumentRows } from "./DocumentRows.tsx";
import { type DocumentValue, nameFromFile } from "./document-value.ts";
import { UnusedDocumentChoice } from "./UnusedDocumentChoice.tsx";

type DocumentSetProps = {
  value: readonly DocumentValue[];
  /** Takes an updater rather than a list: uploads, moves and renames happen concurrently. */
  onChange: (change: (documents: readonly DocumentValue[]) => readonly DocumentValue[]) => void;
};

/** The server's limit for one report. */
const maxDocuments = 50;

/** The card of a report's PDFs: upload several at once, name, reorder and remove them. */
export function DocumentSet({ value, onChange }: DocumentSetProps) {
  const phrases = usePhrases(documentPhrases);
  const change = useStableCallback(onChange);
  const uploads = useDocumentUploads(change);
  const heading = useId();
  const add = (files: readonly File[]) => {
    const { running, waiting } = countUploads(uploads.queue());
    const room = Math.max(maxDocuments - value.length - running - waiting, 0);
    if (files.length > room) notifyError({ title: phrases.full(maxDocuments) });
    uploads.add(files.slice(0, room));
  };
  return (
    <FileChooser accept={documentMimeTypes} isMultiple onFiles={add}>
      {(choose) => (
        <DropArea onFiles={add} label={phrases.now}>
          <div className={styles.stack}>
            <section className={styles.card} aria-labelledby={heading}>
              <div className={styles.head}>
                <h2 id={heading}>{phrases.title}</h2>
                <p className={styles.count}>{value.length || null}</p>
                <div className={styles.ways}>
                  <Button variant="default" leftSection={<UploadIcon size={18} />} onClick={choose}>
                    {phrases.add}
                  </Button>
                </div>
              </div>
              {value.length === 0 && <p className={styles.note}>{phrases.empty}</p>}
              <DocumentRows documents={value} onChange={change} />
              <DropHint {...phrases} onChoose={choose} />
              {value.length < maxDocuments && (
                <UnusedDocumentChoice
                  value={value}
                  onChoose={(document) => change((now) => [...now, document])}
                />
              )}
            </section>
            <div className={styles.queue}>
              <UploadPanel uploads={uploads} thing="document" />
            </div>
          </div>
        </DropArea>
      )}
    </FileChooser>
  );
}

function useDocumentUploads(change: DocumentSetProps["onChange"]) {
  const phrases = usePhrases(documentPhrases);
  return useUploads({
    async upload(file, onProgress, signal) {
      const uploaded = await uploadDocument(file, { onProgress, signal });
      return { ...uploaded, ...nameFromFile(file.name) };
    },
    onUploaded({ id, url, size, nameUa, nameEng }, later) {
      const arrived: DocumentValue = { id, url, size, nameUa, nameEng };
      change((now) => {
        const ids = insertInUploadOrder(
          now.map(({ id }) => id),
          arrived.id,
          later,
        );
        const known = new Map([...now, arrived].map((each) => [each.id, each]));
        return ids.flatMap((id) => known.get(id) ?? []);
      });
    },
    onIdle(count) {
      if (count === 0) return;
      notifySuccess({ title: phrases.uploaded(count), text: phrases.uploadedText });
    },
  });
}
