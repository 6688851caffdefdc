import { Drawer } from "@mantine/core";
import type { SessionUser } from "../../graphql/session.ts";
import { adminFramePhrases } from "../../phrases/admin/frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { CloseIcon } from "../../ui/icons/icons.tsx";
import styles from "./Sidebar.module.css";
import { Sidebar } from "./Sidebar.tsx";

/** The sidebar of a small window, opened by the burger. Choosing a link closes it. */
export function SidebarDrawer(props: { user: SessionUser; isOpen: boolean; onClose: () => void }) {
  const phrases = usePhrases(adminFramePhrases);
  return (
    <Drawer
      opened={props.isOpen}
      onClose={props.onClose}
      size="17.5rem"
      padding={0}
      radius={0}
      withCloseButton={false}
      attributes={{ content: { "aria-label": phrases.menu } }}
      classNames={{ content: styles.drawer, body: styles.drawerBody }}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={phrases.closeMenu}
        data-autofocus
        onClick={props.onClose}
      >
        <CloseIcon size={18} />
      </button>
      <Sidebar user={props.user} onChoose={props.onClose} />
    </Drawer>
  );
}
