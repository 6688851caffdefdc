import type { ApplicationCountsQuery } from "../../graphql/generated/ApplicationCounts.ts";
import { paths } from "../../paths.ts";
import { applicationsPhrases } from "../../phrases/admin/applications.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { EmailIcon } from "../../ui/icons/icons.tsx";
import styles from "./ApplicationCounts.module.css";

type EmailCountsProps = { counts: ApplicationCountsQuery["applicationCounts"] };

/** Number of e-mails not yet delivered, if any, with a link to them. */
export function EmailCounts({ counts: { emailsWaiting, emailsFailed } }: EmailCountsProps) {
  const phrases = usePhrases(applicationsPhrases);
  if (emailsWaiting + emailsFailed === 0) return null;
  return (
    <InternalLink
      to={`${paths.applicationSettings()}#mails`}
      className={styles.emails}
      data-failed={emailsFailed > 0 || undefined}
    >
      <EmailIcon size={18} />
      <span>
        {emailsFailed > 0
          ? phrases.emailsFailed(emailsFailed)
          : phrases.emailsWaiting(emailsWaiting)}
      </span>
    </InternalLink>
  );
}
