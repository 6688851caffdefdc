import { useContext } from "react";
import { useVideoLabels } from "../../../phrases/site/video.ts";
import { RichText } from "../../../ui/rich-text/RichText.tsx";
import { type BlockProps, ColumnContext } from "../block.ts";
import { textSections } from "../headings.ts";
import { ColumnSection } from "./ColumnSection.tsx";
import styles from "./RichTextBlock.module.css";

/** Editors' text with headings, lists and pictures; in a column, a section for each heading. */
export function RichTextBlock({ content, id }: BlockProps<"RichTextBlock">) {
  const videoLabels = useVideoLabels();
  const isInColumn = useContext(ColumnContext);
  if (!isInColumn) {
    return (
      <div className={styles.article}>
        <RichText html={content.html} videoLabels={videoLabels} />
      </div>
    );
  }
  return textSections(content.html, id).map((section) => (
    <ColumnSection key={section.id} id={section.id} title={section.heading} html={section.html} />
  ));
}
