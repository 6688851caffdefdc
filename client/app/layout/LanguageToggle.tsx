import { useLocation } from "react-router-dom";
import { languageCodes, otherLanguage, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { LanguageIcon } from "../../ui/icons/icons.tsx";
import { sharedParameters, useToggleLanguage } from "../language-choice.ts";
import styles from "./LanguageToggle.module.css";

/**
 * Shows the other language in that language. It is a form, so that it works without scripts:
 * English requests `?lang=en`, Ukrainian the URL without it. What the page reads from its URL, such
 * as a search, stays.
 */
export function LanguageToggle({ isLong = false }: { isLong?: boolean }) {
  const other = otherLanguage(useLanguage());
  const phrases = usePhrases(layoutPhrases);
  const toggle = useToggleLanguage();
  const { pathname, search } = useLocation();
  return (
    <form
      className={styles.form}
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      {sharedParameters(pathname, search).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={`${styles.toggle} ${isLong ? styles.long : ""}`}
        lang={languageCodes[other].html}
        title={phrases.switchLanguage}
        {...(other === "ENG" && { name: "lang", value: languageCodes.ENG.html })}
      >
        <LanguageIcon size={20} />
        <span>{isLong ? phrases.otherLanguage : phrases.otherLanguageShort}</span>
      </button>
    </form>
  );
}
