import { SegmentedControl } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import type { Language } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./LanguageSwitch.module.css";
import type { EditingView } from "./state/useEditingView.ts";
import type { EditorState } from "./state/useEditor.ts";

/** Ukrainian, English, or both side by side on wide screens. */
export function LanguageSwitch({ editor: { view, countTexts } }: { editor: EditorState }) {
  const phrases = usePhrases(editingPhrases);
  const choice = (language: Language) => {
    const { filled, fields } = countTexts(language);
    const rest = fields - filled;
    const state = rest === 0 ? phrases.ready : phrases.missingFields(rest);
    return {
      value: language,
      label: (
        <span className={styles.choice}>
          <span className={styles.sign} data-complete={rest === 0} aria-hidden="true" />
          <span>{view.isWide ? phrases.short[language] : phrases.languages[language]}</span>
          <span className={styles.state}>{state}</span>
        </span>
      ),
    };
  };
  const both = { value: "BOTH", label: phrases.both };
  return (
    <SegmentedControl
      className={styles.switch}
      aria-label={phrases.languageSwitch}
      size="md"
      data={[choice("UA"), choice("ENG"), ...(view.isWide ? [both] : [])]}
      value={view.view}
      // The control's value is a string, one of the values above.
      onChange={(value) => view.choose(value as EditingView)}
    />
  );
}
