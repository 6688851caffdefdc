import { addresses, editors } from "../../addresses.ts";
import type { TogetherPointsPageQuery } from "../../graphql/generated/TogetherPointsPage.ts";
import { bind } from "../../phrases/binding.ts";
import { picturesPhrases, togetherPointsPhrases } from "../../phrases/galleries.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import handsUp from "../../ui/art/hands-up.svg?no-inline";
import tracedPalm from "../../ui/art/traced-palm.svg?no-inline";
import twoPalms from "../../ui/art/two-palms.svg?no-inline";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { ItemMarks } from "../../ui/ItemMarks.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./PointCard.module.css";

type PointCardProps = {
  point: TogetherPointsPageQuery["togetherPoints"]["items"][number];
  /** From 0, in the order of the map's numbers. */
  position: number;
};

const sizes = "(width >= 1440px) 519px, (width >= 768px) 38vw, 100vw";

/** What stands for pictures that are still to come. */
const standIns = [
  { src: handsUp, width: 760, height: 420, paper: "sky" },
  { src: tracedPalm, width: 620, height: 430, paper: "leaf" },
  { src: twoPalms, width: 520, height: 560, paper: "poppy" },
] as const;

/** A city: its first image under its number, or a drawing while there is none. */
export function PointCard({ point, position }: PointCardProps) {
  const phrases = usePhrases(togetherPointsPhrases);
  const pictures = usePhrases(picturesPhrases);
  const foreign = useForeignLanguage();
  const { city, imageCount, translation } = point;
  const [image] = point.images;
  const cut = styles[["a", "b", "c"][position % 3] ?? "a"];
  return (
    <article className={styles.card}>
      <div className={styles.shadow}>
        <div className={`${styles.picture} ${cut}`}>
          {image ? (
            <Picture image={image} sizes={sizes} isFilling isDecorative />
          ) : (
            <StandIn position={position} />
          )}
        </div>
      </div>
      <span className={styles.number} aria-hidden="true">
        {position + 1}
      </span>
      <h3 lang={foreign(translation)}>
        <InnerLink to={addresses.togetherPoint(city)} className={styles.link}>
          {bind(translation.name || city)}
        </InnerLink>
      </h3>
      <p className={styles.count}>
        {imageCount > 0 ? pictures.pictures(imageCount) : phrases.soon}
      </p>
      <ItemMarks
        to={editors.edit("TOGETHER_POINT", point.id)}
        title={translation.name || city}
        publishedAt={translation.publishedAt}
      />
    </article>
  );
}

function StandIn({ position }: { position: number }) {
  const { paper, ...drawing } = standIns[position % standIns.length] ?? standIns[0];
  return (
    <span className={`${styles.standIn} ${styles[paper]}`}>
      <img {...drawing} alt="" loading="lazy" />
    </span>
  );
}
