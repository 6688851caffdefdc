import { ActionIcon, Select, TextInput } from "@mantine/core";
import type { FieldError } from "../../../graphql/errors.ts";
import { fieldErrorPhrases } from "../../../phrases/admin/fields/field-errors.ts";
import { figuresPhrases } from "../../../phrases/admin/figures.ts";
import { orderingPhrases } from "../../../phrases/admin/ordering.ts";
import { languageCodes, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { ArrowDownIcon } from "../../../ui/icons/icons.tsx";
import { ArrowUpIcon } from "../../../ui/icons/list-icons.tsx";
import { fieldErrorText } from "../../editor/fields/field-props.ts";
import {
  categoryChoices,
  categoryName,
  directionOf,
  type MoneyCategories,
} from "../../money-categories.ts";
import styles from "./FiguresCard.module.css";
import type { FormLine } from "./figures-form.ts";
import { MoneyField } from "./MoneyField.tsx";

export type LineChoices = {
  categories: MoneyCategories;
  projects: readonly { value: string; label: string }[];
  documents: readonly { value: string; label: string }[];
};

type LineRowProps = {
  line: FormLine;
  /** Index in all lines, by which errors name the line. */
  index: number;
  /** Counts from 1 within its direction. */
  place: number;
  isFirst: boolean;
  isLast: boolean;
  choices: LineChoices;
  errorAt: (path: string) => FieldError | null;
  onChange: (changes: Partial<FormLine>) => void;
  onStep: (step: 1 | -1) => void;
  onRemove: () => void;
};

const maxLength = 200;

/** One line of income or spending. */
export function LineRow({ line, index, place, choices, errorAt, onChange, ...row }: LineRowProps) {
  const phrases = usePhrases(figuresPhrases);
  const ordering = usePhrases(orderingPhrases);
  const reader = useLanguage();
  const errorPhrases = usePhrases(fieldErrorPhrases);
  const { categories } = choices;
  const direction = directionOf(categories, line.categoryId);
  const name = phrases.lineName(place, categoryName(categories, line.categoryId, reader));
  const field = (part: keyof FormLine) => {
    const path = `figures.lines.${index}.${part}`;
    const error = errorAt(path);
    return { id: `field-${path}`, error: error && fieldErrorText(error, errorPhrases) };
  };
  return (
    <fieldset className={styles.line} id={`figures-line-${index}`}>
      <legend>{name}</legend>
      <Select
        {...field("categoryId")}
        className={styles.category ?? ""}
        label={phrases.category}
        data={categoryChoices(categories, direction, reader, line.categoryId)}
        value={line.categoryId}
        allowDeselect={false}
        onChange={(categoryId) => categoryId && onChange({ categoryId })}
      />
      <MoneyField
        path={`figures.lines.${index}.amount`}
        error={errorAt(`figures.lines.${index}.amount`)}
        label={phrases.amount}
        value={line.amount}
        sign={direction === "IN" ? "+" : "−"}
        onChange={(amount) => onChange({ amount })}
      />
      <div className={styles.ways}>
        <ActionIcon
          variant="default"
          data-step={-1}
          aria-label={ordering.up(name)}
          disabled={row.isFirst}
          onClick={() => row.onStep(-1)}
        >
          <ArrowUpIcon size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          data-step={1}
          aria-label={ordering.down(name)}
          disabled={row.isLast}
          onClick={() => row.onStep(1)}
        >
          <ArrowDownIcon size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          className={styles.remove ?? ""}
          aria-label={phrases.removeLine(name)}
          onClick={row.onRemove}
        >
          <TrashIcon size={18} />
        </ActionIcon>
      </div>
      <TextInput
        {...field("descriptionUa")}
        className={styles.description ?? ""}
        label={phrases.descriptionUa}
        lang={languageCodes.UA.html}
        maxLength={maxLength}
        autoComplete="off"
        value={line.descriptionUa}
        onChange={(event) => onChange({ descriptionUa: event.currentTarget.value })}
      />
      <TextInput
        {...field("descriptionEng")}
        className={styles.description ?? ""}
        label={phrases.descriptionEng}
        lang={languageCodes.ENG.html}
        maxLength={maxLength}
        autoComplete="off"
        value={line.descriptionEng}
        onChange={(event) => onChange({ descriptionEng: event.currentTarget.value })}
      />
      <Select
        {...field("projectId")}
        label={phrases.project}
        placeholder={phrases.noProject}
        data={choices.projects}
        value={line.projectId}
        clearable
        searchable={choices.projects.length > 10}
        onChange={(projectId) => onChange({ projectId })}
      />
      <Select
        {...field("documentId")}
        label={phrases.proof}
        placeholder={choices.documents.length > 0 ? phrases.noProof : phrases.noDocuments}
        data={choices.documents}
        value={line.documentId}
        clearable
        disabled={choices.documents.length === 0}
        onChange={(documentId) => onChange({ documentId })}
      />
    </fieldset>
  );
}
