import { Loader } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { itemDraftPhrases } from "../../phrases/admin/item-drafts.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./SaveStatusText.module.css";
import type { EditorState } from "./state/useEditor.ts";

/** Whether the content is saved; always visible, and announced when it changes. */
export function SaveStatusText({ editor }: { editor: EditorState }) {
  const { draft, writes, isNew, item } = editor;
  const phrases = usePhrases(editingPhrases);
  const { draftSaved } = usePhrases(itemDraftPhrases);
  const state = statusText(writes.state, draft.isDirty, isNew);
  return (
    <p role="status" className={styles.state} data-state={state ?? "none"}>
      {state === "saving" && <Loader size={16} aria-hidden="true" />}
      {state && state !== "saving" && <span className={styles.sign} aria-hidden="true" />}
      {state && <span>{state === "saved" && item?.draft ? draftSaved : phrases[state]}</span>}
    </p>
  );
}

function statusText(writing: EditorState["writes"]["state"], isDirty: boolean, isNew: boolean) {
  if (writing === "busy") return "saving";
  if (writing === "failed" && isDirty) return "failed";
  if (isDirty) return "unsaved";
  return isNew ? null : "saved";
}
