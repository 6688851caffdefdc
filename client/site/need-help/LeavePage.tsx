import { type MouseEvent, useEffect } from "react";
import { applicationPsychologicalPhrases } from "../../phrases/application/psychological.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { CloseIcon } from "../../ui/icons/icons.tsx";
import { deleteDraft } from "../application/storage/draft.ts";
import styles from "./LeavePage.module.css";

/** What anybody may be looking at. */
const elsewhere = "https://www.google.com/";

/** Between two presses of Esc, in milliseconds. */
const quickly = 1000;

/** For whoever is watched: puts an innocent page in this one's place. A link without scripts. */
export function LeavePage() {
  const { leave, leaveText } = usePhrases(applicationPsychologicalPhrases);
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
    <>
      <p className={styles.text}>{leaveText}</p>
      <a href={elsewhere} rel="noreferrer" className={styles.leave} onClick={onClick}>
        <CloseIcon size={18} />
        {leave}
      </a>
    </>
  );
}

/** Nothing is to be seen while the other page is on its way; the way back does not lead here. */
function leaveNow() {
  document.documentElement.hidden = true;
  deleteDraft("PSYCHOLOGICAL");
  window.location.replace(elsewhere);
}
