import { Paper } from "@mantine/core";
import type { ReactNode } from "react";
import { editingPhrases } from "../../phrases/admin-editing.ts";
import { type Language, languageNames } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { Completeness } from "./Completeness.tsx";
import { wordsKeyOf } from "./form.ts";
import type { EditorParts } from "./useEditor.ts";
import styles from "./Words.module.css";

/** The fields of the words, in the language that is edited or in both beside each other. */
export function Words(props: { editor: EditorParts; children: (language: Language) => ReactNode }) {
  const { view, form } = props.editor;
  const phrases = usePhrases(editingPhrases);
  return (
    <Paper className={styles.words} data-both={view.view === "BOTH"}>
      {view.languages.map((language) => (
        <section
          key={language}
          className={styles.language}
          aria-label={phrases.languages[language]}
        >
          <div className={styles.head}>
            <h2 lang={languageNames[language].html}>{phrases.languages[language]}</h2>
            <Completeness words={form.translations[wordsKeyOf(language)]} />
          </div>
          {props.children(language)}
        </section>
      ))}
    </Paper>
  );
}
