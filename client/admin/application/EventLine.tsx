import { useState } from "react";
import { applicationPagePhrases } from "../../phrases/admin-application.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { momentWords } from "../change/moment-words.ts";
import type { Application } from "./ApplicationPage.tsx";
import styles from "./AsideCards.module.css";
import { eventWords } from "./event-words.ts";

/** What happened, by whom and when. */
export function EventLine({ event }: { event: Application["events"][number] }) {
  const phrases = usePhrases(applicationPagePhrases);
  const language = useLanguage();
  const [now] = useState(Date.now);
  return (
    <>
      <span className={styles.what}>{eventWords(event, language)}</span>
      <span className={styles.who}>
        {event.userName || phrases.bySite},{" "}
        <time dateTime={event.at}>{momentWords(event.at, now, language)}</time>
      </span>
    </>
  );
}
