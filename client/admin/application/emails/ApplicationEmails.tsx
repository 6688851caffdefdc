import { Alert } from "@mantine/core";
import type { EmailRowFragment } from "../../../graphql/generated/EmailRow.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "../answers/AnswerCards.module.css";
import { useCanSend } from "../useCanSend.ts";
import { EmailRows } from "./EmailRows.tsx";

/** E-mails about the application, to the team and to the sender. For admins. */
export function ApplicationEmails({ emails }: { emails: readonly EmailRowFragment[] }) {
  const phrases = usePhrases(applicationPagePhrases);
  const canSend = useCanSend("EMAIL");
  const isStored = emails.some(({ channel, state }) => channel === "EMAIL" && state !== "SENT");
  return (
    <section className={`${styles.card} ${styles.unprinted}`} aria-labelledby="mails">
      <h2 id="mails">{phrases.emails}</h2>
      {emails.length === 0 && <p className={styles.hint}>{phrases.noEmails}</p>}
      {!canSend && isStored && <Alert color="poppy">{phrases.emailsStored}</Alert>}
      <EmailRows emails={emails} />
    </section>
  );
}
