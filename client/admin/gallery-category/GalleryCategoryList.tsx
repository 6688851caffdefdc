import { useGalleryCategoryListQuery } from "../../graphql/generated/GalleryCategoryList.ts";
import { columnPhrases } from "../../phrases/admin/columns.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { manualOrderPageSize } from "../screen/list-order.ts";
import { ContentTable } from "../table/ContentTable.tsx";
import { useSharedColumns } from "../table/rows/useSharedColumns.tsx";
import { translationIn } from "../table/state/table-types.ts";
import { useContentTable } from "../table/state/useContentTable.ts";

export function GalleryCategoryList() {
  const phrases = usePhrases(columnPhrases);
  const table = useContentTable({ size: manualOrderPageSize });
  const answer = useGalleryCategoryListQuery({ variables: table.variables });
  const { languages, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="GALLERY_CATEGORY"
      table={table}
      result={answer}
      titleOf={(category, of) => translationIn(category, of)?.name ?? ""}
      thumbnailOf={({ image }) => image}
      columns={[
        { title: phrases.galleries, render: ({ galleryCount }) => galleryCount },
        languages,
        updated,
      ]}
      isOrderedByHand
    />
  );
}
