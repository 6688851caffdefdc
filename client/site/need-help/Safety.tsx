import { useSafetySuspenseQuery } from "../../graphql/generated/Safety.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { needHelpPhrases } from "../../phrases/site/need-help.ts";
import { telHref } from "../../ui/ContactWays.tsx";
import styles from "./Safety.module.css";

/** Two slips beside the form: the emergency numbers, and the foundation's own unless the page has it. */
export function Safety({ hasOwnPhone = true }: { hasOwnPhone?: boolean }) {
  const phrases = usePhrases(needHelpPhrases);
  const language = useLanguage();
  const { settings, emergencyLines } = useSafetySuspenseQuery({ variables: { language } }).data;
  const { phone, translation } = settings;
  const [first, ...others] = emergencyLines;
  return (
    <>
      {first && (
        <section className={styles.danger} aria-labelledby="danger">
          <h2 id="danger">{phrases.danger}</h2>
          <p className={styles.text}>{phrases.dangerText}</p>
          <a
            href={telHref(first.phone)}
            className={isShort(first.phone) ? styles.number : styles.longNumber}
          >
            {first.phone}
          </a>
          {others.length > 0 && (
            <ul className={styles.others}>
              {others.map(({ id, phone: number, name, hours: answers }) => (
                <li key={id}>
                  <a href={telHref(number)}>{number}</a>{" "}
                  <span>{[name, answers].filter(Boolean).join(", ")}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {phone && hasOwnPhone && (
        <section className={styles.voice} aria-labelledby="voice">
          <div className={styles.slip}>
            <h2 id="voice">{phrases.voice}</h2>
            {translation.schedule && <p className={styles.hours}>{translation.schedule}</p>}
            <a href={telHref(phone)} className={styles.phone}>
              {phone}
            </a>
          </div>
        </section>
      )}
    </>
  );
}

/** A short number such as "112" is shown large. */
const isShort = (phone: string) => phone.replace(/\D/g, "").length <= 4;
