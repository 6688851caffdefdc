import { Switch } from "@mantine/core";
import { adminFramePhrases } from "../../phrases/admin/frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { toggleAdminMode, useAdminMode } from "../../ui/admin-mode/admin-mode.ts";
import styles from "./AdminModeSwitch.module.css";

/** The same Admin Mode as in the site's header: it shows edit links on the site's pages. */
export function AdminModeSwitch() {
  const phrases = usePhrases(adminFramePhrases);
  const isOn = useAdminMode();
  return (
    <Switch
      className={styles.mode}
      classNames={{ label: styles.label }}
      label={phrases.adminMode}
      labelPosition="left"
      title={phrases.adminModeHint}
      checked={isOn}
      onChange={toggleAdminMode}
    />
  );
}
