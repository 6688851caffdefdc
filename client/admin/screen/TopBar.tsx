import { Button, Switch } from "@mantine/core";
import type { ReactNode } from "react";
import { useSession } from "../../graphql/session.ts";
import { startPathFor } from "../../paths.ts";
import { adminFramePhrases } from "../../phrases/admin/frame.ts";
import { unnamedPhrases, useFoundation } from "../../phrases/foundation.tsx";
import {
  languageCodes,
  otherLanguage,
  useLanguage,
  useLanguageToggle,
} from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { toggleAdminMode, useAdminMode } from "../../ui/admin-mode/admin-mode.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { MenuIcon } from "../../ui/icons/admin-icons.tsx";
import { LanguageIcon } from "../../ui/icons/icons.tsx";
import { FoundationSign } from "../../ui/logo/LogoPicture.tsx";
import { AdminBreadcrumbs, type Breadcrumb } from "./AdminBreadcrumbs.tsx";
import { useFrameActions } from "./frame-context.ts";
import styles from "./TopBar.module.css";

type TopBarProps = {
  /** The last breadcrumb; null in an editor, whose heading below says it, and which needs the room. */
  title: string | null;
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
  const { foundationName } = useFoundation();
  const { siteName } = usePhrases(unnamedPhrases);
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
      <InternalLink
        to={startPathFor(userType)}
        className={styles.palm}
        aria-label={foundationName || siteName}
      >
        <FoundationSign height={32} />
      </InternalLink>
      <AdminBreadcrumbs title={title} crumbs={crumbs} />
      {(status || actions) && (
        <section className={styles.work} aria-label={phrases.work}>
          <div className={styles.status}>{status}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </section>
      )}
      {title !== null && userType !== "caseWorker" && <AdminModeSwitch />}
      <LanguageToggle />
    </header>
  );
}

/** The same Admin Mode as in the site's header: it shows edit links on the site's pages. */
function AdminModeSwitch() {
  const phrases = usePhrases(adminFramePhrases);
  const isOn = useAdminMode();
  return (
    <Switch
      className={styles.mode}
      classNames={{ label: styles.modeLabel }}
      label={phrases.adminMode}
      labelPosition="left"
      title={phrases.adminModeHint}
      checked={isOn}
      onChange={toggleAdminMode}
    />
  );
}

/** Shows the other language in that language, as on the site. */
function LanguageToggle() {
  const phrases = usePhrases(layoutPhrases);
  const toggle = useLanguageToggle();
  return (
    <Button
      variant="default"
      className={styles.language}
      classNames={{ section: styles.languageIcon }}
      leftSection={<LanguageIcon size={18} />}
      lang={languageCodes[otherLanguage(useLanguage())].html}
      title={phrases.switchLanguage}
      onClick={toggle}
    >
      {phrases.otherLanguageShort}
    </Button>
  );
}
