import type { HomePageQuery } from "../../graphql/generated/HomePage.ts";
import { editorPaths, paths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { homePhrases } from "../../phrases/site/home.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { useIsHidden } from "../../ui/hidden-paths.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { PointsMap } from "../gallery/together-points/PointsMap.tsx";
import { useMarkedPoint } from "../gallery/together-points/useMarkedPoint.ts";
import type { OwnTexts } from "./own-texts.ts";
import styles from "./Points.module.css";

type HomePoint = HomePageQuery["togetherPoints"]["items"][number];

/** The cities, numbered as on the map. */
export function Points({ points, own }: { points: readonly HomePoint[]; own: OwnTexts }) {
  const phrases = usePhrases(homePhrases);
  const foreign = useForeignLanguage();
  const mark = useMarkedPoint();
  const isHidden = useIsHidden();
  if (points.length === 0 || isHidden(paths.togetherPoints())) return null;
  return (
    <Sheet tone="sun-3" edge="b" labelledBy="points">
      <div className={styles.columns}>
        <div>
          <h2 id="points">{own.heading || phrases.points}</h2>
          <p className={styles.lead}>{own.text || phrases.pointsText}</p>
          <ol className={styles.cities}>
            {points.map(({ id, city, translation }, place) => (
              <li key={id} {...mark(city)}>
                <InternalLink to={paths.togetherPoint(city)}>
                  <span className={styles.number} aria-hidden="true">
                    {place + 1}
                  </span>
                  <span className={styles.name} lang={foreign(translation)}>
                    {addNonBreakingSpaces(translation.name)}
                  </span>
                </InternalLink>
                <ItemEditLinks
                  to={editorPaths.edit("TOGETHER_POINT", id)}
                  title={translation.name || city}
                  publishedAt={translation.publishedAt}
                  place="row"
                />
              </li>
            ))}
          </ol>
          <ButtonLink to={paths.togetherPoints()} look="ink">
            {phrases.pointsGallery}
          </ButtonLink>
        </div>
        <PointsMap
          points={points.map(({ city, pin, translation }) => ({
            city,
            pin,
            name: translation.name || city,
            lang: foreign(translation),
          }))}
          mark={mark}
          alt={phrases.map}
        />
      </div>
    </Sheet>
  );
}
