import { useDeleteGalleryMutation } from "../../graphql/generated/GalleryEditor.ts";
import { useGalleryListQuery } from "../../graphql/generated/GalleryList.ts";
import { columnPhrases } from "../../phrases/admin-list-kinds.ts";
import { formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { ContentTable } from "../editing/ContentTable.tsx";
import { wordsIn } from "../editing/table-types.ts";
import { useContentTable } from "../editing/useContentTable.ts";
import { useSharedColumns } from "../editing/useSharedColumns.tsx";
import { GalleryFilters } from "./GalleryFilters.tsx";
import { galleryFilters, galleryWish } from "./gallery-wish.ts";
import { NewsActions } from "./NewsActions.tsx";
import { NewsMark } from "./NewsMark.tsx";

export function GalleryList() {
  const phrases = usePhrases(columnPhrases);
  const language = useLanguage();
  const table = useContentTable({ filters: galleryFilters });
  const answer = useGalleryListQuery({
    isQuiet: true,
    variables: { ...table.variables, ...galleryWish(table.place) },
  });
  const [trash] = useDeleteGalleryMutation({ context: { tellsSurprises: true } });
  const { languages, pictures } = useSharedColumns();
  return (
    <ContentTable
      kind="GALLERY"
      table={table}
      answer={answer}
      titleOf={(gallery, of) => wordsIn(gallery, of)?.title ?? ""}
      coverOf={({ images }) => images[0]}
      columns={[
        {
          title: phrases.category,
          isPlain: true,
          show: (gallery) => gallery.category?.translation.name || phrases.noCategory,
        },
        {
          title: phrases.date,
          isPlain: true,
          sort: { by: "listed", begins: "descending" },
          show: ({ day, galleryDate }) =>
            day ? formatDay(day, language) : galleryDate || phrases.noDate,
        },
        pictures,
        languages,
        { title: phrases.news, show: ({ isImportant }) => <NewsMark isShown={isImportant} /> },
      ]}
      filters={<GalleryFilters table={table} />}
      bulk={(galleries) => <NewsActions galleries={galleries} onDone={table.selection.clear} />}
      remove={({ id, version }) => trash({ variables: { id, version } })}
    />
  );
}
