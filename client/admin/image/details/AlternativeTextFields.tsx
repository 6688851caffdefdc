import { Checkbox, Textarea } from "@mantine/core";
import { imageDetailsPhrases } from "../../../phrases/admin/image-details.ts";
import { languageCodes } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "./ImageDetails.module.css";
import { maxAltTextLength, type useAlternativeText } from "./useAlternativeText.ts";

/** The alternative text in both languages, or the choice that the image is decorative. */
export function AlternativeTextFields({ text }: { text: ReturnType<typeof useAlternativeText> }) {
  const phrases = usePhrases(imageDetailsPhrases);
  const { values, change } = text;
  const field = (name: "ua" | "eng", lang: string, label: string) => (
    <Textarea
      label={label}
      lang={lang}
      value={values[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      maxLength={maxAltTextLength}
      description={
        values[name].length > maxAltTextLength / 2 &&
        phrases.characters(values[name].length, maxAltTextLength)
      }
      inputWrapperOrder={["label", "input", "description", "error"]}
      disabled={values.isDecorative}
      autosize
      minRows={2}
      maxRows={6}
    />
  );
  return (
    // What is typed while the next picture waits for the save would be lost.
    <fieldset className={styles.text} inert={text.isSaving}>
      <legend>{phrases.text}</legend>
      <p className={styles.hint}>{phrases.textHint}</p>
      {field("ua", languageCodes.UA.html, phrases.inUkrainian)}
      {field("eng", languageCodes.ENG.html, phrases.inEnglish)}
      <Checkbox
        label={phrases.decorative}
        description={phrases.decorativeHint}
        checked={values.isDecorative}
        onChange={(event) => change({ isDecorative: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
