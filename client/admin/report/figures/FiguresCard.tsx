import { Button, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { useLineProjectsSuspenseQuery } from "../../../graphql/generated/FiguresCard.ts";
import { documentPhrases } from "../../../phrases/admin/documents.ts";
import { figuresPhrases } from "../../../phrases/admin/figures.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PlusIcon } from "../../../ui/icons/icons.tsx";
import { UploadIcon } from "../../../ui/icons/image-icons.tsx";
import cardStyles from "../../image/upload/upload-card.module.css";
import type { MoneyCategories } from "../../money-categories.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { StatementDialog } from "../statement/StatementDialog.tsx";
import { Balances } from "./Balances.tsx";
import styles from "./FiguresCard.module.css";
import { FiguresState } from "./FiguresState.tsx";
import { blankFigures, type FiguresForm, hasFigures, usualPeriod } from "./figures-form.ts";
import { LineGroup } from "./LineGroup.tsx";
import type { LineChoices } from "./LineRow.tsx";
import type { ReportEditorState } from "./report-form.ts";

type FiguresCardProps = { editor: ReportEditorState; categories: MoneyCategories };

/** The card of a report's money: balances, lines, their sums, and who has checked them. */
export function FiguresCard({ editor, categories }: FiguresCardProps) {
  const phrases = usePhrases(figuresPhrases);
  const heading = useId();
  const [isBegun, setIsBegun] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const choices = useLineChoices(editor, categories);
  const { figures } = editor.form;
  const { onUpdate } = editor.field("figures");
  const change = (changes: Partial<FiguresForm>) =>
    onUpdate((now: FiguresForm) => ({ ...now, ...changes }));
  const isShown = isBegun || hasFigures(figures);
  const clear = () => {
    change(blankFigures);
    setIsBegun(false);
    const undo = { label: phrases.undo, onClick: () => change(figures) };
    notifySuccess({ title: phrases.cleared, undo });
  };
  return (
    <section className={cardStyles.card} aria-labelledby={heading} id="field-figures" tabIndex={-1}>
      <div className={cardStyles.head}>
        <h2 id={heading}>{phrases.title}</h2>
        <div className={cardStyles.ways}>
          {!isShown && (
            <Button variant="default" leftSection={<PlusIcon />} onClick={() => setIsBegun(true)}>
              {phrases.begin}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<UploadIcon size={18} />}
            onClick={() => setIsImporting(true)}
          >
            {phrases.import}
          </Button>
        </div>
      </div>
      {isShown ? (
        <>
          <Period editor={editor} onChange={change} />
          <Balances editor={editor} categories={categories} onChange={change} />
          {(["IN", "OUT"] as const).map((direction) => (
            <LineGroup
              key={direction}
              direction={direction}
              lines={figures.lines}
              choices={choices}
              errorAt={editor.writes.errorAt}
              onChange={(next) => onUpdate((now) => ({ ...now, lines: next(now.lines) }))}
            />
          ))}
          <div className={styles.clear}>
            <Button variant="subtle" color="poppy" onClick={clear}>
              {phrases.clear}
            </Button>
          </div>
        </>
      ) : (
        <p className={cardStyles.note}>{phrases.empty}</p>
      )}
      {editor.item?.figures && <FiguresState editor={editor} figures={editor.item.figures} />}
      {isImporting && (
        <StatementDialog
          period={{ ...usualPeriod(editor.form), ...periodOf(figures) }}
          choices={choices}
          lines={figures.lines}
          onLines={(added) => onUpdate((now) => ({ ...now, lines: [...now.lines, ...added] }))}
          onClose={() => setIsImporting(false)}
        />
      )}
    </section>
  );
}

/** Only what was chosen instead of the usual period. */
const periodOf = ({ periodStart, periodEnd }: FiguresForm) => ({
  ...(periodStart && { periodStart }),
  ...(periodEnd && { periodEnd }),
});

type PartProps = { editor: ReportEditorState; onChange: (changes: Partial<FiguresForm>) => void };

/** The first and the last day; the usual ones follow the report's month. */
function Period({ editor, onChange }: PartProps) {
  const phrases = usePhrases(figuresPhrases);
  const usual = usualPeriod(editor.form);
  return (
    <div className={styles.pair}>
      {(["periodStart", "periodEnd"] as const).map((name) => (
        <TextInput
          key={name}
          id={`field-figures.${name}`}
          type="date"
          label={phrases[name]}
          value={editor.form.figures[name] ?? usual[name]}
          error={editor.writes.errorAt(`figures.${name}`) && phrases.wrongPeriod}
          onChange={(event) => {
            const day = event.currentTarget.value;
            onChange({ [name]: day === "" || day === usual[name] ? null : day });
          }}
        />
      ))}
    </div>
  );
}

function useLineChoices({ form }: ReportEditorState, categories: MoneyCategories): LineChoices {
  const language = useLanguage();
  const { nameless } = usePhrases(documentPhrases);
  const { data } = useLineProjectsSuspenseQuery({
    variables: { language },
  });
  const projects = data.projects.items.map(({ id, translation }) => ({
    value: id,
    label: translation.name,
  }));
  const documents = form.documents.map(({ id, nameUa, nameEng }, index) => ({
    value: id,
    label: `${index + 1}. ${(language === "UA" ? nameUa || nameEng : nameEng || nameUa) || nameless}`,
  }));
  return { categories, projects, documents };
}
