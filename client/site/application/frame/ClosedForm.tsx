import type { ApplicationFormQuery } from "../../../graphql/generated/ApplicationForm.ts";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { contactWaysPhrases } from "../../../phrases/site/contact-ways.ts";
import { ContactWays } from "../../../ui/ContactWays.tsx";
import styles from "./FormSheet.module.css";

type ClosedFormProps = {
  /** All places are taken; otherwise the form is paused. */
  isFull: boolean;
  settings: ApplicationFormQuery["settings"];
};

/** Replaces a form that is closed: the reason, and whom to contact instead. */
export function ClosedForm({ isFull, settings }: ClosedFormProps) {
  const { closed } = usePhrases(applicationPhrases);
  const { replyTime } = usePhrases(contactWaysPhrases);
  const { phone, email, translation } = settings;
  return (
    <section className={styles.sheet} aria-labelledby="closed">
      <div className={styles.paper}>
        <h2 id="closed" className={styles.title}>
          {isFull ? closed.full : closed.paused}
        </h2>
        <p className={styles.text}>{isFull ? closed.fullText : closed.pausedText}</p>
        <div className={styles.action}>
          <ContactWays
            phone={phone}
            hours={translation.schedule}
            email={email}
            subject={closed.subject}
            note={translation.schedule && replyTime}
          />
        </div>
      </div>
    </section>
  );
}
