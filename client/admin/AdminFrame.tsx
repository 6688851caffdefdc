import { type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { hasRole, type SessionUser } from "../graphql/session.ts";
import { editableKinds, editorPaths } from "../paths.ts";
import { adminFramePhrases } from "../phrases/admin/frame.ts";
import { usePhrases } from "../phrases/phrases.ts";
import styles from "./AdminFrame.module.css";
import { ConfirmationDialog } from "./frame/ConfirmationDialog.tsx";
import { NewApplications } from "./frame/NewApplications.tsx";
import { NextScreen, ScreenSkeleton } from "./frame/ScreenSkeleton.tsx";
import { Sidebar } from "./frame/Sidebar.tsx";
import { SidebarDrawer } from "./frame/SidebarDrawer.tsx";
import { SignOutDialog } from "./frame/SignOutDialog.tsx";
import { PaletteAndHelp } from "./palette/PaletteAndHelp.tsx";
import { FrameActionsContext } from "./screen/frame-context.ts";
import { rememberPlace } from "./screen/last-place.ts";

/** Overlays of the screen: one at a time. */
type Overlay = "menu" | "palette" | "help" | null;

/**
 * Layout of the admin area: skip link, sidebar or drawer, palette and help. Each screen renders its
 * own top bar.
 */
export function AdminFrame({ user, children }: { user: SessionUser; children: ReactNode }) {
  const phrases = usePhrases(adminFramePhrases);
  const [over, setOver] = useState<Overlay>(null);
  const open = useMemo(() => {
    const opener = (what: Overlay) => () => setOver(what);
    return { menu: opener("menu"), palette: opener("palette"), help: opener("help") };
  }, []);
  const close = () => setOver(null);
  useCloseOnNavigation(close);
  useRememberedPlace();
  const frame = (
    <FrameActionsContext
      value={{ openMenu: open.menu, openPalette: open.palette, openHelp: open.help }}
    >
      <div className={styles.layout}>
        <a className={styles.skip} href="#content">
          {phrases.skipToContent}
        </a>
        <aside className={styles.side}>
          <Sidebar user={user} />
        </aside>
        <div className={styles.screen}>
          <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
          <NextScreen />
        </div>
      </div>
      <SidebarDrawer user={user} isOpen={over === "menu"} onClose={close} />
      <ConfirmationDialog email={user.email} />
      <SignOutDialog user={user} />
      {/* The palette searches content, which case workers may not see. */}
      {user.userType !== "caseWorker" && (
        <PaletteAndHelp shown={over === "menu" ? null : over} open={open} onClose={close} />
      )}
    </FrameActionsContext>
  );
  return hasRole(user, "caseWorker") ? <NewApplications>{frame}</NewApplications> : frame;
}

/** Editors are no places to go back to. */
function useRememberedPlace() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const isEditor = editableKinds.some((kind) =>
      pathname.startsWith(`${editorPaths.list(kind)}/`),
    );
    if (!isEditor) rememberPlace(pathname, search);
  }, [pathname, search]);
}

function useCloseOnNavigation(close: () => void) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on navigation only
  useEffect(close, [pathname]);
}
