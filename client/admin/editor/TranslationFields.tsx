import { Paper } from "@mantine/core";
import type { ReactNode } from "react";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { type Language, languageCodes } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { StatusBadge } from "../publication/StatusBadge.tsx";
import { completenessOf } from "../publication/translation-status.ts";
import type { TextCount } from "./state/nested-fields.ts";
import type { EditorState } from "./state/useEditor.ts";
import styles from "./TranslationFields.module.css";

/** Whether the translation in the fields is complete, saved or not. */
export function CompletenessBadge({ count, isCounted }: { count: TextCount; isCounted?: boolean }) {
  const phrases = usePhrases(editingPhrases);
  const { filled, fields } = count;
  const state = completenessOf(count);
  const label = {
    complete: phrases.ready,
    partial: phrases.missingFields(fields - filled),
    missing: phrases.missing,
  };
  return (
    <StatusBadge state={state}>
      {isCounted ? phrases.count(filled, fields) : label[state]}
    </StatusBadge>
  );
}

/** The fields of the translation, in the edited language or in both side by side. */
export function TranslationFields(props: {
  editor: EditorState;
  children: (language: Language) => ReactNode;
}) {
  const { view, countTexts } = props.editor;
  const phrases = usePhrases(editingPhrases);
  return (
    <Paper className={styles.text} data-both={view.view === "BOTH"}>
      {view.languages.map((language) => (
        <section
          key={language}
          className={styles.language}
          aria-label={phrases.languages[language]}
        >
          <div className={styles.head}>
            <h2 lang={languageCodes[language].html}>{phrases.languages[language]}</h2>
            <CompletenessBadge count={countTexts(language)} />
          </div>
          {props.children(language)}
        </section>
      ))}
    </Paper>
  );
}
