import type { ListPageFragment } from "../../../graphql/generated/ListPage.ts";
import {
  type TogetherPointsPageQuery,
  useTogetherPointsPageSuspenseQuery,
} from "../../../graphql/generated/TogetherPointsPage.ts";
import { editorPaths, paths } from "../../../paths.ts";
import { useForeignLanguage, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { picturesPhrases, togetherPointsPhrases } from "../../../phrases/site/galleries.ts";
import { useDrafts } from "../../../ui/admin-mode/admin-mode.ts";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../../ui/page/page-outcomes.tsx";
import { Sheet } from "../../../ui/page/Sheet.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { ListEditLinks } from "../../page/list/ListEditLinks.tsx";
import { OwnBlocks } from "../../page/list/OwnBlocks.tsx";
import { useListPage } from "../../page/list/useListPage.ts";
import { GalleryHero } from "../GalleryHero.tsx";
import { PointCard } from "./PointCard.tsx";
import { PointsMap } from "./PointsMap.tsx";
import styles from "./TogetherPointsPage.module.css";
import { useMarkedPoint } from "./useMarkedPoint.ts";

/** The cities, numbered as on the map; each links to its images. */
export function TogetherPointsPage() {
  const variables = { language: useLanguage(), drafts: useDrafts() };
  const { page, togetherPoints } = useTogetherPointsPageSuspenseQuery({ variables }).data;
  return page ? <Points page={page} items={togetherPoints.items} /> : <PageNotFound />;
}

type PointsProps = {
  page: ListPageFragment;
  items: TogetherPointsPageQuery["togetherPoints"]["items"];
};

function Points({ page, items }: PointsProps) {
  const phrases = usePhrases(togetherPointsPhrases);
  const pictures = usePhrases(picturesPhrases);
  const foreign = useForeignLanguage();
  const mark = useMarkedPoint();
  const { title, lead, lang, head } = useListPage(page);
  return (
    <>
      <PageHead {...head} />
      <GalleryHero
        tone="sun-3"
        path={{
          label: pictures.path,
          steps: [
            { to: paths.home(), title: pictures.home },
            { to: paths.galleries(), title: pictures.gallery },
          ],
          here: title,
          lang,
        }}
        title={title}
        lang={lang}
        isBesideWide
        beside={
          <PointsMap
            points={items.map(({ city, pin, translation }) => ({
              city,
              pin,
              name: translation.name || city,
              lang: foreign(translation),
            }))}
            mark={mark}
            alt={phrases.map}
            priority
          />
        }
      >
        {lead && <p lang={lang}>{lead}</p>}
        <ListEditLinks
          page={page}
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
      <OwnBlocks page={page} />
    </>
  );
}
