import { useState } from "react";
import { useSession } from "../../../graphql/session.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { formatDateTime } from "../../../phrases/date-times.ts";
import { capitalised, formatDay, formatMonthOfYear, kyivDayOf } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { serverNow } from "../../../server-clock.ts";
import { OverdueMark, PromiseMark, UrgencyMark } from "../ApplicationMarks.tsx";
import { ApplicationStatusBadge } from "../ApplicationStatusBadge.tsx";
import { regionName } from "../answers/field-labels.ts";
import { useOwnChoices } from "../answers/useOwnChoices.ts";
import type { LoadedApplication } from "../loaded-application.ts";
import styles from "./ApplicationPage.module.css";

/** Sender, form, state and age of the application. */
export function ApplicationHead({ application }: { application: LoadedApplication }) {
  const phrases = usePhrases(applicationPagePhrases);
  const { forms, nameless, unreadable } = usePhrases(applicationsPhrases);
  const language = useLanguage();
  const own = useOwnChoices();
  const { number, name, form, state, region, createdAt, closedAt, anonymisedAt } = application;
  const { isUnreadable, duplicates } = application;
  const [year, month] = kyivDayOf(createdAt).split("-").map(Number);
  // After erasure only the month of receipt is known.
  const received = anonymisedAt
    ? phrases.receivedIn(formatMonthOfYear({ year: year ?? 0, month: month ?? 0 }, language))
    : phrases.received(formatDateTime(createdAt, language));
  const facts = [
    received,
    region && regionName(region, { form, language, own }),
    phrases.written[application.language],
    closedAt && phrases.closed(formatDay(kyivDayOf(closedAt), language)),
  ];
  return (
    <header className={styles.head}>
      <PrintedBy />
      <p className={styles.form}>{`${phrases.title(number)} · ${forms[form]}`}</p>
      <div className={styles.title}>
        <h1>{name || capitalised(isUnreadable ? unreadable : nameless)}</h1>
        <ApplicationStatusBadge state={state} isErased={anonymisedAt !== null} />
        <UrgencyMark urgency={application.urgency} />
        <PromiseMark by={application.promisedBy} />
        {application.isOverdue && <OverdueMark isPromised={application.promisedBy !== null} />}
        {duplicates.length > 0 && (
          <a href="#duplicates" className={styles.duplicates}>
            {phrases.possibleDuplicate(duplicates.length)}
          </a>
        )}
      </div>
      <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
      {isUnreadable && <p className={styles.erased}>{phrases.unreadable}</p>}
      {anonymisedAt && (
        <p className={styles.erased}>
          {phrases.anonymised(formatDay(kyivDayOf(anonymisedAt), language))}
        </p>
      )}
    </header>
  );
}

/** On paper alone: who printed it, in case the sheet is left somewhere. */
function PrintedBy() {
  const phrases = usePhrases(applicationPagePhrases);
  const language = useLanguage();
  const user = useSession();
  const [now] = useState(() => serverNow().toISOString());
  return (
    <p className={styles.printed}>
      {phrases.printed(formatDateTime(now, language), user?.name || user?.email || "")}
    </p>
  );
}
