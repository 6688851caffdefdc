import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { type ReactNode, useState } from "react";
import { adminFramePhrases } from "../phrases/admin-frame.ts";
import { usePhrases } from "../phrases/phrases.ts";
import styles from "./AdminLayout.module.css";
import { FrameContext } from "./frame/frame-context.ts";
import { Refusal } from "./frame/Refusal.tsx";
import { Sidebar } from "./frame/Sidebar.tsx";
import { SidebarDrawer } from "./frame/SidebarDrawer.tsx";
import { adminTheme, adminVariables, styleNonce } from "./theme.ts";
import { useAcceptedSession } from "./useAcceptedSession.ts";

/** What surrounds every editors' page: skip link, sidebar or drawer, notices. */
export function AdminLayout(props: { page: { isForAdmins?: boolean }; children: ReactNode }) {
  const user = useAcceptedSession();
  const phrases = usePhrases(adminFramePhrases);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [frame] = useState(() => ({ openMenu: () => setIsDrawerOpen(true) }));
  if (!user) return null;
  const isRefused = props.page.isForAdmins && user.userType !== "admin";
  return (
    <MantineProvider
      theme={adminTheme}
      cssVariablesResolver={adminVariables}
      forceColorScheme="light"
      getStyleNonce={styleNonce}
    >
      <FrameContext value={frame}>
        <div className={styles.layout}>
          <a className={styles.skip} href="#content">
            {phrases.skip}
          </a>
          <aside className={styles.side}>
            <Sidebar user={user} />
          </aside>
          <SidebarDrawer user={user} isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} />
          <div className={styles.screen}>{isRefused ? <Refusal /> : props.children}</div>
        </div>
        <Notifications autoClose={false} containerWidth={420} zIndex={300} />
      </FrameContext>
    </MantineProvider>
  );
}
