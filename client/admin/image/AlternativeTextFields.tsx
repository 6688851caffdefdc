import { Checkbox, Textarea } from "@mantine/core";
import { imageDetailsPhrases } from "../../phrases/admin-image-details.ts";
import { languageNames } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./ImageDetails.module.css";
import { longestText, type useAlternativeText } from "./useAlternativeText.ts";

/** What the image shows, in both languages; or that it adds nothing to the words beside it. */
export function AlternativeTextFields({ text }: { text: ReturnType<typeof useAlternativeText> }) {
  const phrases = usePhrases(imageDetailsPhrases);
  const { words, change } = text;
  const field = (name: "ua" | "eng", lang: string, label: string) => (
    <Textarea
      label={label}
      lang={lang}
      value={words[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      maxLength={longestText}
      description={
        words[name].length > longestText / 2 && phrases.characters(words[name].length, longestText)
      }
      inputWrapperOrder={["label", "input", "description", "error"]}
      disabled={words.isDecorative}
      autosize
      minRows={2}
      maxRows={6}
    />
  );
  return (
    <fieldset className={styles.text}>
      <legend>{phrases.text}</legend>
      <p className={styles.hint}>{phrases.textHint}</p>
      {field("ua", languageNames.UA.html, phrases.inUkrainian)}
      {field("eng", languageNames.ENG.html, phrases.inEnglish)}
      <Checkbox
        label={phrases.decorative}
        description={phrases.decorativeHint}
        checked={words.isDecorative}
        onChange={(event) => change({ isDecorative: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
