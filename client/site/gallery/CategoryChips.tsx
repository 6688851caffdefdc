import type { GalleriesPageQuery } from "../../graphql/generated/GalleriesPage.ts";
import { paths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { galleriesPhrases } from "../../phrases/site/galleries.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { DraftBadge } from "../../ui/admin-mode/DraftBadge.tsx";
import { Chips } from "../../ui/search/Chips.tsx";

type CategoryChipsProps = {
  categories: GalleriesPageQuery["galleryCategories"]["items"];
  /** Id of the selected category; null for all. */
  current: string | null;
  /** Total number of galleries. */
  all: number;
};

/** Links to the categories; visitors do not see those without galleries. */
export function CategoryChips({ categories, current, all }: CategoryChipsProps) {
  const phrases = usePhrases(galleriesPhrases);
  const foreign = useForeignLanguage();
  const areDraftsShown = useDrafts();
  const used = categories.filter(
    ({ galleryCount, id }) => galleryCount > 0 || id === current || areDraftsShown,
  );
  const chips = used.map(({ id, galleryCount, translation }) => ({
    to: `${categoryPath(id)}#events`,
    name: translation.name,
    lang: foreign(translation),
    isCurrent: id === current,
    count: galleryCount,
    counted: phrases.galleriesIn(galleryCount),
    badge: <DraftBadge publishedAt={translation.publishedAt} />,
  }));
  const everything = {
    to: `${paths.galleries()}#events`,
    name: phrases.all,
    isCurrent: current === null,
    count: all,
    counted: phrases.galleriesIn(all),
  };
  return <Chips label={phrases.categories} chips={[everything, ...chips]} />;
}

/** Path of a category's galleries. */
export function categoryPath(id: string): string {
  return `${paths.galleries()}?category=${encodeURIComponent(id)}`;
}
