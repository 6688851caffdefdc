import { Paper } from "@mantine/core";
import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { SwitchField } from "../editor/fields/BasicFields.tsx";
import styles from "../screen/AsideCard.module.css";
import type { SettingsEditing } from "./useSettingsEditor.ts";

/** Whether the site has children's points at all; the list of points has the same switch. */
export function PointsField({ editor }: { editor: SettingsEditing }) {
  const { hints } = usePhrases(settingsFieldPhrases);
  return (
    <Paper component="section" className={styles.card}>
      <SwitchField hint={hints.showsTogetherPoints} {...editor.field("showsTogetherPoints")} />
    </Paper>
  );
}
