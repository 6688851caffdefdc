import { addresses } from "../../addresses.ts";
import { useSession } from "../../graphql/session.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { toggleAdminMode, useAdminMode } from "../../ui/admin-mode.ts";
import { Button } from "../../ui/Button.tsx";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { CheckIcon, GearIcon, LetterIcon, PencilIcon } from "../../ui/icons.tsx";
import styles from "./AdminControls.module.css";

/**
 * For whoever is signed in: the way to the admin area, and the marks for editing on and off. Case
 * workers edit nothing: for them there is the way to the inbox alone.
 */
export function AdminControls() {
  const session = useSession();
  const isOn = useAdminMode();
  const phrases = usePhrases(shellPhrases);
  if (!session) return null;
  if (session.userType === "caseWorker") {
    return (
      <div className={styles.controls}>
        <InnerLink
          to={addresses.applications()}
          className={styles.gear}
          aria-label={phrases.applications}
        >
          <LetterIcon />
        </InnerLink>
      </div>
    );
  }
  return (
    <div className={styles.controls}>
      <InnerLink to={addresses.admin()} className={styles.gear} aria-label={phrases.admin}>
        <GearIcon />
      </InnerLink>
      <Button
        look={isOn ? "ink" : "chip"}
        icon={isOn ? <CheckIcon size={18} /> : <PencilIcon size={18} />}
        isSmall
        aria-pressed={isOn}
        aria-label={phrases.adminMode}
        onClick={toggleAdminMode}
      >
        <span className={styles.words}>{isOn ? phrases.adminModeOn : phrases.adminModeOff}</span>
      </Button>
    </div>
  );
}
