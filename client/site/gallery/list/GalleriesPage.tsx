import { useLocation } from "react-router-dom";
import {
  type GalleriesPageQuery,
  useGalleriesPageSuspenseQuery,
} from "../../../graphql/generated/GalleriesPage.ts";
import type { ListPageFragment } from "../../../graphql/generated/ListPage.ts";
import { useListSize } from "../../../graphql/hooks.ts";
import { editorPaths, paths } from "../../../paths.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { galleriesPhrases, picturesPhrases } from "../../../phrases/site/galleries.ts";
import { useDrafts } from "../../../ui/admin-mode/admin-mode.ts";
import butterfly from "../../../ui/art/butterfly.svg?no-inline";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../../ui/page/page-outcomes.tsx";
import { Sheet } from "../../../ui/page/Sheet.tsx";
import { ListEditLinks } from "../../page/list/ListEditLinks.tsx";
import { OwnBlocks } from "../../page/list/OwnBlocks.tsx";
import { useListPage } from "../../page/list/useListPage.ts";
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
  const query = new URLSearchParams(useLocation().search);
  const after = query.get("after");
  const categoryId = query.get("category");
  // A list that starts after a cursor has another page size, by which the cache distinguishes it.
  const { first, grew } = useListSize(`${language} ${drafts}`, after ? 21 : 14);
  const { page, galleries, all, galleryCategories, togetherPoints, settings } =
    useGalleriesPageSuspenseQuery({
      variables: { language, first, after, drafts, ...(categoryId && { categoryId }) },
    }).data;
  const category = galleryCategories.items.find(({ id }) => id === categoryId);
  if (!page || (categoryId && !category)) return <PageNotFound />;
  return (
    <>
      <GalleriesHero
        page={page}
        category={category}
        isIndexed={!after}
        needsConsent={settings.picturesNeedConsent}
      />
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
      <OwnBlocks page={page} />
    </>
  );
}

type GalleriesHeroProps = {
  page: ListPageFragment;
  category: GalleriesPageQuery["galleryCategories"]["items"][number] | undefined;
  isIndexed: boolean;
  needsConsent: boolean;
};

function GalleriesHero({ page, category, isIndexed, needsConsent }: GalleriesHeroProps) {
  const phrases = usePhrases(galleriesPhrases);
  const { path, home } = usePhrases(picturesPhrases);
  const { title, lead, lang, head } = useListPage(page);
  const { name, description } = category?.translation ?? {};
  return (
    <>
      <PageHead
        {...head}
        title={name ? `${name} · ${head.title}` : head.title}
        description={description || head.description}
        isIndexed={isIndexed}
      />
      <GalleryHero
        tone="sky-2"
        path={{
          label: path,
          steps: [{ to: paths.home(), title: home }],
          here: title,
          lang,
        }}
        title={title}
        lang={lang}
        beside={
          <img className={styles.butterfly} src={butterfly} alt="" width="520" height="420" />
        }
      >
        {lead && <p lang={lang}>{lead}</p>}
        {needsConsent && <p>{phrases.onlyWithConsent}</p>}
        <ListEditLinks
          page={page}
          chips={[
            { to: editorPaths.add("GALLERY"), action: "GALLERY" },
            {
              to: editorPaths.add("GALLERY_CATEGORY"),
              action: "GALLERY_CATEGORY",
            },
          ]}
        />
      </GalleryHero>
    </>
  );
}
