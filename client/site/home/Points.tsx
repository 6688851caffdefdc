import { addresses, editors } from "../../addresses.ts";
import { bind } from "../../phrases/binding.ts";
import { homePhrases } from "../../phrases/home.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { ItemMarks } from "../../ui/ItemMarks.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { PointsMap } from "../gallery/PointsMap.tsx";
import type { HomePoint } from "./home-content.ts";
import styles from "./Points.module.css";

/** The cities by number; the numbers are found on the map again. */
export function Points({ points }: { points: readonly HomePoint[] }) {
  const phrases = usePhrases(homePhrases);
  const foreign = useForeignLanguage();
  return (
    <Sheet tone="sun-3" edge="b" labelledBy="points">
      <div className={styles.columns}>
        <div>
          <h2 id="points">{phrases.points}</h2>
          <p className={styles.lead}>{phrases.pointsText}</p>
          <ol className={styles.cities}>
            {points.map(({ id, city, translation }, place) => (
              <li key={id}>
                <InnerLink to={addresses.togetherPoint(city)}>
                  <span className={styles.number} aria-hidden="true">
                    {place + 1}
                  </span>
                  <span className={styles.name} lang={foreign(translation)}>
                    {bind(translation.name)}
                  </span>
                </InnerLink>
                <ItemMarks
                  to={editors.edit("TOGETHER_POINT", id)}
                  title={translation.name || city}
                  publishedAt={translation.publishedAt}
                  place="row"
                />
              </li>
            ))}
          </ol>
          <ButtonLink to={addresses.togetherPoints()} look="ink">
            {phrases.pointsGallery}
          </ButtonLink>
        </div>
        <PointsMap cities={points.map(({ city }) => city)} alt={phrases.map} />
      </div>
    </Sheet>
  );
}
