import type { ApplicationRowFragment } from "../../../graphql/generated/ApplicationRow.ts";
import { paths } from "../../../paths.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { inboxWorkPhrases } from "../../../phrases/admin/inbox-work.ts";
import { formatDateTime } from "../../../phrases/date-times.ts";
import { kyivDayOf } from "../../../phrases/dates.ts";
import { type Language, useLanguage } from "../../../phrases/language.tsx";
import { phrasesFor, usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { RowCheckbox } from "../../table/rows/RowCheckbox.tsx";
import type { ContentTableState } from "../../table/state/useContentTable.ts";
import { OverdueMark, PromiseMark, ReminderMark, UrgencyMark } from "../ApplicationMarks.tsx";
import { ApplicationStatusBadge } from "../ApplicationStatusBadge.tsx";
import { regionName } from "../answers/field-labels.ts";
import { useOwnChoices } from "../answers/useOwnChoices.ts";
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

type ApplicationRowProps = {
  application: ApplicationRowFragment;
  now: number;
  selection: ContentTableState["selection"];
};

/** One application in the list; the whole row is a link to it, the badge one to its duplicates. */
export function ApplicationRow({ application, now, selection }: ApplicationRowProps) {
  const phrases = usePhrases(applicationsPhrases);
  const { select } = usePhrases(inboxWorkPhrases);
  const language = useLanguage();
  const own = useOwnChoices();
  const { id, number, name, form, region, state, assignee, createdAt } = application;
  const { possibleDuplicates, anonymisedAt, isUnreadable, remindOn } = application;
  const missing = isUnreadable ? phrases.unreadable : phrases.nameless;
  return (
    <tr data-ticked={selection.ids.has(id) || undefined}>
      <td className={styles.tick}>
        {/* Nothing can be changed after erasure. */}
        {!anonymisedAt && (
          <RowCheckbox
            aria-label={select(number)}
            checked={selection.ids.has(id)}
            onChange={() => selection.toggle(id)}
          />
        )}
      </td>
      <td className={styles.number}>{`№\u00a0${number}`}</td>
      <th scope="row" className={styles.name}>
        <InternalLink to={paths.application(id)}>{name || missing}</InternalLink>
        {possibleDuplicates > 0 && (
          <InternalLink to={`${paths.application(id)}#duplicates`} className={styles.duplicates}>
            {phrases.duplicates(possibleDuplicates)}
          </InternalLink>
        )}
      </th>
      <td className={styles.form}>
        <span>{phrases.forms[form]}</span>
        <UrgencyMark urgency={application.urgency} />
        <PromiseMark by={application.promisedBy} />
      </td>
      <td className={styles.region}>{region && regionName(region, { form, language, own })}</td>
      <td className={styles.state}>
        <div className={styles.marks}>
          <ApplicationStatusBadge state={state} isErased={anonymisedAt !== null} />
          {application.isOverdue && <OverdueMark isPromised={application.promisedBy !== null} />}
          {remindOn && <ReminderMark day={remindOn} isDue={application.isReminderDue} />}
        </div>
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
