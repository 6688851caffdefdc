import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { type Language, otherLanguage } from "../../../phrases/language.tsx";

export type EditingView = Language | "BOTH";

/** From this width both languages fit side by side. */
const wide = "(min-width: 75em)";

/** Which language is edited: Ukrainian at first, on wide screens both. */
export function useEditingView() {
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false }) ?? false;
  const [chosen, setChosen] = useState<EditingView | null>(null);
  const view: EditingView = isWide ? (chosen ?? "BOTH") : chosen === "ENG" ? "ENG" : "UA";
  const languages: readonly Language[] = view === "BOTH" ? ["UA", "ENG"] : [view];
  return {
    view,
    isWide,
    languages,
    choose: setChosen,
    /** Switches to the other language; from both to one of them. */
    turn: () => setChosen(view === "BOTH" ? "UA" : otherLanguage(view)),
    /** Shows a language if it is hidden. */
    reveal(language: Language) {
      if (!languages.includes(language)) setChosen(language);
    },
  };
}
