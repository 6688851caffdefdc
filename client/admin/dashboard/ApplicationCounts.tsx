import { useLocation } from "react-router-dom";
import { useApplicationCountsQuery } from "../../graphql/generated/ApplicationCounts.ts";
import { useIsAdmin } from "../../graphql/session.ts";
import { paths } from "../../paths.ts";
import { applicationsPhrases } from "../../phrases/admin/applications.ts";
import { inboxWorkPhrases } from "../../phrases/admin/inbox-work.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatNumber } from "../../phrases/numbers.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import styles from "./ApplicationCounts.module.css";
import { EmailCounts } from "./EmailCounts.tsx";

const countedStates = [
  ["NEW", "new"],
  ["IN_PROGRESS", "inProgress"],
  ["WAITING", "waiting"],
  ["SPAM", "spam"],
] as const;

const dueCounts = ["overdue", "reminded"] as const;

/** Number of applications by state; each number links to its list, spam is set apart. */
export function ApplicationCounts() {
  const phrases = usePhrases(applicationsPhrases);
  const { dueFilters } = usePhrases(inboxWorkPhrases);
  const language = useLanguage();
  const isAdmin = useIsAdmin();
  const { pathname, search } = useLocation();
  const { data, previousData } = useApplicationCountsQuery();
  const counts = (data ?? previousData)?.applicationCounts;
  const shown = pathname === paths.applications() ? new URLSearchParams(search).get("state") : null;
  return (
    <nav aria-label={phrases.counts} className={styles.counts}>
      <ul>
        {countedStates.map(([state, name]) => (
          <li key={state} data-state={state}>
            <InternalLink
              to={`${paths.applications()}?state=${state}`}
              aria-current={shown === state ? "true" : undefined}
            >
              <b>{counts ? formatNumber(counts[name], language) : "…"}</b>
              <span>{phrases.counted[state]}</span>
            </InternalLink>
          </li>
        ))}
        {counts &&
          dueCounts.map(
            (name) =>
              counts[name] > 0 && (
                <li key={name} data-due={name}>
                  <InternalLink to={`${paths.applications()}?due=${name}`}>
                    <b>{formatNumber(counts[name], language)}</b>
                    <span>{dueFilters[name]}</span>
                  </InternalLink>
                </li>
              ),
          )}
      </ul>
      {!!counts?.unreadable && (
        <p className={styles.emails} data-failed>
          {phrases.countUnreadable(counts.unreadable)}
        </p>
      )}
      {isAdmin && counts && <EmailCounts counts={counts} />}
    </nav>
  );
}
