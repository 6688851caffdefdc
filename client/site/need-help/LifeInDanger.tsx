import { Fragment } from "react";
import { useSafetySuspenseQuery } from "../../graphql/generated/Safety.ts";
import { applicationPsychologicalPhrases } from "../../phrases/application/psychological.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { telHref } from "../../ui/ContactWays.tsx";
import styles from "./LeavePage.module.css";

/** The first three emergency numbers, above the form, so that a phone shows them first. */
export function LifeInDanger() {
  const phrases = usePhrases(applicationPsychologicalPhrases);
  const language = useLanguage();
  const { emergencyLines } = useSafetySuspenseQuery({ variables: { language } }).data;
  const lines = emergencyLines.slice(0, 3);
  if (lines.length === 0) return null;
  return (
    <p className={styles.danger}>
      {phrases.lifeInDanger}{" "}
      {lines.map(({ id, phone }, position) => (
        <Fragment key={id}>
          {separator(position, lines.length)}
          <a href={telHref(phone)}>{phone}</a>
        </Fragment>
      ))}
    </p>
  );

  function separator(position: number, count: number): string {
    if (position === 0) return "";
    return position < count - 1 ? ", " : ` ${phrases.or} `;
  }
}
