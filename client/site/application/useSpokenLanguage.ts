import { useState } from "react";
import { useLanguage } from "../../phrases/language.tsx";
import type { Answers } from "./answers.ts";

/** Begins with the language that the page is read in; turning the page later leaves it as it is. */
export function useSpokenLanguage(more: Answers = {}): Answers {
  const language = useLanguage();
  const [initial] = useState<Answers>(() => ({ language, ...more }));
  return initial;
}
