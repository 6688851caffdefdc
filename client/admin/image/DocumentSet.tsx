import { Button } from "@mantine/core";
import { useId } from "react";
import { documentPhrases } from "../../phrases/admin-documents.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { tellFailure, tellSuccess } from "../notices.ts";
import { DocumentRows } from "./DocumentRows.tsx";
import { DropArea } from "./DropArea.tsx";
import { DropPlace } from "./DropPlace.tsx";
import { type DocumentValue, namedAfterFile } from "./document-value.ts";
import { FileChooser } from "./FileChooser.tsx";
import { UploadIcon } from "./image-icons.tsx";
import { documentTypes } from "./refuse-file.ts";
import { sendDocument } from "./send-image.ts";
import styles from "./set-card.module.css";
import { UploadPanel } from "./UploadPanel.tsx";
import { countUploads, withArrived } from "./upload-queue.ts";
import { useSteady } from "./useSteady.ts";
import { useUploads } from "./useUploads.ts";

type DocumentSetProps = {
  value: readonly DocumentValue[];
  /** Takes a change rather than a list: uploads, moves and names go on side by side. */
  onChange: (change: (documents: readonly DocumentValue[]) => readonly DocumentValue[]) => void;
};

/** The server's bound for one report. */
const mostDocuments = 50;

/** The card of a report's PDFs: to add many at once, to name, to put in order, to remove. */
export function DocumentSet({ value, onChange }: DocumentSetProps) {
  const phrases = usePhrases(documentPhrases);
  const change = useSteady(onChange);
  const uploads = useDocumentUploads(change);
  const heading = useId();
  const add = (files: readonly File[]) => {
    const { running, waiting } = countUploads(uploads.queue());
    const room = Math.max(mostDocuments - value.length - running - waiting, 0);
    if (files.length > room) tellFailure({ title: phrases.full(mostDocuments) });
    uploads.add(files.slice(0, room));
  };
  return (
    <FileChooser accept={documentTypes} isMultiple onFiles={add}>
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
              <DropPlace {...phrases} onChoose={choose} />
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
    async send(file, onProgress, signal) {
      const kept = await sendDocument(file, { onProgress, signal });
      return { ...kept, ...namedAfterFile(file.name) };
    },
    arrive(arrived, later) {
      change((now) => {
        const ids = withArrived(
          now.map(({ id }) => id),
          arrived.id,
          later,
        );
        const known = new Map([...now, arrived].map((each) => [each.id, each]));
        return ids.flatMap((id) => known.get(id) ?? []);
      });
    },
    rest(count) {
      if (count === 0) return;
      tellSuccess({ title: phrases.uploaded(count), text: phrases.uploadedText });
    },
  });
}
