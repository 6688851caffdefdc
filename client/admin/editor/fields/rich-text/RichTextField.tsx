import { Input } from "@mantine/core";
import { RichTextEditor } from "@mantine/tiptap";
import type { CSSProperties } from "react";
import { richTextPhrases } from "../../../../phrases/admin/fields/rich-text.ts";
import { usePhrases } from "../../../../phrases/phrases.ts";
import { type FieldProps, useFieldProps } from "../field-props.ts";
import { FigureBar } from "./FigureBar.tsx";
import { InsertPicture } from "./InsertPicture.tsx";
import { InsertVideo } from "./InsertVideo.tsx";
import { LinkControl } from "./LinkControl.tsx";
import { PasteNotice } from "./paste/PasteNotice.tsx";
import { PendingUploadsContext } from "./paste/PendingPictureView.tsx";
import { usePasting } from "./paste/usePasting.ts";
import styles from "./RichTextField.module.css";
import { TableControl } from "./TableControl.tsx";
import { useRichTextEditor } from "./useRichTextEditor.ts";

/**
 * Rich text with headings, lists, quotations, links, tables, pictures and videos, without styles of
 * its own.
 */
export function RichTextField(props: FieldProps<string>) {
  const phrases = usePhrases(richTextPhrases);
  const { id, lang, ...frame } = useFieldProps(props);
  const editor = useRichTextEditor({ ...props, id });
  const pasting = usePasting(editor);
  // React's style type has no custom properties. JSON strings are CSS strings as well.
  const placeholders = {
    "--caption": JSON.stringify(phrases.captionPlaceholder),
    "--video-title": JSON.stringify(phrases.videoTitlePlaceholder),
  } as CSSProperties;

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
            <LinkControl editor={editor} />
            <RichTextEditor.Unlink />
            <InsertPicture editor={editor} label={phrases.picture} />
            <InsertVideo editor={editor} />
            <TableControl editor={editor} />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
          <PasteNotice pasting={pasting} />
        </RichTextEditor.Toolbar>
        <FigureBar editor={editor} language={props.language ?? "UA"} />
        <PendingUploadsContext value={pasting.pictures}>
          <RichTextEditor.Content className={styles.content} style={placeholders} />
        </PendingUploadsContext>
      </RichTextEditor>
    </Input.Wrapper>
  );
}
