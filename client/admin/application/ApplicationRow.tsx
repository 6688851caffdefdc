import { addresses } from "../../addresses.ts";
import type { ApplicationRowFragment } from "../../graphql/generated/ApplicationRow.ts";
import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatMoment } from "../../phrases/moments.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { ageWords } from "./age-words.ts";
import { regionName } from "./answer-words.ts";
import styles from "./InboxTable.module.css";
import { StateMark } from "./StateMark.tsx";

type ApplicationRowProps = { application: ApplicationRowFragment; now: number };

/** One application in the list; the whole row leads to it. */
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
        <InnerLink to={addresses.application(id)}>{name || missing}</InnerLink>
        {possibleDuplicates > 0 && (
          <span className={styles.duplicates}>{phrases.duplicates(possibleDuplicates)}</span>
        )}
      </th>
      <td className={styles.form}>{phrases.forms[form]}</td>
      <td className={styles.region}>{region && regionName(region, language)}</td>
      <td className={styles.state}>
        <StateMark state={state} />
      </td>
      <td className={styles.assignee}>
        {assignee ? assignee.name || assignee.email : <i>{phrases.nobody}</i>}
      </td>
      <td className={styles.age}>
        {/* Once erased, only the month of arrival is known. */}
        <time
          dateTime={createdAt}
          title={anonymisedAt ? undefined : formatMoment(createdAt, language)}
        >
          {ageWords(createdAt, now, language)}
        </time>
      </td>
    </tr>
  );
}
