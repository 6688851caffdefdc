import { Button } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import type { EditorState } from "./state/useEditor.ts";

/** The preview and save buttons of the top bar; null for what has no page of its own. */
export function EditorActions(props: { editor: EditorState; onPreview: (() => void) | null }) {
  const { draft, writes, isNew } = props.editor;
  const phrases = usePhrases(editingPhrases);
  return (
    <>
      {props.onPreview && (
        <Button variant="default" onClick={props.onPreview} leftSection={<EyeIcon />}>
          {phrases.preview}
        </Button>
      )}
      <Button
        onClick={() => void writes.save()}
        disabled={!draft.isDirty && !isNew}
        loading={writes.state === "busy"}
      >
        {phrases.save}
      </Button>
    </>
  );
}

function EyeIcon() {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none">
      <path
        d="M2 12c4.5-8 15.5-8 20 0-4.5 8-15.5 8-20 0Z"
        stroke="currentColor"
        strokeWidth="1.75"
      />
      <circle cx="12" cy="12" r="3" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
