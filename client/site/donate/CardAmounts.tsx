import { usePhrases } from "../../phrases/phrases.ts";
import { donatePhrases } from "../../phrases/site/donate.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import styles from "./CardAmounts.module.css";

/** Preset amounts, passed to the payment page. */
export function CardAmounts({ amounts, url }: { amounts: readonly number[]; url: string | null }) {
  const phrases = usePhrases(donatePhrases);
  if (!url || amounts.length === 0) return null;
  return (
    <ul className={styles.amounts} aria-label={phrases.amounts}>
      {amounts.map((amount) => (
        <li key={amount}>
          <ButtonLink to={url.replace("{amount}", String(amount))} look="white">
            {phrases.amount(amount)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
