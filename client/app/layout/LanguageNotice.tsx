import { useState } from "react";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

/** Announces to screen readers that the page has switched to the other language. */
export function LanguageNotice() {
  const language = useLanguage();
  const phrases = usePhrases(layoutPhrases);
  const [first] = useState(language);
  const [hasTurned, setHasTurned] = useState(false);
  if (!hasTurned && language !== first) setHasTurned(true);
  return (
    <VisuallyHidden>
      <span role="status">{hasTurned ? phrases.languageSwitched : ""}</span>
    </VisuallyHidden>
  );
}
