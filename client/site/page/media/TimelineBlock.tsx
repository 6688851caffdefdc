import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { CutPicture } from "../../../ui/picture/CutPicture.tsx";
import { Picture } from "../../../ui/picture/Picture.tsx";
import { Events } from "../../../ui/sequence/Events.tsx";
import { type BlockProps, type Content, useBlockImage } from "../block.ts";
import { Paragraphs } from "../blocks/BlockSection.tsx";
import { ratioOf } from "./picture-ratio.ts";
import styles from "./TimelineBlock.module.css";

/** What it was about, beside a picture, and the events below. */
export function TimelineBlock({ content, id }: BlockProps<"TimelineBlock">) {
  const { imageId, isPictureFirst, entries } = content;
  const image = useBlockImage(imageId);
  const intro = image ? `${styles.intro} ${isPictureFirst ? styles.turned : ""}` : undefined;
  return (
    <section
      className={styles.timeline}
      aria-labelledby={content.period || content.heading ? id : undefined}
    >
      {(hasText(content) || image) && (
        <div className={intro}>
          {hasText(content) && <Introduction content={content} id={id} />}
          {image && (
            <div className={styles.picture}>
              <CutPicture cut={isPictureFirst ? "c" : "b"} ratio={String(ratioOf(image))}>
                <Picture
                  image={image}
                  sizes="(width >= 1440px) 600px, (width >= 1024px) 42vw, 90vw"
                  fills={ratioOf(image)}
                />
              </CutPicture>
            </div>
          )}
        </div>
      )}
      {entries.length > 0 && (
        <Events
          events={entries.map((entry) => ({
            when: entry.title,
            what: addNonBreakingSpaces(entry.text),
          }))}
        />
      )}
    </section>
  );
}

const hasText = ({ period, heading, text, closing }: Content<"TimelineBlock">) =>
  [period, heading, text, closing].some((each) => each !== "");

function Introduction({ content, id }: BlockProps<"TimelineBlock">) {
  const { period, heading, text, closing } = content;
  return (
    <div>
      {(period || heading) && (
        <h2 id={id}>
          {period && <span className={styles.period}>{period}</span>}{" "}
          <span>{addNonBreakingSpaces(heading)}</span>
        </h2>
      )}
      <Paragraphs text={text} className={styles.text} />
      <Paragraphs text={closing} className={styles.closing} />
    </div>
  );
}
