import { RichText } from "../../../ui/RichText.tsx";
import type { BlockProps } from "../block.ts";
import styles from "./RichTextBlock.module.css";

/** Editors' text with headings, lists and pictures. */
export function RichTextBlock({ content }: Pick<BlockProps<"RichTextBlock">, "content">) {
  return (
    <div className={styles.article}>
      <RichText html={content.html} />
    </div>
  );
}
