import type { CounterProofFragment } from "../../graphql/generated/Counters.ts";
import { paths } from "../../paths.ts";
import { formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatMoney } from "../../phrases/money.ts";
import { formatSize } from "../../phrases/numbers.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { counterPhrases } from "../../phrases/site/counters.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import styles from "./CounterProof.module.css";

/** Where a counter's number comes from: who counted when, with the document, or which list. */
export function CounterProof({ source }: { source: CounterProofFragment }) {
  const phrases = usePhrases(counterPhrases);
  const language = useLanguage();
  const { kind, countedOn, document, moneyCategory, reported, noteUa, noteEng } = source;
  const note = language === "UA" ? noteUa : noteEng;
  return (
    <p className={styles.proof}>
      {kind === "CONTENT" ? (
        <>
          <span>{phrases.countedFrom}</span>{" "}
          <InternalLink to={paths.partners()}>{phrases.partnersList}</InternalLink>
        </>
      ) : (
        countedOn && <span>{phrases.countedOn(formatDay(countedOn, language))}</span>
      )}
      {document && (
        <>
          <span>,</span>{" "}
          <a href={document.url}>
            {phrases.document(document.name, formatSize(document.size, language))}
          </a>
        </>
      )}
      {moneyCategory && reported && (
        <>
          <span>.</span>{" "}
          <InternalLink to={paths.reports()}>
            {phrases.reported(formatDay(reported.until, language))}
          </InternalLink>
          <span>{`: ${phrases.sum(moneyCategory.name, formatMoney(reported.amount, language))}`}</span>
        </>
      )}
      {note && <span>{`. ${note}`}</span>}
    </p>
  );
}
