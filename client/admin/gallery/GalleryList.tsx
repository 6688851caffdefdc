import { useGalleryListQuery } from "../../graphql/generated/GalleryList.ts";
import { columnPhrases } from "../../phrases/admin/columns.ts";
import { formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { StarIcon } from "../../ui/icons/list-icons.tsx";
import { ContentTable } from "../table/ContentTable.tsx";
import { useSharedColumns } from "../table/rows/useSharedColumns.tsx";
import { translationIn } from "../table/state/table-types.ts";
import { useContentTable } from "../table/state/useContentTable.ts";
import { CategoryAction } from "./CategoryAction.tsx";
import { GalleryFilters, galleryFilters, galleryVariables } from "./GalleryFilters.tsx";
import { NewsActions } from "./NewsActions.tsx";
import styles from "./NewsBadge.module.css";

/** Whether the News show a gallery. */
export function NewsBadge({ isShown }: { isShown: boolean }) {
  const phrases = usePhrases(columnPhrases);
  if (!isShown) return <span className={styles.no}>{phrases.no}</span>;
  return (
    <span className={styles.yes}>
      <StarIcon size={14} />
      <span>{phrases.yes}</span>
    </span>
  );
}

export function GalleryList() {
  const phrases = usePhrases(columnPhrases);
  const language = useLanguage();
  const table = useContentTable({ filters: galleryFilters });
  const answer = useGalleryListQuery({
    variables: { ...table.variables, ...galleryVariables(table.place) },
  });
  const { languages, pictures } = useSharedColumns();
  return (
    <ContentTable
      kind="GALLERY"
      table={table}
      result={answer}
      titleOf={(gallery, of) => translationIn(gallery, of)?.title ?? ""}
      thumbnailOf={({ images }) => images[0]}
      columns={[
        {
          title: phrases.category,
          hidesTitleOnCards: true,
          render: (gallery) => gallery.category?.translation.name || phrases.noCategory,
        },
        {
          title: phrases.date,
          hidesTitleOnCards: true,
          sort: { key: "listed", initialDirection: "descending" },
          render: ({ day, galleryDate }) =>
            day ? formatDay(day, language) : galleryDate || phrases.noDate,
        },
        pictures,
        languages,
        { title: phrases.news, render: ({ isImportant }) => <NewsBadge isShown={isImportant} /> },
      ]}
      filters={<GalleryFilters table={table} />}
      bulk={(galleries) => (
        <>
          <CategoryAction galleries={galleries} onDone={table.selection.clear} />
          <NewsActions galleries={galleries} onDone={table.selection.clear} />
        </>
      )}
    />
  );
}
