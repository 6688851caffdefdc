import { Fragment } from "react";
import { formatDay } from "../../phrases/dates.ts";
import { type Language, useForeignLanguage, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { picturesPhrases } from "../../phrases/site/galleries.ts";
import { PictureIcon } from "../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./GalleryFacts.module.css";

type GalleryFactsProps = {
  gallery: {
    day: string | null;
    galleryDate: string;
    category: { translation: { language: Language; name: string } } | null;
  };
  count: number;
};

/** Date, category and number of images; unknown ones are omitted. */
export function GalleryFacts({ gallery, count }: GalleryFactsProps) {
  const language = useLanguage();
  const foreign = useForeignLanguage();
  const phrases = usePhrases(picturesPhrases);
  const { day, galleryDate, category } = gallery;
  const facts = [
    day && (
      <time key="day" dateTime={day}>
        {formatDay(day, language)}
      </time>
    ),
    !day && galleryDate && <span key="date">{galleryDate}</span>,
    category?.translation.name && (
      <span key="category" lang={foreign(category.translation)}>
        {category.translation.name}
      </span>
    ),
    <span key="count" className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <PictureIcon size={18} />
      <VisuallyHidden>{phrases.pictures(count)}</VisuallyHidden>
    </span>,
  ].filter(Boolean);
  return (
    <p className={styles.facts}>
      {facts.map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <Fragment key={place}>
          {place > 0 && (
            // The number never stands alone on a line.
            <span aria-hidden="true">
              {place === facts.length - 1 ? "\u00a0·\u00a0" : "\u00a0· "}
            </span>
          )}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}
