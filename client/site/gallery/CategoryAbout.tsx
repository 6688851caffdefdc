import { editors } from "../../addresses.ts";
import type { GalleriesPageQuery } from "../../graphql/generated/GalleriesPage.ts";
import { bind } from "../../phrases/binding.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { ItemMarks } from "../../ui/ItemMarks.tsx";
import styles from "./CategoryAbout.module.css";

type CategoryAboutProps = {
  category: GalleriesPageQuery["galleryCategories"]["items"][number];
};

/** What the galleries of a chosen category have in common. */
export function CategoryAbout({ category: { id, translation } }: CategoryAboutProps) {
  const foreign = useForeignLanguage();
  return (
    <div className={styles.about}>
      {translation.description && (
        <p lang={foreign(translation)}>{bind(translation.description)}</p>
      )}
      <ItemMarks
        to={editors.edit("GALLERY_CATEGORY", id)}
        title={translation.name}
        publishedAt={translation.publishedAt}
        place="row"
      />
    </div>
  );
}
