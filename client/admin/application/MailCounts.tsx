import { addresses } from "../../addresses.ts";
import type { ApplicationCountsQuery } from "../../graphql/generated/ApplicationCounts.ts";
import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { LetterIcon } from "../../ui/icons.tsx";
import styles from "./InboxCounts.module.css";

type MailCountsProps = { counts: ApplicationCountsQuery["applicationCounts"] };

/** Mails that did not reach anybody yet, if there are any, and the way to them. */
export function MailCounts({ counts: { mailsWaiting, mailsFailed } }: MailCountsProps) {
  const phrases = usePhrases(applicationsPhrases);
  if (mailsWaiting + mailsFailed === 0) return null;
  return (
    <InnerLink
      to={`${addresses.applicationSettings()}#mails`}
      className={styles.mails}
      data-failed={mailsFailed > 0 || undefined}
    >
      <LetterIcon size={18} />
      {mailsFailed > 0 ? phrases.mailsFailed(mailsFailed) : phrases.mailsWaiting(mailsWaiting)}
    </InnerLink>
  );
}
