import { Paper } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { languages } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "../screen/AsideCard.module.css";
import { ConfirmTranslation } from "./ConfirmTranslation.tsx";
import type { EditorState } from "./state/useEditor.ts";
import { CompletenessBadge } from "./TranslationFields.tsx";

/** How complete each language is, and whether the translation is up to date. */
export function LanguagesCard({ editor }: { editor: EditorState }) {
  const { countTexts } = editor;
  const phrases = usePhrases(editingPhrases);
  return (
    <Paper className={styles.card} component="section">
      <h2>{phrases.bilingual}</h2>
      {languages.map((language) => (
        <div key={language} className={styles.row}>
          <span>{phrases.languages[language]}</span>
          <CompletenessBadge count={countTexts(language)} isCounted />
        </div>
      ))}
      <ConfirmTranslation editor={editor} />
      <p className={styles.hint}>{phrases.bilingualHint}</p>
    </Paper>
  );
}
