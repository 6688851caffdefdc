import { foundationFieldPhrases } from "../../../phrases/admin/fields/foundation.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { colourProps } from "../../../ui/colours.ts";
import { ChoiceField, toOptions } from "../../editor/fields/BasicFields.tsx";
import styles from "../FoundationFields.module.css";
import type { SettingsEditing } from "../useSettingsEditor.ts";
import { ColourField } from "./ColourField.tsx";
import {
  brandColours,
  buttonColours,
  buttonTexts,
  footerText,
  isColour,
  readableText,
} from "./contrast.ts";

/** The foundation's colours, with a sample of them together. */
export function ColourFields({ editor }: { editor: SettingsEditing }) {
  const phrases = usePhrases(foundationFieldPhrases);
  const { brandColour, brandColourValue, buttonColour, buttonColourValue, buttonText } =
    editor.form;
  const buttonTextField = editor.field("buttonText");
  const ownButton = editor.field("buttonColourValue");
  const shown = (value: string | null) => (value && isColour(value) ? value : null);
  return (
    <>
      <div className={styles.colours}>
        <ColourField
          chosen={editor.field("brandColour")}
          own={editor.field("brandColourValue")}
          palette={brandColours}
          text={footerText}
        />
        <ColourField
          chosen={editor.field("buttonColour")}
          own={{
            ...ownButton,
            onChange(value) {
              ownButton.onChange(value);
              if (value && isColour(value)) buttonTextField.onChange(readableText(value));
            },
          }}
          palette={buttonColours}
          text={buttonTexts[buttonText]}
        />
        <ChoiceField choices={toOptions(phrases.texts)} {...buttonTextField} />
      </div>
      <figure className={styles.sample} data-theme="light">
        <figcaption>{phrases.sample}</figcaption>
        <div
          className={styles.ground}
          {...colourProps({
            brandColour,
            brandColourValue: shown(brandColourValue),
            buttonColour,
            buttonColourValue: shown(buttonColourValue),
            buttonText,
          })}
        >
          <span>{phrases.sampleFooter}</span>
          <span className={styles.button}>{phrases.sampleButton}</span>
        </div>
      </figure>
    </>
  );
}
