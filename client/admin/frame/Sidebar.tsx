import { addresses } from "../../addresses.ts";
import type { SessionUser } from "../../graphql/session.ts";
import { adminFramePhrases } from "../../phrases/admin-frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { LeaveIcon } from "../../ui/admin-icons.tsx";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { Palm } from "../../ui/Palm.tsx";
import styles from "./Sidebar.module.css";
import { SidebarLinks } from "./SidebarLinks.tsx";
import { SignedIn } from "./SignedIn.tsx";

type SidebarProps = {
  user: SessionUser;
  /** Told when a link is chosen. */
  onChoose?: () => void;
};

/** The sign, every part of the admin area, the way to the site, and who is signed in. */
export function Sidebar({ user, onChoose }: SidebarProps) {
  const phrases = usePhrases(adminFramePhrases);
  const { foundation } = usePhrases(shellPhrases);
  return (
    <div className={styles.sidebar}>
      <InnerLink to={addresses.admin()} className={styles.logo} onClick={onChoose}>
        <Palm height={36} tone="white" />
        {foundation}
      </InnerLink>
      <nav className={styles.parts} aria-label={phrases.menu}>
        <SidebarLinks user={user} onChoose={onChoose} />
      </nav>
      <InnerLink to={addresses.home()} className={styles.link} onClick={onChoose}>
        <LeaveIcon size={18} />
        {phrases.toSite}
      </InnerLink>
      <SignedIn user={user} onChoose={onChoose} />
    </div>
  );
}
