import { RichTextEditor } from "@mantine/tiptap";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { ImagePicker } from "../../../image/library/ImagePicker.tsx";
import { PictureIcon } from "./toolbar-icons.tsx";

/** Inserts a picture from the library, or a newly uploaded one, at the cursor. */
export function InsertPicture({ editor, label }: { editor: Editor | null; label: string }) {
  const [isPicking, setIsPicking] = useState(false);
  return (
    <>
      <RichTextEditor.Control
        aria-label={label}
        title={label}
        disabled={!editor}
        onClick={() => setIsPicking(true)}
      >
        <PictureIcon />
      </RichTextEditor.Control>
      <ImagePicker
        opened={isPicking}
        onClose={() => setIsPicking(false)}
        onPick={([image]) => {
          if (!image) return;
          const { url: src, width, height } = image;
          const size = width && height ? { width, height } : {};
          editor
            ?.chain()
            .focus()
            .insertContent({ type: "figure", attrs: { src, ...size } })
            .run();
        }}
      />
    </>
  );
}
