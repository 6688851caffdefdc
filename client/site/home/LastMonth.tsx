import type { HomePageQuery } from "../../graphql/generated/HomePage.ts";
import { addressOf, paths } from "../../paths.ts";
import { formatMonthOfYear } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatMoney } from "../../phrases/money.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { homePhrases } from "../../phrases/site/home.ts";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./LastMonth.module.css";

type LastMonthProps = { figures: HomePageQuery["latestFigures"] };

/** One band: what the last report with published figures says was received, spent and left. */
export function LastMonth({ figures }: LastMonthProps) {
  const language = useLanguage();
  const { lastMonth: phrases } = usePhrases(homePhrases);
  if (!figures) return null;
  const { income, spending, closingBalance } = figures;
  const sums = [
    [phrases.received, income],
    [phrases.spent, spending],
    [phrases.left, closingBalance],
  ] as const;
  return (
    <Sheet tone="paper" edge="a" labelledBy="last-month" className={styles.sheet}>
      <div className={styles.band}>
        <h2 id="last-month">{formatMonthOfYear(figures, language)}</h2>
        <dl className={styles.sums}>
          {sums.map(([name, sum]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatMoney(sum, language)}</dd>
            </div>
          ))}
        </dl>
        <TextLink to={paths.report(addressOf(figures))}>{phrases.report}</TextLink>
      </div>
    </Sheet>
  );
}
