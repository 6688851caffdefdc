import { useId } from "react";
import type { YearOfMoneyFragment } from "../../../graphql/generated/YearOfMoneyPage.ts";
import { capitalised, formatMonth } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatMoney } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { moneyPhrases } from "../../../phrases/site/money.ts";
import { chartCeiling } from "./chart-ceiling.ts";
import styles from "./MoneyTrend.module.css";
import type { MonthRow } from "./month-rows.ts";

type Period = YearOfMoneyFragment["periods"][number];

/**
 * The sums of each month as bars. The months are radio buttons: a tap, an arrow key or a click shows
 * the sums of one as text, without scripts too.
 */
export function MoneyTrend({ rows }: { rows: readonly MonthRow<Period>[] }) {
  const language = useLanguage();
  const phrases = usePhrases(moneyPhrases);
  const group = useId();
  const last = rows.findLast(({ period }) => period);
  if (!last || last.month === 0) return null;
  const ceiling = chartCeiling(rows.flatMap(({ period }) => (period ? sumsOf(period) : [])));
  return (
    <fieldset className={styles.trend}>
      <legend>{phrases.trend}</legend>
      <p className={styles.ceiling} aria-hidden="true">
        {formatMoney(ceiling, language)}
      </p>
      <div className={styles.months}>
        {rows.map(({ month, period }) => {
          const name = formatMonth(month, language);
          const short = (
            <span className={styles.name} aria-hidden="true">
              {name.slice(0, 3)}
            </span>
          );
          if (!period) return <div key={month}>{short}</div>;
          return (
            <label key={period.id} className={styles.month}>
              <input type="radio" name={group} defaultChecked={period === last.period} />
              <Bars sums={sumsOf(period)} ceiling={ceiling} />
              <Values name={capitalised(name)} sums={sumsOf(period)} />
              {short}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const sumsOf = ({ income, spending, closingBalance }: Period) => [income, spending, closingBalance];
const looks = [styles.received, styles.spent, styles.left];

/** Three bars beside each other, on a scale that the style sheet stretches to its place. */
function Bars({ sums, ceiling }: { sums: readonly number[]; ceiling: number }) {
  return (
    <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
      {sums.map((sum, index) => {
        const height = (Math.max(0, sum) / ceiling) * 100;
        const place = { x: 1 + index * 2.75, y: 100 - height, width: 2.5, height };
        return <rect key={looks[index]} className={looks[index]} {...place} />;
      })}
    </svg>
  );
}

/** The name of the radio button, and what is shown of the chosen month. */
function Values({ name, sums }: { name: string; sums: readonly number[] }) {
  const language = useLanguage();
  const phrases = usePhrases(moneyPhrases);
  const names = [phrases.IN, phrases.OUT, phrases.leftColumn];
  return (
    <span className={styles.values}>
      <b>{name}</b>{" "}
      {sums.map((sum, index) => (
        <span key={names[index]} className={looks[index]}>
          <span>{names[index]}</span> <b>{formatMoney(sum, language)}</b>{" "}
        </span>
      ))}
    </span>
  );
}
