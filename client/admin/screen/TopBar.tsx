import type { ReactNode } from "react";
import { useSession } from "../../graphql/session.ts";
import { startPathFor } from "../../paths.ts";
import { adminFramePhrases } from "../../phrases/admin/frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { MenuIcon } from "../../ui/icons/admin-icons.tsx";
import { Palm } from "../../ui/Palm.tsx";
import { AdminBreadcrumbs, type Breadcrumb } from "./AdminBreadcrumbs.tsx";
import { AdminLanguageToggle } from "./AdminLanguageToggle.tsx";
import { AdminModeSwitch } from "./AdminModeSwitch.tsx";
import { useFrameActions } from "./frame-context.ts";
import styles from "./TopBar.module.css";

type TopBarProps = {
  title: string;
  crumbs: readonly Breadcrumb[];
  status: ReactNode;
  actions: ReactNode;
};

/**
 * Breadcrumbs, save status and actions. In a small window status and actions move to the bottom,
 * within reach of the thumb.
 */
export function TopBar({ title, crumbs, status, actions }: TopBarProps) {
  const phrases = usePhrases(adminFramePhrases);
  const { foundation } = usePhrases(layoutPhrases);
  const { openMenu } = useFrameActions();
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
      <InternalLink to={startPathFor(userType)} className={styles.palm} aria-label={foundation}>
        <Palm height={32} tone="ink" />
      </InternalLink>
      <AdminBreadcrumbs title={title} crumbs={crumbs} />
      {(status || actions) && (
        <section className={styles.work} aria-label={phrases.work}>
          <div className={styles.status}>{status}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </section>
      )}
      {userType !== "caseWorker" && <AdminModeSwitch />}
      <AdminLanguageToggle />
    </header>
  );
}
