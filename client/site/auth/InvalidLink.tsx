import { usePhrases } from "../../phrases/phrases.ts";
import { invitationPhrases } from "../../phrases/site/invitation.ts";
import styles from "./AuthNote.module.css";

/** In place of the form, when a link opens nothing. */
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
