import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { CutPicture } from "../../../ui/picture/CutPicture.tsx";
import { Picture } from "../../../ui/picture/Picture.tsx";
import { Events } from "../../../ui/sequence/Events.tsx";
import { type BlockProps, useBlockImage } from "../block.ts";
import { Paragraphs } from "../blocks/BlockSection.tsx";
import styles from "./TimelineBlock.module.css";

/** What it was about, beside a picture, and the events below. */
export function TimelineBlock({ content, id }: BlockProps<"TimelineBlock">) {
  const { heading, text, imageId, entries } = content;
  const image = useBlockImage(imageId);
  const hasText = heading !== "" || text !== "";
  return (
    <section className={styles.timeline} aria-labelledby={heading ? id : undefined}>
      {(hasText || image) && (
        <div className={image ? styles.intro : undefined}>
          {hasText && (
            <div>
              {heading && <h2 id={id}>{addNonBreakingSpaces(heading)}</h2>}
              <Paragraphs text={text} className={styles.text} />
            </div>
          )}
          {image && (
            <CutPicture cut="c" ratio="4 / 3">
              <Picture
                image={image}
                sizes="(width >= 1440px) 500px, (width >= 1024px) 35vw, 90vw"
                fills={4 / 3}
              />
            </CutPicture>
          )}
        </div>
      )}
      <Events
        events={entries.map((entry) => ({
          when: entry.title,
          what: addNonBreakingSpaces(entry.text),
        }))}
      />
    </section>
  );
}
