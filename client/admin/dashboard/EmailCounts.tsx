import type { ApplicationCountsQuery } from "../../graphql/generated/ApplicationCounts.ts";
import { paths } from "../../paths.ts";
import { applicationsPhrases } from "../../phrases/admin/applications.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { EmailIcon } from "../../ui/icons/icons.tsx";
import styles from "./ApplicationCounts.module.css";

type EmailCountsProps = { counts: ApplicationCountsQuery["applicationCounts"] };

/** Mails that did not reach anybody yet, if there are any, and the way to them. */
export function EmailCounts({ counts: { emailsWaiting, emailsFailed } }: EmailCountsProps) {
  const phrases = usePhrases(applicationsPhrases);
  if (emailsWaiting + emailsFailed === 0) return null;
  return (
    <InternalLink
      to={`${paths.applicationSettings()}#mails`}
      className={styles.mails}
      data-failed={emailsFailed > 0 || undefined}
    >
      <EmailIcon size={18} />
      {emailsFailed > 0 ? phrases.emailsFailed(emailsFailed) : phrases.emailsWaiting(emailsWaiting)}
    </InternalLink>
  );
}
