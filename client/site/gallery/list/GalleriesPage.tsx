import { useLocation } from "react-router-dom";
import { useGalleriesPageSuspenseQuery } from "../../../graphql/generated/GalleriesPage.ts";
import { useListSize } from "../../../graphql/list-size.ts";
import { editorPaths, paths } from "../../../paths.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { galleriesPhrases, picturesPhrases } from "../../../phrases/site/galleries.ts";
import { useDrafts } from "../../../ui/admin-mode/admin-mode.ts";
import { EditActionLinks } from "../../../ui/admin-mode/ItemEditLinks.tsx";
import butterfly from "../../../ui/art/butterfly.svg?no-inline";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../../ui/page/page-outcomes.tsx";
import { Sheet } from "../../../ui/page/Sheet.tsx";
import { CategoryChips } from "../CategoryChips.tsx";
import { GalleryHero } from "../GalleryHero.tsx";
import { CategoryAbout } from "./CategoryAbout.tsx";
import styles from "./GalleriesPage.module.css";
import { GalleryEntrances } from "./GalleryEntrances.tsx";
import { GalleryList } from "./GalleryList.tsx";

/** All galleries, newest first, or those of one category: `?category=` with its id. */
export function GalleriesPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(galleriesPhrases);
  const { path, home } = usePhrases(picturesPhrases);
  const query = new URLSearchParams(useLocation().search);
  const after = query.get("after");
  const categoryId = query.get("category");
  // A list that starts after a cursor has another page size, by which the cache distinguishes it.
  const { first, grew } = useListSize(`${language} ${drafts}`, after ? 21 : 14);
  const { galleries, all, galleryCategories, togetherPoints, settings } =
    useGalleriesPageSuspenseQuery({
      variables: { language, first, after, drafts, ...(categoryId && { categoryId }) },
    }).data;
  const category = galleryCategories.items.find(({ id }) => id === categoryId);
  if (categoryId && !category) return <PageNotFound />;
  const name = category?.translation.name;
  return (
    <>
      <PageHead
        title={name ? `${name} · ${phrases.title}` : phrases.title}
        description={category?.translation.description || phrases.description}
        isIndexed={!after}
      />
      <GalleryHero
        tone="sky-2"
        path={{
          label: path,
          steps: [{ to: paths.home(), title: home }],
          here: phrases.title,
        }}
        title={phrases.title}
        beside={
          <img className={styles.butterfly} src={butterfly} alt="" width="520" height="420" />
        }
      >
        <p>{phrases.lead}</p>
        {settings.picturesNeedConsent && <p>{phrases.onlyWithConsent}</p>}
        <EditActionLinks
          chips={[
            { to: editorPaths.add("GALLERY"), action: "GALLERY" },
            {
              to: editorPaths.add("GALLERY_CATEGORY"),
              action: "GALLERY_CATEGORY",
            },
          ]}
        />
      </GalleryHero>
      <Sheet tone="paper" edge="a" labelledBy="events" className={styles.sheet}>
        <GalleryEntrances cities={togetherPoints.total} />
        <div className={styles.head}>
          {/* Target of the category links; the chips above serve as its visible heading. */}
          <h2 id="events" className={styles.heading}>
            {phrases.events}
          </h2>
          {(all.total > 0 || drafts) && (
            <>
              <CategoryChips
                categories={galleryCategories.items}
                current={category?.id ?? null}
                all={all.total}
              />
              <p className={styles.order}>{phrases.newestFirst}</p>
            </>
          )}
        </div>
        {category && <CategoryAbout category={category} />}
        <GalleryList
          key={`${categoryId} ${after}`}
          galleries={galleries}
          categoryId={categoryId}
          first={first}
          onExtended={grew}
          isContinuation={!!after}
        />
      </Sheet>
    </>
  );
}
