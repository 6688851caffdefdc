import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { useVideoLabels } from "../../../phrases/site/video.ts";
import { CutPicture } from "../../../ui/picture/CutPicture.tsx";
import { Picture } from "../../../ui/picture/Picture.tsx";
import { RichText } from "../../../ui/rich-text/RichText.tsx";
import { type BlockProps, useBlockImage } from "../block.ts";
import styles from "./PictureTextBlock.module.css";
import { ratioOf } from "./picture-ratio.ts";

/** A picture beside text; in its own shape, as far as that leaves room for both. */
export function PictureTextBlock({ content, id }: BlockProps<"PictureTextBlock">) {
  const { heading, html, imageId, isPictureFirst } = content;
  const videoLabels = useVideoLabels();
  const image = useBlockImage(imageId);
  const ratio = ratioOf(image);
  const picture = image && (
    <CutPicture cut={isPictureFirst ? "b" : "c"} ratio={String(ratio)}>
      <Picture
        image={image}
        sizes="(width >= 1440px) 608px, (width >= 1024px) 43vw, 90vw"
        fills={ratio}
      />
    </CutPicture>
  );
  const text = (
    <div className={styles.text}>
      {heading && <h2 id={id}>{addNonBreakingSpaces(heading)}</h2>}
      {html && <RichText html={html} videoLabels={videoLabels} />}
    </div>
  );
  return (
    <section
      className={picture ? styles.columns : undefined}
      aria-labelledby={heading ? id : undefined}
    >
      {isPictureFirst && picture}
      {text}
      {!isPictureFirst && picture}
    </section>
  );
}
