import { type MouseEvent, useEffect } from "react";
import { applicationPsychologicalPhrases } from "../../phrases/application/psychological.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { CloseIcon } from "../../ui/icons/icons.tsx";
import { deleteDraft } from "../application/storage/draft.ts";
import styles from "./LeavePage.module.css";

/** An inconspicuous page. */
const elsewhere = "https://www.google.com/";

/** Maximum time between two presses of Esc, in milliseconds. */
const quickly = 1000;

/**
 * Quick exit for readers who may be watched: replaces this page by an inconspicuous one. A link
 * without scripts.
 */
export function LeavePage() {
  const { leave, leaveByKey, leaveText } = usePhrases(applicationPsychologicalPhrases);
  useEffect(() => {
    let pressedAt = Number.NEGATIVE_INFINITY;
    const onKeyDown = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      // In an open panel Esc closes the panel.
      if (key !== "Escape" || repeat || document.querySelector("dialog:modal")) return;
      if (timeStamp - pressedAt < quickly) leaveNow();
      pressedAt = timeStamp;
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    leaveNow();
  };
  return (
    <div>
      <p className={styles.text}>{leaveText}</p>
      <div className={styles.bar}>
        <div className={styles.inner}>
          <p className={styles.key}>{leaveByKey}</p>
          <a href={elsewhere} rel="noreferrer" className={styles.leave} onClick={onClick}>
            <CloseIcon size={18} />
            <span>{leave}</span>
          </a>
        </div>
      </div>
    </div>
  );
}

/**
 * Hides the page while the other one loads, and replaces the history entry, so that Back does not
 * return here.
 */
function leaveNow() {
  document.documentElement.hidden = true;
  deleteDraft("PSYCHOLOGICAL");
  window.location.replace(elsewhere);
}
