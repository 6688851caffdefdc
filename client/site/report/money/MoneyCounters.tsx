import { formatDay } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatMoney } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { moneyPhrases } from "../../../phrases/site/money.ts";
import { CounterRow } from "../../../ui/counter/CounterRow.tsx";
import coins from "./Coins.module.css";
import styles from "./MoneyCounters.module.css";
import { markUnitOf } from "./mark-unit.ts";

export type Sums = {
  periodEnd: string;
  income: number;
  spending: number;
  closingBalance: number;
};

/** What was received, spent and left, as numbers and as coins of one value. */
export function MoneyCounters({ sums }: { sums: Sums }) {
  const language = useLanguage();
  const phrases = usePhrases(moneyPhrases);
  const { income, spending, closingBalance, periodEnd } = sums;
  const unit = markUnitOf([income, spending, closingBalance]);
  const rows = [
    { mark: "received", sum: income, what: phrases.received },
    { mark: "spent", sum: spending, what: phrases.spent },
    { mark: "left", sum: closingBalance, what: phrases.left(formatDay(periodEnd, language)) },
  ] as const;
  return (
    <ul className={styles.counters}>
      {rows.map(({ mark, sum, what }) => (
        <CounterRow
          key={mark}
          number={formatMoney(sum, language)}
          what={what}
          legend={phrases.legend(formatMoney(unit, language))}
          mark={coins[mark] ?? ""}
          marks={Math.round(sum / unit)}
        />
      ))}
    </ul>
  );
}
