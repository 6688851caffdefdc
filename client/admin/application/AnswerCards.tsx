import { applicationPagePhrases } from "../../phrases/admin-application.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./AnswerCards.module.css";
import { AnswerRows } from "./AnswerRows.tsx";
import type { Application } from "./ApplicationPage.tsx";
import { type AnswerGroup, answerGroups } from "./answer-order.ts";
import { answerText } from "./answer-text.ts";

/** What somebody answered, in words: how to reach them, what they wrote, what they agreed to. */
export function AnswerCards({ application }: { application: Application }) {
  const phrases = usePhrases(applicationPagePhrases);
  const language = useLanguage();
  const { form, answers, consentVersion, consentText } = application;
  const groups = answerGroups(form, answers);
  const rows = (group: AnswerGroup) => (
    <AnswerRows form={form} answers={answers} fields={groups[group]} />
  );
  return (
    <>
      {groups.contact.length > 0 && (
        <section className={styles.card} aria-labelledby="contact">
          <h2 id="contact">{phrases.contact}</h2>
          {answers.safeContact === false && (
            <p className={styles.unsafe} role="note">
              <strong>{phrases.unsafe}</strong>{" "}
              {phrases.unsafeHow(
                answerText({ form, field: "contactMethod", language }, answers.contactMethod),
              )}
            </p>
          )}
          {rows("contact")}
        </section>
      )}
      {groups.asked.length > 0 && (
        <section className={styles.card} aria-labelledby="asked">
          <h2 id="asked">{phrases.asked}</h2>
          {rows("asked")}
        </section>
      )}
      <section className={styles.card} aria-labelledby="agreed">
        <h2 id="agreed">{phrases.agreed}</h2>
        {rows("agreed")}
        <details className={styles.consent}>
          <summary>{phrases.consent(consentVersion)}</summary>
          <p>{consentText}</p>
        </details>
      </section>
    </>
  );
}
