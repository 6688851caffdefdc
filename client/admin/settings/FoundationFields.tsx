import { Paper } from "@mantine/core";
import { foundationFieldPhrases } from "../../phrases/admin/fields/foundation.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ChoiceField, toOptions } from "../editor/fields/BasicFields.tsx";
import styles from "./FoundationFields.module.css";
import { LogoField } from "./LogoField.tsx";
import type { SettingsEditing } from "./useSettingsEditor.ts";

const logos = ["logoId", "darkLogoId", "roundLogoId"] as const;

/** The foundation's logos and colours, with a sample of the colours together. */
export function FoundationFields({ editor }: { editor: SettingsEditing }) {
  const phrases = usePhrases(foundationFieldPhrases);
  const { brandColour, buttonColour, buttonText } = editor.form;
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
      <div className={styles.colours}>
        <ChoiceField choices={toOptions(phrases.colours)} {...editor.field("brandColour")} />
        <ChoiceField choices={toOptions(phrases.colours)} {...editor.field("buttonColour")} />
        <ChoiceField choices={toOptions(phrases.texts)} {...editor.field("buttonText")} />
      </div>
      <figure className={styles.sample} data-theme="light">
        <figcaption>{phrases.sample}</figcaption>
        <div
          className={styles.ground}
          data-brand={brandColour}
          data-button={buttonColour}
          data-button-text={buttonText}
        >
          <span>{phrases.sampleFooter}</span>
          <span className={styles.button}>{phrases.sampleButton}</span>
        </div>
      </figure>
    </Paper>
  );
}
