import { useLocation } from "react-router-dom";
import { addresses } from "../../addresses.ts";
import { useApplicationCountsQuery } from "../../graphql/generated/ApplicationCounts.ts";
import { useIsAdmin } from "../../graphql/session.ts";
import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatNumber } from "../../phrases/numbers.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import styles from "./InboxCounts.module.css";
import { MailCounts } from "./MailCounts.tsx";

const counted = [
  ["NEW", "new"],
  ["IN_PROGRESS", "inProgress"],
  ["WAITING", "waiting"],
  ["SPAM", "spam"],
] as const;

/** How much waits in the inbox; each number leads to what it counts, spam stands apart. */
export function InboxCounts() {
  const phrases = usePhrases(applicationsPhrases);
  const language = useLanguage();
  const isAdmin = useIsAdmin();
  const { pathname, search } = useLocation();
  const { data, previousData } = useApplicationCountsQuery({ isQuiet: true });
  const counts = (data ?? previousData)?.applicationCounts;
  const shown =
    pathname === addresses.applications() ? new URLSearchParams(search).get("state") : null;
  return (
    <nav aria-label={phrases.counts} className={styles.counts}>
      <ul>
        {counted.map(([state, name]) => (
          <li key={state} data-state={state}>
            <InnerLink
              to={`${addresses.applications()}?state=${state}`}
              aria-current={shown === state ? "true" : undefined}
            >
              <b>{counts ? formatNumber(counts[name], language) : "…"}</b>
              <span>{phrases.counted[state]}</span>
            </InnerLink>
          </li>
        ))}
      </ul>
      {!!counts?.unreadable && (
        <p className={styles.mails} data-failed>
          {phrases.countUnreadable(counts.unreadable)}
        </p>
      )}
      {isAdmin && counts && <MailCounts counts={counts} />}
    </nav>
  );
}
