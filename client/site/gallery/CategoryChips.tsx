import { addresses } from "../../addresses.ts";
import type { GalleriesPageQuery } from "../../graphql/generated/GalleriesPage.ts";
import { galleriesPhrases } from "../../phrases/galleries.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { useDrafts } from "../../ui/admin-mode.ts";
import { DraftMark } from "../../ui/DraftMark.tsx";
import { Chips } from "./Chips.tsx";

type CategoryChipsProps = {
  categories: GalleriesPageQuery["galleryCategories"]["items"];
  /** The id of the chosen one; null for all. */
  current: string | null;
  /** How many galleries there are in all. */
  all: number;
};

/** Each category is an address of its own; visitors do not see those without galleries. */
export function CategoryChips({ categories, current, all }: CategoryChipsProps) {
  const phrases = usePhrases(galleriesPhrases);
  const foreign = useForeignLanguage();
  const areDraftsShown = useDrafts();
  const used = categories.filter(
    ({ galleryCount, id }) => galleryCount > 0 || id === current || areDraftsShown,
  );
  const chips = used.map(({ id, galleryCount, translation }) => ({
    to: `${categoryAddress(id)}#events`,
    name: translation.name,
    lang: foreign(translation),
    isCurrent: id === current,
    count: galleryCount,
    counted: phrases.galleriesIn(galleryCount),
    mark: <DraftMark publishedAt={translation.publishedAt} />,
  }));
  const everything = {
    to: `${addresses.galleries()}#events`,
    name: phrases.all,
    isCurrent: current === null,
    count: all,
    counted: phrases.galleriesIn(all),
  };
  return <Chips label={phrases.categories} chips={[everything, ...chips]} />;
}

/** The galleries of one category. */
export function categoryAddress(id: string): string {
  return `${addresses.galleries()}?category=${encodeURIComponent(id)}`;
}
