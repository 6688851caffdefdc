import { useDeleteGalleryCategoryMutation } from "../../graphql/generated/GalleryCategoryEditor.ts";
import {
  useGalleryCategoryListQuery,
  useReorderGalleryCategoriesMutation,
} from "../../graphql/generated/GalleryCategoryList.ts";
import { columnPhrases } from "../../phrases/admin-list-kinds.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ContentTable } from "../editing/ContentTable.tsx";
import { orderedSize } from "../editing/order.ts";
import { wordsIn } from "../editing/table-types.ts";
import { useContentTable } from "../editing/useContentTable.ts";
import { useSharedColumns } from "../editing/useSharedColumns.tsx";

export function GalleryCategoryList() {
  const phrases = usePhrases(columnPhrases);
  const table = useContentTable({ size: orderedSize });
  const answer = useGalleryCategoryListQuery({ isQuiet: true, variables: table.variables });
  const [trash] = useDeleteGalleryCategoryMutation({ context: { tellsSurprises: true } });
  const [reorder] = useReorderGalleryCategoriesMutation({ context: { tellsSurprises: true } });
  const { languages, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="GALLERY_CATEGORY"
      table={table}
      answer={answer}
      titleOf={(category, of) => wordsIn(category, of)?.name ?? ""}
      coverOf={({ image }) => image}
      columns={[
        { title: phrases.galleries, show: ({ galleryCount }) => galleryCount },
        languages,
        updated,
      ]}
      reorder={(ids) => reorder({ variables: { ids } })}
      remove={({ id, version }) => trash({ variables: { id, version } })}
    />
  );
}
