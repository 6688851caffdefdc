import { useSafetySuspenseQuery } from "../../graphql/generated/Safety.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { needHelpPhrases } from "../../phrases/site/need-help.ts";
import { telHref } from "../../ui/ContactWays.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./EmergencyStrip.module.css";

/**
 * The first three emergency numbers above the form, where the screen is too narrow to show all of
 * them beside it.
 */
export function EmergencyStrip() {
  const phrases = usePhrases(needHelpPhrases);
  const language = useLanguage();
  const { emergencyLines } = useSafetySuspenseQuery({ variables: { language } }).data;
  if (emergencyLines.length === 0) return null;
  return (
    <div className={styles.strip}>
      <p>{phrases.danger}</p>
      <ul className={styles.numbers}>
        {emergencyLines.slice(0, 3).map(({ id, phone, name }) => (
          <li key={id}>
            <a href={telHref(phone)}>
              <span>{phone}</span> <VisuallyHidden>{name}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      {emergencyLines.length > 3 && (
        <a href="#danger" className={styles.all}>
          {phrases.allNumbers}
        </a>
      )}
    </div>
  );
}
