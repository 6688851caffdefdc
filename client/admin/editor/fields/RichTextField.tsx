import { Input } from "@mantine/core";
import { Link, RichTextEditor } from "@mantine/tiptap";
import Image from "@tiptap/extension-image";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { richTextPhrases } from "../../../phrases/admin/fields/rich-text.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { type FieldProps, useFieldProps } from "./field-props.ts";
import { InsertPicture } from "./InsertPicture.tsx";
import styles from "./RichTextField.module.css";

/**
 * Exactly what the server's sanitizer accepts: two heading levels, lists, quotations, emphasis,
 * links, pictures.
 */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: false,
  }),
  Link.configure({ openOnClick: false, defaultProtocol: "https" }),
  Image,
];

/** Rich text with headings, lists, quotations, links and pictures, without styles of its own. */
export function RichTextField(props: FieldProps<string>) {
  const phrases = usePhrases(richTextPhrases);
  const { id, lang, ...frame } = useFieldProps(props);
  const reportedValue = useRef(props.value);
  const onChange = useRef(props.onChange);
  onChange.current = props.onChange;
  const editor = useEditor({
    extensions,
    content: props.value,
    injectCSS: false,
    editorProps: {
      attributes: { id, "aria-label": props.label, "aria-multiline": "true", role: "textbox" },
    },
    onUpdate: ({ editor: written }) => {
      reportedValue.current = written.isEmpty ? "" : written.getHTML();
      onChange.current(reportedValue.current);
    },
  });
  // Sets a value that comes from outside, such as a restored version; typed text is in the editor
  // already.
  useEffect(() => {
    if (!editor || props.value === reportedValue.current) return;
    reportedValue.current = props.value;
    editor.commands.setContent(props.value, { emitUpdate: false });
  }, [editor, props.value]);

  return (
    <Input.Wrapper {...frame} labelElement="div">
      <RichTextEditor editor={editor} labels={phrases.labels} lang={lang} className={styles.field}>
        <RichTextEditor.Toolbar sticky stickyOffset="64px">
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            <RichTextEditor.Hr />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
            <InsertPicture
              editor={editor}
              label={phrases.picture}
              language={props.language ?? "UA"}
            />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content className={styles.content} />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
