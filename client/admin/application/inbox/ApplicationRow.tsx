import type { ApplicationRowFragment } from "../../../graphql/generated/ApplicationRow.ts";
import { paths } from "../../../paths.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { formatDateTime } from "../../../phrases/date-times.ts";
import { kyivDayOf } from "../../../phrases/dates.ts";
import { type Language, useLanguage } from "../../../phrases/language.tsx";
import { phrasesFor, usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { ApplicationStatusBadge } from "../ApplicationStatusBadge.tsx";
import { regionName } from "../answers/field-labels.ts";
import styles from "./InboxTable.module.css";

const dayMs = 86_400_000;

/** Age of something in calendar days in Kyiv: "сьогодні", "3 дні тому". */
export function ageText(at: string, now: number, language: Language): string {
  const { ages } = phrasesFor(applicationsPhrases, language);
  const days = daysBetween(kyivDayOf(at), kyivDayOf(new Date(now).toISOString()));
  if (days <= 0) return ages.today;
  return days === 1 ? ages.yesterday : ages.days(days);
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

type ApplicationRowProps = { application: ApplicationRowFragment; now: number };

/** One application in the list; the whole row is a link to it, the badge one to its duplicates. */
export function ApplicationRow({ application, now }: ApplicationRowProps) {
  const phrases = usePhrases(applicationsPhrases);
  const language = useLanguage();
  const { id, number, name, form, region, state, assignee, createdAt } = application;
  const { possibleDuplicates, anonymisedAt, isUnreadable } = application;
  const missing = isUnreadable ? phrases.unreadable : phrases.nameless;
  return (
    <tr>
      <td className={styles.number}>№&nbsp;{number}</td>
      <th scope="row" className={styles.name}>
        <InternalLink to={paths.application(id)}>{name || missing}</InternalLink>
        {possibleDuplicates > 0 && (
          <InternalLink to={`${paths.application(id)}#duplicates`} className={styles.duplicates}>
            {phrases.duplicates(possibleDuplicates)}
          </InternalLink>
        )}
      </th>
      <td className={styles.form}>{phrases.forms[form]}</td>
      <td className={styles.region}>{region && regionName(region, language)}</td>
      <td className={styles.state}>
        <ApplicationStatusBadge state={state} />
      </td>
      <td className={styles.assignee}>
        {assignee ? assignee.name || assignee.email : <i>{phrases.nobody}</i>}
      </td>
      <td className={styles.age}>
        {/* After erasure only the month of receipt is known. */}
        <time
          dateTime={createdAt}
          title={anonymisedAt ? undefined : formatDateTime(createdAt, language)}
        >
          {ageText(createdAt, now, language)}
        </time>
      </td>
    </tr>
  );
}
