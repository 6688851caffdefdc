import { Button } from "@mantine/core";
import { useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import {
  type EmailRowFragment,
  useRetryEmailMutation,
} from "../../../graphql/generated/EmailRow.ts";
import { paths } from "../../../paths.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { formAlertPhrases } from "../../../phrases/admin/form-alerts.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { RetryIcon } from "../../../ui/icons/icons.tsx";
import { notifyError, notifySuccess } from "../../screen/notifications.tsx";
import { formatRecentTime } from "../../screen/recent-time.ts";
import { useErrorText } from "../../screen/useErrorText.ts";
import { useCanSend } from "../useCanSend.ts";
import styles from "./EmailRows.module.css";

type EmailRowsProps = {
  emails: readonly EmailRowFragment[];
  /** Whether each row links to its application. */
  isLinked?: boolean;
};

/** E-mails with their status and text. */
export function EmailRows({ emails, isLinked = false }: EmailRowsProps) {
  return (
    <ul className={styles.emails}>
      {emails.map((email) => (
        <EmailRow key={email.id} email={email} isLinked={isLinked} />
      ))}
    </ul>
  );
}

/** One e-mail: recipient, status, text, and a button that sends it again. */
// Without a mail server or bot nothing can be sent again: the list says so above.
function EmailRow({ email, isLinked }: { email: EmailRowFragment; isLinked: boolean }) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const alerts = usePhrases(formAlertPhrases);
  const { channel, state, attempts, lastError, text, applicationId } = email;
  const canSend = useCanSend(channel);
  const language = useLanguage();
  const [now] = useState(Date.now);
  const missing = email.isUnreadable ? phrases.unreadableEmail : phrases.erasedEmail;
  const subject = email.subject ?? missing;
  const recipient = channel === "TELEGRAM" ? alerts.inTelegram : phrases.to;
  const at = email.sentAt ?? email.createdAt;
  return (
    <li className={styles.email}>
      <div className={styles.about}>
        <strong>{subject}</strong>
        <span className={styles.hint}>
          {email.to && <span>{`${recipient(email.to)}, `}</span>}
          <time dateTime={at}>{formatRecentTime(at, now, language)}</time>
          {state !== "SENT" && attempts > 0 && (
            <span>{`, ${phrases.attempts(attempts, lastError)}`}</span>
          )}
        </span>
      </div>
      <span className={styles.state} data-state={state}>
        {phrases.emailStates[state]}
      </span>
      <div className={styles.ways}>
        {isLinked && applicationId && (
          <Button
            component={InternalLink}
            to={paths.application(applicationId)}
            variant="subtle"
            aria-label={phrases.openApplicationOf(subject)}
          >
            {phrases.openApplication}
          </Button>
        )}
        {state !== "SENT" && text !== null && canSend && (
          <RetryButton id={email.id} subject={subject} />
        )}
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

function RetryButton({ id, subject }: { id: string; subject: string }) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const errorText = useErrorText();
  const [retryMail, { loading }] = useRetryEmailMutation({ context: { handlesOwnErrors: true } });
  async function retry() {
    try {
      await retryMail({ variables: { id } });
      notifySuccess({ title: phrases.retried, text: subject });
    } catch (error) {
      notifyError({ title: phrases.failed, text: errorText(toApiError(error)) });
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<RetryIcon size={18} />}
      aria-label={phrases.retryOne(subject)}
      loading={loading}
      onClick={() => void retry()}
    >
      {phrases.retry}
    </Button>
  );
}
