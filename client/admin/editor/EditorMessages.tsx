import { Alert, Button } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { formatDateTime } from "../../phrases/date-times.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { DraftNotice } from "./draft/DraftNotice.tsx";
import { EditorErrorSummary } from "./EditorErrorSummary.tsx";
import type { EditorState } from "./state/useEditor.ts";

/** The editor's messages: a restored draft, and why saving failed. */
export function EditorMessages({ editor }: { editor: EditorState }) {
  const phrases = usePhrases(editingPhrases);
  const language = useLanguage();
  const { restoredAt, isDirty, discard } = editor.draft;
  return (
    <>
      <DraftNotice editor={editor} />
      {restoredAt && isDirty && (
        <Alert color="sky" mb="md" role="status">
          <span>{phrases.draftRestored(formatDateTime(restoredAt, language))}</span>{" "}
          <Button variant="default" size="compact-md" onClick={discard}>
            {phrases.discardDraft}
          </Button>
        </Alert>
      )}
      {editor.writes.error && <EditorErrorSummary editor={editor} error={editor.writes.error} />}
    </>
  );
}
