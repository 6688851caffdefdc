import { editingPhrases } from "../../phrases/admin/editing.ts";
import { itemDraftPhrases } from "../../phrases/admin/item-drafts.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { UnsavedChangesDialog } from "../drafts/UnsavedChangesDialog.tsx";
import type { EditorState } from "./state/useEditor.ts";

/** Asks before a user leaves an editor's unsaved changes, and can save them. */
export function LeaveDialog({ editor: { writes } }: { editor: EditorState }) {
  const phrases = usePhrases(editingPhrases);
  const drafts = usePhrases(itemDraftPhrases);
  const label = writes.isPublic ? drafts.saveDraftAndLeave : phrases.leaveSave;
  return (
    <UnsavedChangesDialog
      guard={writes.leaving}
      text={phrases.leaveText}
      save={{ label, run: writes.save }}
    />
  );
}
