import { Node } from "@tiptap/pm/model";
import { createNodeFromContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { richTextExtensions, richTextParseOptions } from "./extensions.ts";
import { withoutPendingPictures, withPendingPictures } from "./paste/pending-picture.ts";
import { richTextHtml } from "./rich-text-html.ts";

const extensions = withPendingPictures(richTextExtensions);

type RichTextEditorProps = {
  id: string;
  label: string;
  value: string;
  onChange: (html: string) => void;
};

/** The editor of one field; follows a value that comes from outside, such as a restored version. */
export function useRichTextEditor({ id, label, value, ...props }: RichTextEditorProps) {
  const reportedValue = useRef(value);
  const onChange = useRef(props.onChange);
  onChange.current = props.onChange;
  const editor = useEditor({
    extensions,
    content: value,
    parseOptions: richTextParseOptions,
    injectCSS: false,
    editorProps: {
      attributes: { id, "aria-label": label, "aria-multiline": "true", role: "textbox" },
    },
    onUpdate: ({ editor: written }) => {
      reportedValue.current = richTextHtml(withoutPendingPictures(written.state.doc));
      onChange.current(reportedValue.current);
    },
  });
  useEffect(() => {
    if (!editor || value === reportedValue.current) return;
    reportedValue.current = value;
    const options = { parseOptions: richTextParseOptions };
    const stored = createNodeFromContent(value, editor.schema, { ...options, slice: false });
    // The same document in another spelling leaves the cursor and the undo steps.
    if (stored instanceof Node && stored.eq(withoutPendingPictures(editor.state.doc))) return;
    editor.commands.setContent(value, { ...options, emitUpdate: false });
  }, [editor, value]);
  return editor;
}
