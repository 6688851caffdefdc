import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ActionIcon, TextInput } from "@mantine/core";
import { documentPhrases } from "../../phrases/admin-documents.ts";
import { orderingPhrases } from "../../phrases/admin-ordering.ts";
import { languageNames, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { formatSize } from "../../phrases/sizes.ts";
import { TrashIcon } from "../../ui/admin-icons.tsx";
import { ArrowDownIcon, DocumentIcon } from "../../ui/icons.tsx";
import { ArrowUpIcon, GripIcon } from "../editing/table-icons.tsx";
import styles from "./DocumentRows.module.css";
import { type DocumentValue, longestName } from "./document-value.ts";

type Row = {
  document: DocumentValue;
  name: string;
  /** From 1. */
  place: number;
  total: number;
  onName: (changed: { nameUa?: string; nameEng?: string }) => void;
  onStep: (step: 1 | -1) => void;
  onRemove: () => void;
};

/** One PDF: its names, its place, the file itself. */
export function DocumentRow({ document, name, place, total, ...on }: Row) {
  const phrases = usePhrases(documentPhrases);
  const ordering = usePhrases(orderingPhrases);
  const language = useLanguage();
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: document.id, attributes: { roleDescription: ordering.draggable } });
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-held={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={ordering.handle(ordering.document, place)}
      >
        <GripIcon size={20} />
      </button>
      <a
        className={styles.file}
        href={document.url}
        target="_blank"
        rel="noreferrer"
        aria-label={phrases.open(name)}
      >
        <DocumentIcon size={24} />
        <span>PDF, {formatSize(document.size, language)}</span>
      </a>
      <TextInput
        className={styles.name ?? ""}
        label={phrases.nameUa}
        lang={languageNames.UA.html}
        value={document.nameUa}
        maxLength={longestName}
        onChange={(event) => on.onName({ nameUa: event.currentTarget.value })}
      />
      <TextInput
        className={styles.name ?? ""}
        label={phrases.nameEng}
        lang={languageNames.ENG.html}
        value={document.nameEng}
        maxLength={longestName}
        onChange={(event) => on.onName({ nameEng: event.currentTarget.value })}
      />
      <div className={styles.ways}>
        <ActionIcon
          variant="default"
          aria-label={ordering.up(name)}
          disabled={place === 1}
          onClick={() => on.onStep(-1)}
        >
          <ArrowUpIcon size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={ordering.down(name)}
          disabled={place === total}
          onClick={() => on.onStep(1)}
        >
          <ArrowDownIcon size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          className={styles.remove ?? ""}
          aria-label={phrases.remove(name)}
          onClick={on.onRemove}
        >
          <TrashIcon size={18} />
        </ActionIcon>
      </div>
    </li>
  );
}
