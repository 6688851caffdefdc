import { useState } from "react";
import type { OpenApplicationFragment } from "../../../graphql/generated/ApplicationPage.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { formatDay } from "../../../phrases/dates.ts";
import { type Language, useLanguage } from "../../../phrases/language.tsx";
import { phrasesFor, usePhrases } from "../../../phrases/phrases.ts";
import { formatRecentTime } from "../../screen/recent-time.ts";
import type { LoadedApplication } from "../loaded-application.ts";
import styles from "./AsideCards.module.css";

type Event = Pick<OpenApplicationFragment["events"][number], "action" | "detail">;

/** An application's event as text. */
export function eventText({ action, detail }: Event, language: Language): string {
  const { events, toFormerUser } = phrasesFor(applicationPagePhrases, language);
  if (action === "STATE") return events.STATE(stateLabel(detail, language));
  if (action === "ASSIGNED" && detail === "former") return toFormerUser;
  if (action === "ASSIGNED") return detail ? events.ASSIGNED(detail) : events.UNASSIGNED;
  if (action === "REMINDER")
    return detail ? events.REMINDER(formatDay(detail, language)) : events.NO_REMINDER;
  return events[action];
}

/** Label of a state as stored in the history: "inProgress". */
function stateLabel(stored: string, language: Language): string {
  const states: { [state: string]: string } = phrasesFor(applicationsPhrases, language).states;
  return states[stored.replace(/(?=[A-Z])/g, "_").toUpperCase()] ?? stored;
}

/** An event with its author and time. */
export function EventRow({ event }: { event: LoadedApplication["events"][number] }) {
  const phrases = usePhrases(applicationPagePhrases);
  const language = useLanguage();
  const [now] = useState(Date.now);
  return (
    <>
      <span className={styles.what}>{eventText(event, language)}</span>
      <span className={styles.who}>
        <span>{`${event.userName || (event.isByFormerUser ? phrases.formerUser : phrases.bySite)},`}</span>{" "}
        <time dateTime={event.at}>{formatRecentTime(event.at, now, language)}</time>
      </span>
    </>
  );
}
