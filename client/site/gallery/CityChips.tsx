import { addresses } from "../../addresses.ts";
import type { TogetherPointPageQuery } from "../../graphql/generated/TogetherPointPage.ts";
import { picturesPhrases } from "../../phrases/galleries.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { DraftMark } from "../../ui/DraftMark.tsx";
import { Chips } from "./Chips.tsx";
import styles from "./CityChips.module.css";

type CityChipsProps = {
  points: TogetherPointPageQuery["togetherPoints"]["items"];
  /** The city of the page, as addresses write it. */
  current: string;
};

/** The ten cities side by side, above a cutting line. */
export function CityChips({ points, current }: CityChipsProps) {
  const phrases = usePhrases(picturesPhrases);
  const foreign = useForeignLanguage();
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>
        <Chips
          label={phrases.points}
          chips={points.map(({ city, translation }) => ({
            to: addresses.togetherPoint(city),
            name: translation.name || city,
            lang: foreign(translation),
            isCurrent: city === current,
            mark: <DraftMark publishedAt={translation.publishedAt} />,
          }))}
        />
      </div>
    </div>
  );
}
