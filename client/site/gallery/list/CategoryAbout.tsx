import type { GalleriesPageQuery } from "../../../graphql/generated/GalleriesPage.ts";
import { editorPaths } from "../../../paths.ts";
import { useForeignLanguage } from "../../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { ItemEditLinks } from "../../../ui/admin-mode/ItemEditLinks.tsx";
import styles from "./CategoryAbout.module.css";

type CategoryAboutProps = {
  category: GalleriesPageQuery["galleryCategories"]["items"][number];
};

/** Description of the selected category. */
export function CategoryAbout({ category: { id, translation } }: CategoryAboutProps) {
  const foreign = useForeignLanguage();
  return (
    <div className={styles.about}>
      {translation.description && (
        <p lang={foreign(translation)}>{addNonBreakingSpaces(translation.description)}</p>
      )}
      <ItemEditLinks
        to={editorPaths.edit("GALLERY_CATEGORY", id)}
        title={translation.name}
        publishedAt={translation.publishedAt}
        place="row"
      />
    </div>
  );
}
