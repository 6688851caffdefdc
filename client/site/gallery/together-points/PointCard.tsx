import type { PointCardFragment } from "../../../graphql/generated/PointCard.ts";
import { editorPaths, paths } from "../../../paths.ts";
import { useBilingualLine, useForeignLanguage } from "../../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { picturesPhrases, togetherPointsPhrases } from "../../../phrases/site/galleries.ts";
import { ItemEditLinks } from "../../../ui/admin-mode/ItemEditLinks.tsx";
import handsUp from "../../../ui/art/hands-up.svg?no-inline";
import tracedPalm from "../../../ui/art/traced-palm.svg?no-inline";
import twoPalms from "../../../ui/art/two-palms.svg?no-inline";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { cardRatio } from "../../../ui/picture/cover-sizes.ts";
import { Picture } from "../../../ui/picture/Picture.tsx";
import styles from "./PointCard.module.css";

type PointCardProps = {
  point: PointCardFragment;
  /** Index in the order of the map's numbers, from 0. */
  position: number;
};

const sizes = "(width >= 1440px) 519px, (width >= 768px) 36vw, 90vw";

/** Drawings in place of missing pictures. */
const placeholders = [
  { src: handsUp, width: 800, height: 420, paper: "sky" },
  { src: tracedPalm, width: 620, height: 430, paper: "leaf" },
  { src: twoPalms, width: 520, height: 560, paper: "poppy" },
] as const;

/** A city: its first image under its number, or a drawing while there is none. */
export function PointCard({ point, position }: PointCardProps) {
  const phrases = usePhrases(togetherPointsPhrases);
  const pictures = usePhrases(picturesPhrases);
  const foreign = useForeignLanguage();
  const address = useBilingualLine()({ ua: point.addressUa, eng: point.addressEng });
  const { city, imageCount, translation } = point;
  const [image] = point.images;
  const cut = styles[["a", "b", "c"][position % 3] ?? "a"];
  return (
    <article className={styles.card}>
      <div className={styles.shadow}>
        <div className={`${styles.picture} ${cut}`}>
          {image ? (
            <Picture image={image} sizes={sizes} fills={cardRatio(519 / 302)} isDecorative />
          ) : (
            <Placeholder position={position} />
          )}
        </div>
      </div>
      <span className={styles.number} aria-hidden="true">
        {position + 1}
      </span>
      <h3 lang={foreign(translation)}>
        <InternalLink to={paths.togetherPoint(city)} className={styles.link}>
          {addNonBreakingSpaces(translation.name || city)}
        </InternalLink>
      </h3>
      {address.text && (
        <p className={styles.address} lang={address.lang}>
          {addNonBreakingSpaces(address.text)}
        </p>
      )}
      <p className={styles.count}>
        {imageCount > 0 ? pictures.pictures(imageCount) : phrases.soon}
      </p>
      <ItemEditLinks
        to={editorPaths.edit("TOGETHER_POINT", point.id)}
        title={translation.name || city}
        publishedAt={translation.publishedAt}
      />
    </article>
  );
}

function Placeholder({ position }: { position: number }) {
  const { paper, ...drawing } = placeholders[position % placeholders.length] ?? placeholders[0];
  return (
    <span className={`${styles.standIn} ${styles[paper]}`}>
      <img {...drawing} alt="" loading="lazy" />
    </span>
  );
}
