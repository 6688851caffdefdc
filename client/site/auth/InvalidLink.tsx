import { usePhrases } from "../../phrases/phrases.ts";
import { invitationPhrases } from "../../phrases/site/invitation.ts";
import styles from "./AuthNote.module.css";

/** Replaces the form when a link is invalid. */
export function InvalidLink({ sentence }: { sentence: string }) {
  const phrases = usePhrases(invitationPhrases);
  return (
    <div className={styles.dead} role="alert">
      <p>
        <strong>{sentence}</strong>
      </p>
      <p>{phrases.askForNew}</p>
    </div>
  );
}
