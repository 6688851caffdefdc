import { useProjectListQuery } from "../../graphql/generated/ProjectList.ts";
import { columnPhrases } from "../../phrases/admin/columns.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { manualOrderPageSize } from "../screen/list-order.ts";
import { ContentTable } from "../table/ContentTable.tsx";
import { useSharedColumns } from "../table/rows/useSharedColumns.tsx";
import { translationIn } from "../table/state/table-types.ts";
import { useContentTable } from "../table/state/useContentTable.ts";

export function ProjectList() {
  const phrases = usePhrases(columnPhrases);
  const table = useContentTable({ size: manualOrderPageSize });
  const answer = useProjectListQuery({ variables: table.variables });
  const { languages, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="PROJECT"
      table={table}
      result={answer}
      titleOf={(project, of) => translationIn(project, of)?.name ?? ""}
      thumbnailOf={({ image }) => image}
      columns={[
        {
          title: phrases.place,
          hidesTitleOnCards: true,
          render: ({ section }) => phrases.sections[section],
        },
        languages,
        updated,
      ]}
      isOrderedByHand
    />
  );
}
