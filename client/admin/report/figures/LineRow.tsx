import { ActionIcon, Select, TextInput } from "@mantine/core";
import type { FieldError } from "../../../graphql/errors.ts";
import { fieldErrorPhrases } from "../../../phrases/admin/fields/field-errors.ts";
import { figuresPhrases } from "../../../phrases/admin/figures.ts";
import { orderingPhrases } from "../../../phrases/admin/ordering.ts";
import { languageCodes } from "../../../phrases/language.tsx";
import { type LineCategory, lineCategoryPhrases } from "../../../phrases/line-categories.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { ArrowDownIcon } from "../../../ui/icons/icons.tsx";
import { ArrowUpIcon } from "../../../ui/icons/list-icons.tsx";
import { fieldErrorText } from "../../editor/fields/field-props.ts";
import styles from "./FiguresCard.module.css";
import type { FormLine } from "./figures-form.ts";
import { type Direction, directionOf } from "./figures-sums.ts";
import { MoneyField } from "./MoneyField.tsx";

export type LineChoices = {
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

const categoriesOf = (direction: Direction, names: Record<LineCategory, string>) =>
  Object.entries(names)
    .filter(([code]) => directionOf(code as LineCategory) === direction) // keys of the phrases
    .map(([value, label]) => ({ value, label }));

/** One line of income or spending. */
export function LineRow({ line, index, place, choices, errorAt, onChange, ...row }: LineRowProps) {
  const phrases = usePhrases(figuresPhrases);
  const ordering = usePhrases(orderingPhrases);
  const names = usePhrases(lineCategoryPhrases);
  const errorPhrases = usePhrases(fieldErrorPhrases);
  const direction = directionOf(line.category);
  const name = phrases.lineName(place, names[line.category]);
  const field = (part: keyof FormLine) => {
    const path = `figures.lines.${index}.${part}`;
    const error = errorAt(path);
    return { id: `field-${path}`, error: error && fieldErrorText(error, errorPhrases) };
  };
  return (
    <fieldset className={styles.line} id={`figures-line-${index}`}>
      <legend>{name}</legend>
      <Select
        {...field("category")}
        className={styles.category ?? ""}
        label={phrases.category}
        data={categoriesOf(direction, names)}
        value={line.category}
        allowDeselect={false}
        onChange={(category) => category && onChange({ category: category as LineCategory })}
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
