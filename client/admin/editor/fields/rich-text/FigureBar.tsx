import { TextInput } from "@mantine/core";
import { NodeSelection } from "@tiptap/pm/state";
import { type Editor, useEditorState } from "@tiptap/react";
import { createPortal } from "react-dom";
import { usePictureOfTextQuery } from "../../../../graphql/generated/FigureBar.ts";
import { richTextPhrases } from "../../../../phrases/admin/fields/rich-text.ts";
import type { Language } from "../../../../phrases/language.tsx";
import { usePhrases } from "../../../../phrases/phrases.ts";
import styles from "./FigureBar.module.css";

/**
 * Below the picture in which the cursor is: its description, which is that of the library unless it
 * is changed here, for this text alone.
 */
export function FigureBar({ editor, language }: { editor: Editor | null; language: Language }) {
  const figure = useEditorState({ editor, selector: ({ editor: current }) => figureAt(current) });
  const dom = figure && editor?.view.nodeDOM(figure.position);
  const slot = dom instanceof HTMLElement && dom.querySelector("[data-slot]");
  if (!figure || !slot) return null;
  const setAlt = (alt: string) =>
    editor?.commands.command(({ tr }) => {
      tr.setNodeAttribute(figure.position, "alt", alt || null);
      return true;
    });
  const { src, alt } = figure;
  return createPortal(
    <Description url={src} alt={alt} language={language} onChange={setAlt} />,
    slot,
  );
}

/** The picture that is selected, or whose caption has the cursor. */
function figureAt(editor: Editor | null) {
  // A text may begin with a picture: before the editor is on the page, it has no elements.
  if (!editor?.isInitialized) return null;
  const { $from } = editor.state.selection;
  const isInCaption = $from.parent.type.name === "figure";
  const position = isInCaption ? $from.before() : $from.pos;
  const node = editor.state.doc.nodeAt(position);
  const isSelected = isInCaption || editor.state.selection instanceof NodeSelection;
  if (node?.type.name !== "figure" || !isSelected) return null;
  return { position, src: node.attrs.src, alt: node.attrs.alt };
}

type DescriptionProps = {
  url: string;
  /** Null follows the library. */
  alt: string | null;
  language: Language;
  onChange: (alt: string) => void;
};

function Description({ url, alt, language, onChange }: DescriptionProps) {
  const phrases = usePhrases(richTextPhrases);
  const { data } = usePictureOfTextQuery({ variables: { url, language } });
  return (
    <div className={styles.bar}>
      <TextInput
        label={phrases.description}
        description={alt === null ? phrases.descriptionOfLibrary : phrases.ownDescription}
        placeholder={data?.image?.alt || phrases.noDescription}
        maxLength={500}
        autoComplete="off"
        value={alt ?? ""}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
