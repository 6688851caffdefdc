import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { CutPicture } from "../../../ui/picture/CutPicture.tsx";
import { Picture } from "../../../ui/picture/Picture.tsx";
import { type BlockProps, useBlockImage } from "../block.ts";
import { Paragraphs } from "../blocks/BlockSection.tsx";
import styles from "./QuoteBlock.module.css";

/** A quotation, and who said it. */
export function QuoteBlock({ content }: Pick<BlockProps<"QuoteBlock">, "content">) {
  const { text, author, imageId } = content;
  const image = useBlockImage(imageId);
  return (
    <figure className={image ? `${styles.quote} ${styles.pictured}` : styles.quote}>
      {image && (
        <div className={styles.portrait}>
          <CutPicture cut="a" ratio="1 / 1">
            <Picture image={image} sizes="(width >= 768px) 14rem, 7rem" fills={1} isDecorative />
          </CutPicture>
        </div>
      )}
      <blockquote className={styles.text}>
        <Paragraphs text={text} />
      </blockquote>
      {author && <figcaption className={styles.author}>{addNonBreakingSpaces(author)}</figcaption>}
    </figure>
  );
}
