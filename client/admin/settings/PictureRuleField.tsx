import { Paper } from "@mantine/core";
import { consentPhrases } from "../../phrases/admin/consents.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { SwitchField } from "../editor/fields/BasicFields.tsx";
import styles from "../screen/AsideCard.module.css";
import type { SettingsEditing } from "./useSettingsEditor.ts";

/** The rule that pictures of children need a consent, with what it means. */
export function PictureRuleField({ editor }: { editor: SettingsEditing }) {
  const phrases = usePhrases(consentPhrases);
  return (
    <Paper component="section" className={styles.card}>
      <SwitchField hint={phrases.ruleHint} {...editor.field("picturesNeedConsent")} />
    </Paper>
  );
}
