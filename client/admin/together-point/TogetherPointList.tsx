import { useTogetherPointListQuery } from "../../graphql/generated/TogetherPointList.ts";
import { columnPhrases } from "../../phrases/admin/columns.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { manualOrderPageSize } from "../screen/list-order.ts";
import { ContentTable } from "../table/ContentTable.tsx";
import { useSharedColumns } from "../table/rows/useSharedColumns.tsx";
import { translationIn } from "../table/state/table-types.ts";
import { useContentTable } from "../table/state/useContentTable.ts";
import { PointsSwitch } from "./PointsSwitch.tsx";

export function TogetherPointList() {
  const phrases = usePhrases(columnPhrases);
  const table = useContentTable({ size: manualOrderPageSize });
  const answer = useTogetherPointListQuery({ variables: table.variables });
  const { languages, pictures, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="TOGETHER_POINT"
      table={table}
      result={answer}
      titleOf={(point, of) => translationIn(point, of)?.name ?? ""}
      thumbnailOf={({ images }) => images[0]}
      columns={[
        { title: phrases.address, render: ({ city }) => city },
        pictures,
        languages,
        updated,
      ]}
      isOrderedByHand
      notice={<PointsSwitch />}
    />
  );
}
