import type { NeedHelpPageQuery } from "../../graphql/generated/NeedHelpPage.ts";
import { needHelpPhrases } from "../../phrases/need-help.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { telephone } from "../../ui/ContactWays.tsx";
import styles from "./Safety.module.css";

/** Reaches police, fire and ambulance from any phone in Ukraine and in the European Union. */
const emergencyNumber = "112";

/** Two slips beside the chooser: the emergency number, and the foundation's own. */
export function Safety({ settings }: { settings: NeedHelpPageQuery["settings"] }) {
  const phrases = usePhrases(needHelpPhrases);
  const { hours } = usePhrases(shellPhrases);
  const { phone, opensAt, closesAt } = settings;
  return (
    <>
      <section className={styles.danger} aria-labelledby="danger">
        <h2 id="danger">{phrases.danger}</h2>
        <p className={styles.text}>{phrases.dangerText}</p>
        <a href={`tel:${emergencyNumber}`} className={styles.number}>
          {emergencyNumber}
        </a>
      </section>
      {phone && (
        <section className={styles.voice} aria-labelledby="voice">
          <div className={styles.slip}>
            <h2 id="voice">{phrases.voice}</h2>
            <p className={styles.hours}>{hours(opensAt, closesAt)}</p>
            <a href={telephone(phone)} className={styles.phone}>
              {phone}
            </a>
          </div>
        </section>
      )}
    </>
  );
}
