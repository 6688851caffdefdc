import type { ReactNode } from "react";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import type { Language } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "./LanguageColumns.module.css";

/** The same field in each shown language; side by side they stand in columns. */
export function LanguageColumns(props: {
  languages: readonly Language[];
  children: (language: Language) => ReactNode;
}) {
  const phrases = usePhrases(editingPhrases);
  return (
    <div className={styles.columns} data-both={props.languages.length > 1}>
      {props.languages.map((language) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
        <div
          key={language}
          role="group"
          aria-label={phrases.languages[language]}
          className={styles.column}
        >
          {props.children(language)}
        </div>
      ))}
    </div>
  );
}
