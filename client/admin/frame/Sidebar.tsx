import type { SessionUser } from "../../graphql/session.ts";
import { paths, startPathFor } from "../../paths.ts";
import { adminFramePhrases } from "../../phrases/admin/frame.ts";
import { unnamedPhrases, useFoundation } from "../../phrases/foundation.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { KeyboardIcon, LeaveIcon } from "../../ui/icons/admin-icons.tsx";
import { SearchIcon } from "../../ui/icons/icons.tsx";
import { FoundationSign } from "../../ui/logo/LogoPicture.tsx";
import { useFrameActions } from "../screen/frame-context.ts";
import { hasAppleKeys, keyNames, shortcuts } from "../screen/shortcuts.ts";
import styles from "./Sidebar.module.css";
import { CaseWorkerLinks, SidebarLinks } from "./SidebarLinks.tsx";
import { SignedInUser } from "./SignedInUser.tsx";

type SidebarProps = {
  user: SessionUser;
  /** Called when a link is chosen. */
  onChoose?: () => void;
};

/** The logo, links to every section of the admin area and to the site, and the signed-in user. */
export function Sidebar({ user, onChoose }: SidebarProps) {
  const phrases = usePhrases(adminFramePhrases);
  const { foundationName } = useFoundation();
  const { siteName } = usePhrases(unnamedPhrases);
  const { openPalette, openHelp } = useFrameActions();
  const isCaseWorker = user.userType === "caseWorker";
  return (
    <div className={styles.sidebar}>
      <InternalLink to={startPathFor(user.userType)} className={styles.logo} onClick={onChoose}>
        <FoundationSign height={36} />
        <span>{foundationName || siteName}</span>
      </InternalLink>
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
        <InternalLink to={paths.home()} className={styles.link} onClick={onChoose}>
          <LeaveIcon size={18} />
          <span>{phrases.toSite}</span>
        </InternalLink>
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
      <SignedInUser user={user} onChoose={onChoose} />
    </div>
  );
}
