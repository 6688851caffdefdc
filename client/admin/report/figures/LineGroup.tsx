import { Button } from "@mantine/core";
import { useRef } from "react";
import type { FieldError } from "../../../graphql/errors.ts";
import { figuresPhrases } from "../../../phrases/admin/figures.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatExactMoney } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PlusIcon } from "../../../ui/icons/icons.tsx";
import { type Direction, directionOf, type MoneyCategories } from "../../money-categories.ts";
import styles from "./FiguresCard.module.css";
import type { FormLine } from "./figures-form.ts";
import { sumOf } from "./figures-sums.ts";
import { type LineChoices, LineRow } from "./LineRow.tsx";

type LineGroupProps = {
  direction: Direction;
  /** All lines of the report. */
  lines: readonly FormLine[];
  choices: LineChoices;
  errorAt: (path: string) => FieldError | null;
  onChange: (change: (lines: readonly FormLine[]) => readonly FormLine[]) => void;
};

/** The server's limit for one report. */
const maxLines = 100;

const blankLine = (direction: Direction, categories: MoneyCategories): FormLine => ({
  categoryId: categories.find((one) => one.direction === direction && !one.isHidden)?.id ?? "",
  amount: null,
  descriptionUa: "",
  descriptionEng: "",
  projectId: null,
  documentId: null,
});

/** The lines of income or those of spending, with their sum. */
export function LineGroup({ direction, lines, choices, errorAt, onChange }: LineGroupProps) {
  const phrases = usePhrases(figuresPhrases)[direction];
  const reader = useLanguage();
  const group = useRef<HTMLElement>(null);
  const { categories } = choices;
  const indexes = [...lines.keys()].filter((index) => {
    const line = lines[index];
    return line && directionOf(categories, line.categoryId) === direction;
  });
  /** Focuses an element of the group when the change has been rendered. */
  const focusNext = (selector: string) =>
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus());
  const add = () => {
    onChange((now) => [...now, blankLine(direction, categories)]);
    focusNext(`#figures-line-${lines.length} input`);
  };
  const step = (place: number, by: 1 | -1) => {
    const [from, to] = [indexes[place], indexes[place + by]];
    if (from === undefined || to === undefined) return;
    onChange((now) => swapped(now, from, to));
    focusNext(`#figures-line-${to} [data-step="${by}"]:not(:disabled), #figures-line-${to} input`);
  };
  const remove = (index: number) => {
    onChange((now) => now.toSpliced(index, 1));
    focusNext("[data-add]");
  };
  return (
    <section ref={group} className={styles.group}>
      <h3>
        <span>{phrases.title}</span>
        <span>{formatExactMoney(sumOf(lines, direction, categories), reader)}</span>
      </h3>
      {indexes.map((index, place) => {
        const line = lines[index];
        return (
          line && (
            <LineRow
              key={`${lines.length} ${index}`}
              line={line}
              index={index}
              place={place + 1}
              isFirst={place === 0}
              isLast={place === indexes.length - 1}
              choices={choices}
              errorAt={errorAt}
              onChange={(changes) =>
                onChange((now) =>
                  now.map((each, at) => (at === index ? { ...each, ...changes } : each)),
                )
              }
              onStep={(by) => step(place, by)}
              onRemove={() => remove(index)}
            />
          )
        );
      })}
      {lines.length < maxLines && (
        <Button variant="default" data-add leftSection={<PlusIcon />} onClick={add}>
          {phrases.add}
        </Button>
      )}
    </section>
  );
}

function swapped(lines: readonly FormLine[], one: number, other: number): readonly FormLine[] {
  const [first, second] = [lines[one], lines[other]];
  return first && second ? lines.with(one, second).with(other, first) : lines;
}
