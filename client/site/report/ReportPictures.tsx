import type { ReportPageQuery } from "../../graphql/generated/ReportPage.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { picturesPhrases } from "../../phrases/site/galleries.ts";
import { reportsPhrases } from "../../phrases/site/reports.ts";
import { LinkedPicture } from "../../ui/picture/LinkedPicture.tsx";
import { useLightbox } from "../../ui/slideshow/useLightbox.tsx";
import styles from "./ReportPictures.module.css";

type ReportPicturesProps = {
  images: NonNullable<ReportPageQuery["report"]>["images"];
  /** The report's title, as the line below each picture's caption. */
  about: string;
};

const cuts = ["a", "b", "c"] as const;
const sizes = "(width >= 1440px) 411px, (width >= 1024px) 30vw, (width >= 480px) 46vw, 90vw";

/**
 * A report's pictures in their own aspect ratios, because some are documents such as waybills. Each
 * opens the lightbox.
 */
export function ReportPictures({ images, about }: ReportPicturesProps) {
  const phrases = usePhrases(reportsPhrases);
  const { image: numbered, lightbox: labels } = usePhrases(picturesPhrases);
  const { linkTo, lightbox } = useLightbox({ images, labels, about });
  return (
    <section className={styles.section} aria-labelledby="pictures">
      <h2 id="pictures">{phrases.picturesTitle}</h2>
      <ul className={styles.pictures}>
        {images.map((image, place) => (
          <li key={image.id}>
            <div
              className={styles.place}
              style={{ aspectRatio: `${image.width ?? 4} / ${image.height ?? 3}` }}
            >
              <LinkedPicture
                image={image}
                sizes={sizes}
                ratio={(image.width ?? 4) / (image.height ?? 3)}
                link={linkTo(place)}
                label={numbered(place + 1)}
                cut={cuts[place % cuts.length] ?? "a"}
              />
            </div>
          </li>
        ))}
      </ul>
      {lightbox}
    </section>
  );
}
