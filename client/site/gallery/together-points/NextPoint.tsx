import type { PointCardFragment } from "../../../graphql/generated/PointCard.ts";
import { paths } from "../../../paths.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { togetherPointsPhrases } from "../../../phrases/site/galleries.ts";
import { pointVisitPhrases } from "../../../phrases/site/point-visit.ts";
import { Sheet } from "../../../ui/page/Sheet.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import styles from "./NextPoint.module.css";
import { PointCard } from "./PointCard.tsx";

type NextPointProps = {
  points: readonly PointCardFragment[];
  /** The page's city, as in the URL. */
  current: string;
};

/** The city after this one, in the order of the map; after the last one the first. */
export function NextPoint({ points, current }: NextPointProps) {
  const phrases = usePhrases(pointVisitPhrases);
  const { all } = usePhrases(togetherPointsPhrases);
  const place = points.findIndex(({ city }) => city === current);
  const position = (place + 1) % points.length;
  const next = points[position];
  if (!next || next.city === current) return null;
  return (
    <Sheet tone="sky-1" edge="a" labelledBy="next-point">
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id="next-point">{phrases.next}</h2>
          <TextLink to={paths.togetherPoints()}>{all}</TextLink>
        </div>
        <PointCard point={next} position={position} />
      </div>
    </Sheet>
  );
}
