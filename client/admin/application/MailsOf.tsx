import type { MailRowFragment } from "../../graphql/generated/MailRow.ts";
import { applicationPagePhrases } from "../../phrases/admin-application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./AnswerCards.module.css";
import { MailRows } from "./MailRows.tsx";

/** What the site wrote about it, to the team and to the person. For admins. */
export function MailsOf({ mails }: { mails: readonly MailRowFragment[] }) {
  const phrases = usePhrases(applicationPagePhrases);
  return (
    <section className={`${styles.card} ${styles.unprinted}`} aria-labelledby="mails">
      <h2 id="mails">{phrases.mails}</h2>
      {mails.length === 0 && <p className={styles.hint}>{phrases.noMails}</p>}
      <MailRows mails={mails} />
    </section>
  );
}
