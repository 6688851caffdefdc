import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ActionIcon, TextInput } from "@mantine/core";
import { documentPhrases } from "../../../phrases/admin/documents.ts";
import { orderingPhrases } from "../../../phrases/admin/ordering.ts";
import { languageCodes, useLanguage } from "../../../phrases/language.tsx";
import { formatSize } from "../../../phrases/numbers.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { ArrowDownIcon, DocumentIcon } from "../../../ui/icons/icons.tsx";
import { ArrowUpIcon, GripIcon } from "../../../ui/icons/list-icons.tsx";
import styles from "./DocumentRows.module.css";
import { type DocumentValue, maxNameLength } from "./document-value.ts";

type DocumentRowProps = {
  document: DocumentValue;
  name: string;
  /** Counts from 1. */
  place: number;
  total: number;
  onName: (changed: { nameUa?: string; nameEng?: string }) => void;
  onStep: (step: 1 | -1) => void;
  onRemove: () => void;
};

/** One PDF: its names, its position and the file. */
export function DocumentRow({ document, name, place, total, ...on }: DocumentRowProps) {
  const phrases = usePhrases(documentPhrases);
  const ordering = usePhrases(orderingPhrases);
  const names = {
    ua: { label: phrases.nameUa, lang: languageCodes.UA.html },
    eng: { label: phrases.nameEng, lang: languageCodes.ENG.html },
  };
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
      <FileLink document={document} name={name} />
      <NameField {...names.ua} value={document.nameUa} onName={(nameUa) => on.onName({ nameUa })} />
      <NameField
        {...names.eng}
        value={document.nameEng}
        onName={(nameEng) => on.onName({ nameEng })}
      />
      <RowActions name={name} place={place} total={total} {...on} />
    </li>
  );
}

type Name = { label: string; lang: string; value: string; onName: (name: string) => void };

function NameField({ onName, ...field }: Name) {
  return (
    <TextInput
      className={styles.name ?? ""}
      {...field}
      maxLength={maxNameLength}
      onChange={(event) => onName(event.currentTarget.value)}
    />
  );
}

type RowActionsProps = Pick<DocumentRowProps, "name" | "place" | "total" | "onStep" | "onRemove">;

function RowActions({ name, place, total, onStep, onRemove }: RowActionsProps) {
  const phrases = usePhrases(documentPhrases);
  const ordering = usePhrases(orderingPhrases);
  return (
    <div className={styles.ways}>
      <ActionIcon
        variant="default"
        aria-label={ordering.up(name)}
        disabled={place === 1}
        onClick={() => onStep(-1)}
      >
        <ArrowUpIcon size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={ordering.down(name)}
        disabled={place === total}
        onClick={() => onStep(1)}
      >
        <ArrowDownIcon size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        className={styles.remove ?? ""}
        aria-label={phrases.remove(name)}
        onClick={onRemove}
      >
        <TrashIcon size={18} />
      </ActionIcon>
    </div>
  );
}

function FileLink({ document, name }: Pick<DocumentRowProps, "document" | "name">) {
  const phrases = usePhrases(documentPhrases);
  const language = useLanguage();
  return (
    <a
      className={styles.file}
      href={document.url}
      target="_blank"
      rel="noreferrer"
      aria-label={phrases.open(name)}
    >
      <DocumentIcon size={24} />
      <span>{`PDF, ${formatSize(document.size, language)}`}</span>
    </a>
  );
}
