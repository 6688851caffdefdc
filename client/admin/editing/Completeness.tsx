import { editingPhrases } from "../../phrases/admin-editing.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { completenessOf } from "./form.ts";
import { Mark } from "./Mark.tsx";

/** Whether one language is written: with a sign and words, never by colour alone. */
export function Completeness({ words, isCounted }: { words: object; isCounted?: boolean }) {
  const phrases = usePhrases(editingPhrases);
  const { filled, fields } = completenessOf(words);
  const state = filled === fields ? "complete" : filled > 0 ? "partial" : "missing";
  const word = {
    complete: phrases.ready,
    partial: phrases.lacks(fields - filled),
    missing: phrases.nothing,
  };
  return <Mark state={state}>{isCounted ? phrases.count(filled, fields) : word[state]}</Mark>;
}
