import { documentPhrases } from "../../../phrases/admin/documents.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { moveItem } from "../../screen/list-order.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { DocumentRow } from "./DocumentRow.tsx";
import styles from "./DocumentRows.module.css";
import type { DocumentValue } from "./document-value.ts";
import { SortableList } from "./SortableList.tsx";

type Documents = readonly DocumentValue[];
type DocumentRowsProps = {
  documents: Documents;
  onChange: (change: (documents: Documents) => Documents) => void;
};

/** A report's documents in their order. */
export function DocumentRows({ documents, onChange }: DocumentRowsProps) {
  const phrases = usePhrases(documentPhrases);
  const language = useLanguage();
  const nameOf = ({ nameUa, nameEng }: DocumentValue) =>
    (language === "UA" ? nameUa || nameEng : nameEng || nameUa) || phrases.nameless;
  const remove = (document: DocumentValue, place: number) => {
    onChange((now) => now.filter(({ id }) => id !== document.id));
    const onClick = () => onChange((now) => now.toSpliced(place, 0, document));
    notifySuccess({
      title: phrases.removed,
      text: phrases.removedText,
      undo: { label: phrases.undo, onClick },
    });
  };
  const held = (id: string) => documents.find((document) => document.id === id);
  return (
    <SortableList
      ids={documents.map(({ id }) => id)}
      thing="document"
      layout="list"
      onMove={(id, over) => onChange((now) => withMoved(now, id, over))}
      renderDragged={(id) => {
        const document = held(id);
        return document && <div className={styles.held}>{nameOf(document)}</div>;
      }}
    >
      <ol className={styles.rows}>
        {documents.map((document, index) => (
          <DocumentRow
            key={document.id}
            document={document}
            name={nameOf(document)}
            place={index + 1}
            total={documents.length}
            onName={(changed) =>
              onChange((now) =>
                now.map((each) => (each.id === document.id ? { ...each, ...changed } : each)),
              )
            }
            onStep={(step) => {
              const over = documents[index + step];
              if (over) onChange((now) => withMoved(now, document.id, over.id));
            }}
            onRemove={() => remove(document, index)}
          />
        ))}
      </ol>
    </SortableList>
  );
}

function withMoved(documents: Documents, id: string, over: string): Documents {
  const ids = documents.map((document) => document.id);
  const [from, to] = [ids.indexOf(id), ids.indexOf(over)];
  return from < 0 || to < 0 ? documents : moveItem(documents, from, to);
}
