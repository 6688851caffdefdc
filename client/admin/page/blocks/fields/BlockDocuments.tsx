import { useApolloClient } from "@apollo/client/react";
import type { ReactNode } from "react";
import { DocumentChoicesDocument } from "../../../../graphql/generated/AdminDocument.ts";
import { blankEntry } from "../../../../graphql/generated/block-fields.ts";
import { documentPhrases } from "../../../../phrases/admin/documents.ts";
import { blockFieldPhrases } from "../../../../phrases/admin/fields/block.ts";
import { usePhrases } from "../../../../phrases/phrases.ts";
import { useStableCallback } from "../../../../ui/useStableCallback.ts";
import { nameFromFile } from "../../../image/set/document-value.ts";
import { DropArea } from "../../../image/upload/choose/DropArea.tsx";
import { DropHint } from "../../../image/upload/choose/DropHint.tsx";
import { FileChooser } from "../../../image/upload/choose/FileChooser.tsx";
import { UploadPanel } from "../../../image/upload/UploadPanel.tsx";
import { uploadDocument } from "../../../image/upload/upload-image.ts";
import { countUploads } from "../../../image/upload/upload-queue.ts";
import { useUploads } from "../../../image/upload/useUploads.ts";
import { documentMimeTypes } from "../../../image/upload/validate-file.ts";
import { notifyError, notifySuccess } from "../../../screen/notifications.tsx";
import type { BlockContents, Entry } from "../block-content.ts";
import styles from "./BlockDocuments.module.css";
import { DocumentChoice, type NewRow } from "./DocumentChoice.tsx";
import type { FieldGroup } from "./field-group.ts";

/** The server's limit. */
const maxEntries = 50;

type BlockDocumentsProps = {
  block: FieldGroup<BlockContents["documents"]>;
  /** The rows. */
  children: ReactNode;
};

/** The documents of a block: PDFs are uploaded, or chosen among those of the site. */
export function BlockDocuments({ block, children }: BlockDocumentsProps) {
  const phrases = usePhrases(documentPhrases);
  const { documents: own } = usePhrases(blockFieldPhrases);
  const { ua, eng } = block.contents;
  // A document takes the place of the row of a new block.
  const isBlank = ua.entries.length === 1 && ![...ua.entries, ...eng.entries].some(isWritten);
  const add = useStableCallback((row: NewRow) =>
    block.change(`blocks.${block.path}.entries`, (content, language) => ({
      ...content,
      entries: [
        ...(isBlank ? withoutBlankRow(content.entries) : content.entries),
        { ...blankEntry, title: row[language], address: row.url },
      ],
    })),
  );
  const uploads = useBlockUploads(add);
  const upload = (files: readonly File[]) => {
    const { running, waiting } = countUploads(uploads.queue());
    const rows = isBlank ? 0 : ua.entries.length;
    const room = Math.max(maxEntries - rows - running - waiting, 0);
    if (files.length > room) notifyError({ title: phrases.full(maxEntries) });
    uploads.add(files.slice(0, room));
  };
  return (
    <FileChooser accept={documentMimeTypes} isMultiple onFiles={upload}>
      {(choose) => (
        <DropArea onFiles={upload} label={phrases.now}>
          <div className={styles.block}>
            {children}
            <DropHint {...phrases} onChoose={choose} />
            <UploadPanel uploads={uploads} thing="document" />
            <DocumentChoice label={own.choice} hint={own.choiceHint} onChoose={add} />
          </div>
        </DropArea>
      )}
    </FileChooser>
  );
}

const isWritten = ({ title, text, address }: Entry) => Boolean(title || text || address);

/** Both languages share the address, so that both keep the same rows. */
const withoutBlankRow = (entries: readonly Entry[]): readonly Entry[] =>
  entries[0]?.address ? entries : entries.slice(1);

function useBlockUploads(add: (row: NewRow) => void) {
  const phrases = usePhrases(documentPhrases);
  const client = useApolloClient();
  return useUploads<NewRow & { id: string }>(
    {
      async upload(file, onProgress, signal) {
        const document = await uploadDocument(file, { onProgress, signal });
        const { nameUa: ua, nameEng: eng } = nameFromFile(file.name);
        return { ...document, ua, eng };
      },
      onUploaded: add,
      onIdle(count) {
        if (count === 0) return;
        // The list also tells the rows the sizes of their files.
        void client.refetchQueries({ include: [DocumentChoicesDocument] });
        notifySuccess({ title: phrases.uploaded(count), text: phrases.uploadedText });
      },
    },
    // One after another, so that the rows have the order of the files.
    1,
  );
}
