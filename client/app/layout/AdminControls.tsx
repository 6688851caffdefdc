import { addresses } from "../../addresses.ts";
import { useSession } from "../../graphql/session.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { toggleAdminMode, useAdminMode } from "../../ui/admin-mode.ts";
import { Button } from "../../ui/Button.tsx";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { CheckIcon, GearIcon, PencilIcon } from "../../ui/icons.tsx";
import styles from "./AdminControls.module.css";

/** For admins alone: the way to the admin area, and the marks for editing on and off. */
export function AdminControls() {
  const user = useSession();
  const isOn = useAdminMode();
  const phrases = usePhrases(shellPhrases);
  if (user?.userType !== "admin") return null;
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
