import { addresses, startFor } from "../../addresses.ts";
import type { SessionUser } from "../../graphql/session.ts";
import { adminFramePhrases } from "../../phrases/admin-frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { KeyboardIcon, LeaveIcon, SearchIcon } from "../../ui/admin-icons.tsx";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { Palm } from "../../ui/Palm.tsx";
import { CaseWorkerLinks } from "./CaseWorkerLinks.tsx";
import { useFrame } from "./frame-context.ts";
import styles from "./Sidebar.module.css";
import { SidebarLinks } from "./SidebarLinks.tsx";
import { SignedIn } from "./SignedIn.tsx";
import { hasAppleKeys, keyNames, shortcuts } from "./shortcuts.ts";

type SidebarProps = {
  user: SessionUser;
  /** Told when a link is chosen. */
  onChoose?: () => void;
};

/** The sign, every part of the admin area, the way to the site, and who is signed in. */
export function Sidebar({ user, onChoose }: SidebarProps) {
  const phrases = usePhrases(adminFramePhrases);
  const { foundation } = usePhrases(shellPhrases);
  const { openPalette, openHelp } = useFrame();
  const isCaseWorker = user.userType === "caseWorker";
  return (
    <div className={styles.sidebar}>
      <InnerLink to={startFor(user.userType)} className={styles.logo} onClick={onChoose}>
        <Palm height={36} tone="white" />
        {foundation}
      </InnerLink>
      {!isCaseWorker && (
        <button type="button" className={styles.search} onClick={openPalette}>
          <SearchIcon size={18} />
          <span className={styles.name}>{phrases.search}</span>
          <kbd>{keyNames(shortcuts.palette.shown, hasAppleKeys()).join(" ")}</kbd>
        </button>
      )}
      <nav className={styles.parts} aria-label={phrases.menu}>
        {isCaseWorker ? (
          <CaseWorkerLinks onChoose={onChoose} />
        ) : (
          <SidebarLinks user={user} onChoose={onChoose} />
        )}
      </nav>
      <div className={styles.out}>
        <InnerLink to={addresses.home()} className={styles.link} onClick={onChoose}>
          <LeaveIcon size={18} />
          {phrases.toSite}
        </InnerLink>
        {!isCaseWorker && (
          <button
            type="button"
            className={styles.sign}
            aria-label={phrases.help}
            title={phrases.help}
            onClick={openHelp}
          >
            <KeyboardIcon size={20} />
          </button>
        )}
      </div>
      <SignedIn user={user} onChoose={onChoose} />
    </div>
  );
}
