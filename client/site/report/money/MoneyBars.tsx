import type { CSSProperties } from "react";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatMoney } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { moneyPhrases } from "../../../phrases/site/money.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import styles from "./MoneyBars.module.css";

export type MoneyBar = {
  key: string;
  name: string;
  /** Language of the name, when it is not the page's. */
  lang?: string | undefined;
  to?: string;
  /** In kopecks. */
  sum: number;
};

type MoneyBarsProps = {
  id: string;
  title: string;
  bars: readonly MoneyBar[];
  /** What all of them are a part of, in kopecks. */
  whole: number;
  look: "received" | "spent";
};

/** Parts of a sum: each with its name, its amount, its percentage and a bar of that length. */
export function MoneyBars({ id, title, bars, whole, look }: MoneyBarsProps) {
  const language = useLanguage();
  const phrases = usePhrases(moneyPhrases);
  const longest = Math.max(...bars.map(({ sum }) => sum));
  if (bars.length === 0) return null;
  return (
    <div className={styles.section}>
      <h3 id={id}>{title}</h3>
      <ul className={styles[look]} aria-labelledby={id}>
        {bars.map(({ key, name, lang, to, sum }) => (
          <li key={key} className={styles.row}>
            <span className={styles.name} lang={lang}>
              {to ? <InternalLink to={to}>{name}</InternalLink> : name}
            </span>{" "}
            <span className={styles.sum}>
              <span>{formatMoney(sum, language)}</span>
              <span className={styles.share}>{` · ${phrases.share(percentOf(sum, whole))}`}</span>
            </span>
            <span className={styles.bar} style={lengthOf(sum / longest)} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whole percent; "<1" for a smaller part. */
const percentOf = (sum: number, whole: number): string => {
  const percent = Math.round((sum / whole) * 100);
  return percent === 0 ? "<\u202f1" : String(percent);
};

/** `share` is at most 1. React's style type has no custom properties. */
export const lengthOf = (share: number) => ({ "--share": share.toFixed(4) }) as CSSProperties;
