import type { ReactNode } from "react";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { type Language, languageCodes, languages } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./SetupPage.module.css";

/** The same fields in both languages, beside each other where there is room. */
export function BothLanguages({ children }: { children: (language: Language) => ReactNode }) {
  const phrases = usePhrases(editingPhrases);
  return (
    <div className={styles.both}>
      {languages.map((language) => (
        <section key={language} aria-label={phrases.languages[language]}>
          <h2 lang={languageCodes[language].html}>{phrases.languages[language]}</h2>
          {children(language)}
        </section>
      ))}
    </div>
  );
}
