import { useTogetherPointsPageSuspenseQuery } from "../../../graphql/generated/TogetherPointsPage.ts";
import { editorPaths, paths } from "../../../paths.ts";
import { useForeignLanguage, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { picturesPhrases, togetherPointsPhrases } from "../../../phrases/site/galleries.ts";
import { useDrafts } from "../../../ui/admin-mode/admin-mode.ts";
import { EditActionLinks } from "../../../ui/admin-mode/ItemEditLinks.tsx";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../../ui/page/page-outcomes.tsx";
import { Sheet } from "../../../ui/page/Sheet.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { GalleryHero } from "../GalleryHero.tsx";
import { PointCard } from "./PointCard.tsx";
import { PointsMap } from "./PointsMap.tsx";
import styles from "./TogetherPointsPage.module.css";
import { useMarkedPoint } from "./useMarkedPoint.ts";

/** The cities, numbered as on the map; each links to its images. */
export function TogetherPointsPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(togetherPointsPhrases);
  const pictures = usePhrases(picturesPhrases);
  const foreign = useForeignLanguage();
  const mark = useMarkedPoint();
  const { settings, togetherPoints } = useTogetherPointsPageSuspenseQuery({
    variables: { language, drafts },
  }).data;
  if (!settings.showsTogetherPoints) return <PageNotFound />;
  const { items } = togetherPoints;
  return (
    <>
      <PageHead title={pictures.points} description={phrases.description} />
      <GalleryHero
        tone="sun-3"
        path={{
          label: pictures.path,
          steps: [
            { to: paths.home(), title: pictures.home },
            { to: paths.galleries(), title: pictures.gallery },
          ],
          here: pictures.points,
        }}
        title={pictures.points}
        isBesideWide
        beside={
          <PointsMap
            points={items.map(({ city, translation }) => ({
              city,
              name: translation.name || city,
              lang: foreign(translation),
            }))}
            mark={mark}
            alt={phrases.map}
            priority
          />
        }
      >
        <p>{phrases.lead}</p>
        <EditActionLinks
          chips={[{ to: editorPaths.add("TOGETHER_POINT"), action: "TOGETHER_POINT" }]}
        />
      </GalleryHero>
      <Sheet tone="paper" edge="a" labelledBy="cities" className={styles.sheet}>
        <h2 id="cities">
          <VisuallyHidden>{phrases.list}</VisuallyHidden>
        </h2>
        <ol className={styles.cities}>
          {items.map((point, position) => (
            <li key={point.id} {...mark(point.city)}>
              <PointCard point={point} position={position} />
            </li>
          ))}
        </ol>
      </Sheet>
    </>
  );
}
