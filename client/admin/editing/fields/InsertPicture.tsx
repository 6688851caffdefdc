import { RichTextEditor } from "@mantine/tiptap";
import type { Editor } from "@tiptap/react";

/** Puts a picture from the library at the cursor. */
export function InsertPicture({ editor, label }: { editor: Editor | null; label: string }) {
  return (
    <RichTextEditor.Control aria-label={label} title={label} disabled={!editor}>
      …
    </RichTextEditor.Control>
  );
}
