import type { TogetherPointPageQuery } from "../../../graphql/generated/TogetherPointPage.ts";
import { paths } from "../../../paths.ts";
import { useForeignLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { picturesPhrases } from "../../../phrases/site/galleries.ts";
import { DraftBadge } from "../../../ui/admin-mode/DraftBadge.tsx";
import { Chips } from "../../../ui/search/Chips.tsx";
import styles from "./CityChips.module.css";

type CityChipsProps = {
  points: TogetherPointPageQuery["togetherPoints"]["items"];
  /** The page's city, as in the URL. */
  current: string;
};

/** Links to the ten cities, above a cutting line. */
export function CityChips({ points, current }: CityChipsProps) {
  const phrases = usePhrases(picturesPhrases);
  const foreign = useForeignLanguage();
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>
        <Chips
          label={phrases.points}
          chips={points.map(({ city, translation }) => ({
            to: paths.togetherPoint(city),
            name: translation.name || city,
            lang: foreign(translation),
            isCurrent: city === current,
            badge: <DraftBadge publishedAt={translation.publishedAt} />,
          }))}
        />
      </div>
    </div>
  );
}
