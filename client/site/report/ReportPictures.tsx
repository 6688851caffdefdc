import type { ReportPageQuery } from "../../graphql/generated/ReportPage.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { reportsPhrases } from "../../phrases/reports.ts";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./ReportPictures.module.css";

type Images = NonNullable<ReportPageQuery["report"]>["images"];

/** A report's pictures, uncut, for some of them are waybills. Each opens whole. */
export function ReportPictures({ images }: { images: Images }) {
  const phrases = usePhrases(reportsPhrases);
  return (
    <section className={styles.section} aria-labelledby="pictures">
      <h2 id="pictures">{phrases.picturesTitle}</h2>
      <ul className={styles.pictures}>
        {images.map((image) => (
          <li key={image.id}>
            <a href={image.url}>
              <Picture
                image={image}
                sizes="(width >= 1440px) 411px, (width >= 1024px) 30vw, (width >= 480px) 46vw, 100vw"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
