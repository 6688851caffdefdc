import { useSession } from "../../graphql/session.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { toggleAdminMode, useAdminMode } from "../../ui/admin-mode/admin-mode.ts";
import { Button } from "../../ui/Button.tsx";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { CheckIcon, EmailIcon, GearIcon, PencilIcon } from "../../ui/icons/icons.tsx";
import styles from "./AdminControls.module.css";

/**
 * For signed-in users: the link to the admin area and the Admin Mode switch. Case workers cannot
 * edit content, so they see only the link to the inbox.
 */
export function AdminControls() {
  const session = useSession();
  const isOn = useAdminMode();
  const phrases = usePhrases(layoutPhrases);
  if (!session) return null;
  if (session.userType === "caseWorker") {
    return (
      <div className={styles.controls}>
        <InternalLink
          to={paths.applications()}
          className={styles.gear}
          aria-label={phrases.applications}
        >
          <EmailIcon />
        </InternalLink>
      </div>
    );
  }
  return (
    <div className={styles.controls}>
      <InternalLink to={paths.admin()} className={styles.gear} aria-label={phrases.admin}>
        <GearIcon />
      </InternalLink>
      <Button
        look={isOn ? "ink" : "chip"}
        icon={isOn ? <CheckIcon size={18} /> : <PencilIcon size={18} />}
        isSmall
        aria-pressed={isOn}
        aria-label={phrases.adminMode}
        onClick={toggleAdminMode}
      >
        <span className={styles.text}>{isOn ? phrases.adminModeOn : phrases.adminModeOff}</span>
      </Button>
    </div>
  );
}
