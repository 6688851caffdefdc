import { RichTextEditor } from "@mantine/tiptap";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import type { Language } from "../../../phrases/language.tsx";
import { ImagePicker } from "../../image/library/ImagePicker.tsx";

/** Inserts a picture from the library, or a newly uploaded one, at the cursor. */
export function InsertPicture(props: {
  editor: Editor | null;
  label: string;
  /** Language of the picture's alternative text. */
  language: Language;
}) {
  const { editor, label, language } = props;
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
          const alt = language === "UA" ? image.inUkrainian : image.inEnglish;
          const { url: src, width, height } = image;
          const size = width && height ? { width, height } : {};
          editor
            ?.chain()
            .focus()
            .setImage({ src, alt, ...size })
            .run();
        }}
      />
    </>
  );
}

function PictureIcon() {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" fill="none">
      <g stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round">
        <path d="M4 5h16v14H4Zm0 12 5-5 4 4 3-3 4 4" />
        <circle cx="15" cy="9" r="1.5" />
      </g>
    </svg>
  );
}
