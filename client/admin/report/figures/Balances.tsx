import { Button } from "@mantine/core";
import { useFiguresBeforeQuery } from "../../../graphql/generated/FiguresCard.ts";
import { figuresPhrases } from "../../../phrases/admin/figures.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatExactMoney } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { CheckIcon } from "../../../ui/icons/icons.tsx";
import type { MoneyCategories } from "../../money-categories.ts";
import styles from "./FiguresCard.module.css";
import { type FiguresForm, usualPeriod } from "./figures-form.ts";
import { expectedClosing, sumOf } from "./figures-sums.ts";
import { MoneyField } from "./MoneyField.tsx";
import type { ReportEditorState } from "./report-form.ts";

type BalancesProps = {
  editor: ReportEditorState;
  categories: MoneyCategories;
  onChange: (changes: Partial<FiguresForm>) => void;
};

/** The balances, and whether they agree with the lines and with the month before. */
export function Balances({ editor, categories, onChange }: BalancesProps) {
  const phrases = usePhrases(figuresPhrases);
  const reader = useLanguage();
  const { figures } = editor.form;
  const { openingBalance, closingBalance } = figures;
  const earlier = useEarlierReport(editor);
  const money = (kopecks: number) => formatExactMoney(kopecks, reader);
  const expected = expectedClosing(figures, categories);
  const difference = (closingBalance ?? 0) - expected;
  const openingDifference = earlier ? (openingBalance ?? 0) - earlier.closing : 0;
  return (
    <>
      <div className={styles.pair}>
        {(["openingBalance", "closingBalance"] as const).map((name) => (
          <MoneyField
            key={name}
            path={`figures.${name}`}
            error={editor.writes.errorAt(`figures.${name}`)}
            label={phrases[name]}
            value={figures[name]}
            onChange={(balance) => onChange({ [name]: balance })}
          />
        ))}
        <div>
          {earlier && openingBalance === null && (
            <Button variant="subtle" onClick={() => onChange({ openingBalance: earlier.closing })}>
              {phrases.takeOver(money(earlier.closing), earlier)}
            </Button>
          )}
        </div>
        <div>
          {closingBalance === null && expected > 0 && (
            <Button variant="subtle" onClick={() => onChange({ closingBalance: expected })}>
              {phrases.takeExpected(money(expected))}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.sums} role="status">
        <p className={styles.sum}>
          {phrases.sum(
            money(openingBalance ?? 0),
            money(sumOf(figures.lines, "IN", categories)),
            money(sumOf(figures.lines, "OUT", categories)),
            money(expected),
          )}
        </p>
        {difference === 0 ? (
          <p className={styles.right}>
            <CheckIcon size={16} /> <span>{phrases.isRight}</span>
          </p>
        ) : (
          <p className={styles.wrong}>
            {phrases.isWrong(money(expected), money(Math.abs(difference)))}
          </p>
        )}
        {earlier && openingBalance !== null && openingDifference !== 0 && (
          <p className={styles.wrong}>
            {phrases.openingDiffers(money(Math.abs(openingDifference)), earlier)}
          </p>
        )}
      </div>
    </>
  );
}

/** The report whose period ends on the day before, and what was left then, in kopecks. */
function useEarlierReport({ form, item }: ReportEditorState) {
  const periodStart = form.figures.periodStart ?? usualPeriod(form).periodStart;
  const variables = { periodStart, id: item?.id ?? null };
  const { data } = useFiguresBeforeQuery({ variables });
  const report = data?.reportBefore;
  return report?.figures
    ? { year: report.year, month: report.month, closing: report.figures.closingBalance }
    : null;
}
