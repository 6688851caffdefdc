import type { ReactNode } from "react";
import { startFor } from "../../addresses.ts";
import { useSession } from "../../graphql/session.ts";
import { adminFramePhrases } from "../../phrases/admin-frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { MenuIcon } from "../../ui/admin-icons.tsx";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { Palm } from "../../ui/Palm.tsx";
import { AdminModeSwitch } from "./AdminModeSwitch.tsx";
import type { Crumb } from "./AdminScreen.tsx";
import { Crumbs } from "./Crumbs.tsx";
import { useFrame } from "./frame-context.ts";
import { LanguageTurn } from "./LanguageTurn.tsx";
import styles from "./TopBar.module.css";

type TopBarProps = {
  title: string;
  crumbs: readonly Crumb[];
  status: ReactNode;
  actions: ReactNode;
};

/**
 * Where one is, what becomes of the work, and what can be done with it. In a small window status
 * and actions lie at the bottom, under the thumb.
 */
export function TopBar({ title, crumbs, status, actions }: TopBarProps) {
  const phrases = usePhrases(adminFramePhrases);
  const { foundation } = usePhrases(shellPhrases);
  const { openMenu } = useFrame();
  const userType = useSession()?.userType ?? "editor";
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.burger}
        aria-label={phrases.openMenu}
        aria-haspopup="dialog"
        onClick={openMenu}
      >
        <MenuIcon />
      </button>
      <InnerLink to={startFor(userType)} className={styles.palm} aria-label={foundation}>
        <Palm height={32} tone="ink" />
      </InnerLink>
      <Crumbs title={title} crumbs={crumbs} />
      {(status || actions) && (
        <section className={styles.work} aria-label={phrases.work}>
          <div className={styles.status}>{status}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </section>
      )}
      {userType !== "caseWorker" && <AdminModeSwitch />}
      <LanguageTurn />
    </header>
  );
}
