import { ActionIcon, Button, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import type { FieldError } from "../../../graphql/errors.ts";
import { namedListPhrases } from "../../../phrases/admin/fields/named-lists.ts";
import { orderingPhrases } from "../../../phrases/admin/ordering.ts";
import { languageCodes, languages, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { TrashIcon } from "../../../ui/icons/admin-icons.tsx";
import { PlusIcon } from "../../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useRowProps } from "../../editor/fields/field-props.ts";
import { focusSoon } from "../../editor/list/focus.ts";
import { StepButtons } from "../../editor/list/StepButtons.tsx";
import styles from "./NamedRows.module.css";

/** An entry of a list that is called by names in both languages. */
export type NamedRow = { id: string; nameUa: string; nameEng: string; isHidden?: boolean };

type NamedRowsProps<Row extends NamedRow> = {
  /** The list's field; errors name a row by its place there. */
  path: string;
  all: readonly Row[];
  /** Those of the list that are shown, in its order. */
  rows: readonly Row[];
  errorAt: (path: string) => FieldError | null;
  onChange: (change: (all: readonly Row[]) => readonly Row[]) => void;
  /** Why a row cannot be removed; null if it can. */
  keptFor: (row: Row) => string | null;
  labels: { add: string };
  /** Absent when there are as many as there may be. */
  onAdd?: (() => Row) | undefined;
};

const maxLength = 80;

/** Rows with a name in each language: rename, order, hide, add and remove them. */
export function NamedRows<Row extends NamedRow>(props: NamedRowsProps<Row>) {
  const { path, all, rows, errorAt, keptFor, labels, onChange, onAdd } = props;
  const phrases = usePhrases(namedListPhrases);
  const ordering = usePhrases(orderingPhrases);
  const reader = useLanguage();
  const row = useRowProps(path, errorAt);
  const [said, say] = useState("");
  const idOf = (id: string) => `${path}-${id}`;
  const change = (id: string, changes: Partial<NamedRow>) =>
    onChange((now) => now.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const nameOf = ({ nameUa, nameEng }: Row, place: number) =>
    (reader === "UA" ? nameUa || nameEng : nameEng || nameUa) || phrases.blank(place + 1);
  const step = (place: number, by: 1 | -1) => {
    const [one, other] = [rows[place], rows[place + by]];
    if (!one || !other) return;
    onChange((now) => swapped(now, one.id, other.id));
    say(phrases.moved(nameOf(one, place), place + by + 1, rows.length));
    focusSoon(() => focusStep(idOf(one.id), by));
  };
  const add = () => {
    const added = onAdd?.();
    if (!added) return;
    onChange((now) => [...now, added]);
    focusSoon(() => document.getElementById(idOf(added.id))?.querySelector("input")?.focus());
  };
  return (
    <>
      <ol className={styles.rows}>
        {rows.map((one, place) => {
          const name = nameOf(one, place);
          const index = all.indexOf(one);
          const kept = keptFor(one);
          return (
            <li key={one.id} id={idOf(one.id)} className={styles.row}>
              <div className={styles.names}>
                {languages.map((language) => {
                  const field = language === "UA" ? "nameUa" : "nameEng";
                  return (
                    <TextInput
                      key={language}
                      {...row(index, field)}
                      aria-label={phrases[field](name)}
                      lang={languageCodes[language].html}
                      leftSection={<span aria-hidden="true">{phrases.short[language]}</span>}
                      leftSectionWidth={48}
                      maxLength={maxLength}
                      autoComplete="off"
                      value={one[field]}
                      onChange={({ currentTarget }) =>
                        change(one.id, { [field]: currentTarget.value })
                      }
                    />
                  );
                })}
              </div>
              <div className={styles.ways}>
                {one.isHidden !== undefined && (
                  <Checkbox
                    className={styles.hide ?? ""}
                    label={phrases.hide}
                    aria-label={phrases.isHidden(name)}
                    checked={one.isHidden}
                    onChange={({ currentTarget }) =>
                      change(one.id, { isHidden: currentTarget.checked })
                    }
                  />
                )}
                {kept && <span className={styles.kept}>{kept}</span>}
                <StepButtons
                  labels={{ up: ordering.up(name), down: ordering.down(name) }}
                  isFirst={place === 0}
                  isLast={place === rows.length - 1}
                  attribute="data-card-step"
                  onStep={(by) => step(place, by)}
                />
                {!kept && (
                  <ActionIcon
                    variant="default"
                    aria-label={phrases.remove(name)}
                    onClick={() => onChange((now) => now.filter(({ id }) => id !== one.id))}
                  >
                    <TrashIcon size={18} />
                  </ActionIcon>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {onAdd && (
        <Button
          variant="default"
          className={styles.add ?? ""}
          leftSection={<PlusIcon />}
          onClick={add}
        >
          {labels.add}
        </Button>
      )}
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </>
  );
}

/** Moving a row takes the focus from its buttons; at the end of the list one is disabled. */
function focusStep(row: string, by: 1 | -1) {
  const buttonOf = (step: number) =>
    document
      .getElementById(row)
      ?.querySelector<HTMLButtonElement>(`[data-card-step="${step}"]:not(:disabled)`);
  (buttonOf(by) ?? buttonOf(-by))?.focus();
}

function swapped<Row extends NamedRow>(rows: readonly Row[], one: string, other: string): Row[] {
  const partner: Readonly<Record<string, string>> = { [one]: other, [other]: one };
  return rows.map((row) => rows.find(({ id }) => id === (partner[row.id] ?? row.id)) ?? row);
}
