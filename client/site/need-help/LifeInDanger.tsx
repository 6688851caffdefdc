import { useSafetySuspenseQuery } from "../../graphql/generated/Safety.ts";
import { applicationPsychologicalPhrases } from "../../phrases/application/psychological.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { telHref } from "../../ui/ContactWays.tsx";
import styles from "./LeavePage.module.css";

/** The two emergency numbers, above the form, so that a phone shows them first. */
export function LifeInDanger() {
  const phrases = usePhrases(applicationPsychologicalPhrases);
  const language = useLanguage();
  const { emergencyLines } = useSafetySuspenseQuery({ variables: { language } }).data;
  const [first, second] = emergencyLines;
  if (!first) return null;
  return (
    <p className={styles.danger}>
      {phrases.lifeInDanger} <a href={telHref(first.phone)}>{first.phone}</a>
      {second && (
        <>
          {" "}
          {phrases.or} <a href={telHref(second.phone)}>{second.phone}</a>
        </>
      )}
    </p>
  );
}
