import { editingPhrases } from "../../phrases/admin-editing.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { countTexts } from "./form.ts";
import { Mark } from "./Mark.tsx";
import { completenessOf } from "./standings.ts";

/** Whether the words that stand in the fields are complete, saved or not. */
export function Completeness({ words, isCounted }: { words: object; isCounted?: boolean }) {
  const phrases = usePhrases(editingPhrases);
  const counted = countTexts(words);
  const { filled, fields } = counted;
  const state = completenessOf(counted);
  const word = {
    complete: phrases.ready,
    partial: phrases.lacks(fields - filled),
    missing: phrases.nothing,
  };
  return <Mark state={state}>{isCounted ? phrases.count(filled, fields) : word[state]}</Mark>;
}
