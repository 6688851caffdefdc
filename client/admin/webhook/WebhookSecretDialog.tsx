import { webhookPhrases } from "../../phrases/admin/site/webhooks.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { SecretDialog } from "../screen/dialog/SecretDialog.tsx";
import { formatRecentTime } from "../screen/recent-time.ts";
import styles from "./Webhooks.module.css";

export type NewSecret = {
  /** Name of the webhook. */
  name: string;
  secret: string;
  /** Until when the secret before it is valid; null for a new webhook. */
  previousUntil: string | null;
};

/** Shows the secret of a new webhook, or one that replaces another, once. */
export function WebhookSecretDialog({
  created: { name, secret, previousUntil },
  onClose,
}: {
  created: NewSecret;
  onClose: () => void;
}) {
  const phrases = usePhrases(webhookPhrases);
  const language = useLanguage();
  return (
    <SecretDialog
      isOpen
      onClose={onClose}
      onClosed={() => undefined}
      title={previousUntil ? phrases.rotatedTitle : phrases.createdTitle}
      label={phrases.secret}
      secret={secret}
      copyLabel={phrases.copy}
      about={
        <p className={styles.about}>
          <strong>{name}</strong>
        </p>
      }
    >
      <div className={styles.paragraphs}>
        <p className={styles.warning}>{phrases.safely}</p>
        {previousUntil && (
          <p>
            {phrases.bothUntil(formatRecentTime(previousUntil, serverNow().getTime(), language))}
          </p>
        )}
        <p>
          <span>{phrases.verify}</span>{" "}
          <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer">
            {phrases.standard}
          </a>
          <span>.</span>
        </p>
        <p>{phrases.once}</p>
      </div>
    </SecretDialog>
  );
}
