import { useDeleteTogetherPointMutation } from "../../graphql/generated/TogetherPointEditor.ts";
import {
  useReorderTogetherPointsMutation,
  useTogetherPointListQuery,
} from "../../graphql/generated/TogetherPointList.ts";
import { columnPhrases } from "../../phrases/admin-list-kinds.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ContentTable } from "../editing/ContentTable.tsx";
import { orderedSize } from "../editing/order.ts";
import { wordsIn } from "../editing/table-types.ts";
import { useContentTable } from "../editing/useContentTable.ts";
import { useSharedColumns } from "../editing/useSharedColumns.tsx";

export function TogetherPointList() {
  const phrases = usePhrases(columnPhrases);
  const table = useContentTable({ size: orderedSize });
  const answer = useTogetherPointListQuery({ isQuiet: true, variables: table.variables });
  const [trash] = useDeleteTogetherPointMutation({ context: { tellsSurprises: true } });
  const [reorder] = useReorderTogetherPointsMutation({ context: { tellsSurprises: true } });
  const { languages, pictures, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="TOGETHER_POINT"
      table={table}
      answer={answer}
      titleOf={(point, of) => wordsIn(point, of)?.name ?? ""}
      coverOf={({ images }) => images[0]}
      columns={[{ title: phrases.address, show: ({ city }) => city }, pictures, languages, updated]}
      reorder={(ids) => reorder({ variables: { ids } })}
      remove={({ id, version }) => trash({ variables: { id, version } })}
    />
  );
}
