import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { LoadedApplication } from "../loaded-application.ts";
import styles from "./AnswerCards.module.css";
import { AnswerRows } from "./AnswerRows.tsx";
import { type AnswerGroup, answerGroups } from "./answer-order.ts";
import { answerText } from "./answer-text.ts";
import { earlierAnswers } from "./earlier-answers.ts";

/** An application's answers as text: contact details, answers, consents. */
export function AnswerCards({ application }: { application: LoadedApplication }) {
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
              <span>
                {answers.contactMethod === "PHONE"
                  ? phrases.unsafeOnlyPhone
                  : phrases.unsafeHow(
                      answerText({ form, field: "contactMethod", language }, answers.contactMethod),
                    )}
              </span>
            </p>
          )}
          {rows("contact")}
        </section>
      )}
      {groups.asked.length > 0 && (
        <section className={styles.card} aria-labelledby="asked">
          <h2 id="asked">{phrases.answers}</h2>
          {rows("asked")}
        </section>
      )}
      <EarlierCard application={application} />
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

/** The answers before they were corrected by submitting the form again. */
function EarlierCard({ application: { form, answers } }: { application: LoadedApplication }) {
  const phrases = usePhrases(applicationPagePhrases);
  const earlier = earlierAnswers(form, answers);
  if (earlier.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="earlier">
      <h2 id="earlier">{phrases.earlier}</h2>
      <p className={styles.hint}>{phrases.earlierHint}</p>
      {earlier.map(({ answers: before, fields }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a submission has no id but its index
        <AnswerRows key={index} form={form} answers={before} fields={fields} />
      ))}
    </section>
  );
}
