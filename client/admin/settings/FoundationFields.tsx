import { Paper } from "@mantine/core";
import { foundationFieldPhrases } from "../../phrases/admin/fields/foundation.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ChoiceField, toOptions } from "../editor/fields/BasicFields.tsx";
import { ColourFields } from "./colours/ColourFields.tsx";
import styles from "./FoundationFields.module.css";
import { LogoField } from "./LogoField.tsx";
import type { SettingsEditing } from "./useSettingsEditor.ts";

const logos = ["logoId", "darkLogoId", "roundLogoId"] as const;

/** The foundation's logos, what is shown without one, and its colours. */
export function FoundationFields({ editor }: { editor: SettingsEditing }) {
  const phrases = usePhrases(foundationFieldPhrases);
  return (
    <Paper component="section" className={styles.foundation} id="foundation">
      <h2>{phrases.title}</h2>
      <div className={styles.logos}>
        {logos.map((name) => (
          <LogoField
            key={name}
            shape={name}
            hint={phrases.logoHints[name]}
            {...editor.field(name)}
          />
        ))}
      </div>
      <MarkField editor={editor} />
      <ColourFields editor={editor} />
    </Paper>
  );
}

/** What is shown without a logo; needless beside one. */
export function MarkField({ editor }: { editor: SettingsEditing }) {
  const phrases = usePhrases(foundationFieldPhrases);
  const { logoId, darkLogoId, roundLogoId } = editor.form;
  if ((logoId || darkLogoId) && roundLogoId) return null;
  return <ChoiceField choices={toOptions(phrases.marks)} {...editor.field("mark")} />;
}
