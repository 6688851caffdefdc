import { Loader } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin-editing.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./SaveState.module.css";
import type { EditorParts } from "./useEditor.ts";

/** Whether what stands here is saved; always to be seen, and said when it changes. */
export function SaveState({ editor: { draft, writes, isNew } }: { editor: EditorParts }) {
  const phrases = usePhrases(editingPhrases);
  const state = stateOf(writes.state, draft.isDirty, isNew);
  return (
    <p role="status" className={styles.state} data-state={state ?? "none"}>
      {state === "saving" && <Loader size={16} aria-hidden="true" />}
      {state && state !== "saving" && <span className={styles.sign} aria-hidden="true" />}
      {state && phrases[state]}
    </p>
  );
}

function stateOf(writing: EditorParts["writes"]["state"], isDirty: boolean, isNew: boolean) {
  if (writing === "busy") return "saving";
  if (writing === "failed" && isDirty) return "failed";
  if (isDirty) return "unsaved";
  return isNew ? null : "saved";
}
