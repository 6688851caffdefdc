import { Alert, Button } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin-editing.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatMoment } from "../../phrases/moments.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { FailureSummary } from "./FailureSummary.tsx";
import type { EditorParts } from "./useEditor.ts";

/** What the editor has to be told: text that came back, and what a save was refused for. */
export function EditorNotes({ editor }: { editor: EditorParts }) {
  const phrases = usePhrases(editingPhrases);
  const language = useLanguage();
  const { restoredAt, isDirty, discard } = editor.draft;
  return (
    <>
      {restoredAt && isDirty && (
        <Alert color="sky" mb="md" role="status">
          {phrases.broughtBack(formatMoment(restoredAt, language))}{" "}
          <Button variant="default" size="compact-md" onClick={discard}>
            {phrases.forget}
          </Button>
        </Alert>
      )}
      {editor.writes.failure && <FailureSummary editor={editor} failure={editor.writes.failure} />}
    </>
  );
}
