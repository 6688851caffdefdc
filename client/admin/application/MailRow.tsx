import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { addresses } from "../../addresses.ts";
import { readFailure } from "../../graphql/failures.ts";
import { type MailRowFragment, useRetryMailMutation } from "../../graphql/generated/MailRow.ts";
import { applicationSettingsPhrases } from "../../phrases/admin-application-settings.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { AgainIcon } from "../../ui/icons.tsx";
import { momentWords } from "../change/moment-words.ts";
import { useFailureWords } from "../editing/failure-words.ts";
import { tellFailure, tellSuccess } from "../notices.ts";
import { inboxChanged } from "./inbox-changed.ts";
import styles from "./MailRows.module.css";

/** One mail: to whom, what became of it, its text, and the way to send it once more. */
export function MailRow({ mail, isLinked }: { mail: MailRowFragment; isLinked: boolean }) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const language = useLanguage();
  const [now] = useState(Date.now);
  const { state, attempts, lastError, text, applicationId } = mail;
  const missing = mail.isUnreadable ? phrases.unreadableMail : phrases.erasedMail;
  const subject = mail.subject ?? missing;
  const at = mail.sentAt ?? mail.createdAt;
  return (
    <li className={styles.mail}>
      <div className={styles.about}>
        <strong>{subject}</strong>
        <span className={styles.hint}>
          {mail.to && `${phrases.to(mail.to)}, `}
          <time dateTime={at}>{momentWords(at, now, language)}</time>
          {state !== "SENT" && attempts > 0 && `, ${phrases.attempts(attempts, lastError)}`}
        </span>
      </div>
      <span className={styles.state} data-state={state}>
        {phrases.mailStates[state]}
      </span>
      <div className={styles.ways}>
        {isLinked && applicationId && (
          <Button
            component={InnerLink}
            to={addresses.application(applicationId)}
            variant="subtle"
            aria-label={phrases.openApplicationOf(subject)}
          >
            {phrases.openApplication}
          </Button>
        )}
        {state !== "SENT" && text !== null && <Retry id={mail.id} subject={subject} />}
      </div>
      {text && (
        <details className={styles.text}>
          <summary>{phrases.text}</summary>
          <p>{text}</p>
        </details>
      )}
    </li>
  );
}

function Retry({ id, subject }: { id: string; subject: string }) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const failureWords = useFailureWords();
  const client = useApolloClient();
  const [retryMail, { loading }] = useRetryMailMutation({ context: { tellsSurprises: true } });
  async function retry() {
    try {
      await retryMail({ variables: { id } });
      tellSuccess({ title: phrases.retried, text: subject });
    } catch (error) {
      tellFailure({ title: phrases.failed, text: failureWords(readFailure(error)) });
    }
    inboxChanged(client);
  }
  return (
    <Button
      variant="default"
      leftSection={<AgainIcon size={18} />}
      aria-label={phrases.retryOne(subject)}
      loading={loading}
      onClick={() => void retry()}
    >
      {phrases.retry}
    </Button>
  );
}
