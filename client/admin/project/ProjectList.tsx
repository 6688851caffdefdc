import { useDeleteProjectMutation } from "../../graphql/generated/ProjectEditor.ts";
import {
  useProjectListQuery,
  useReorderProjectsMutation,
} from "../../graphql/generated/ProjectList.ts";
import { columnPhrases } from "../../phrases/admin-list-kinds.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ContentTable } from "../editing/ContentTable.tsx";
import { orderedSize } from "../editing/order.ts";
import { wordsIn } from "../editing/table-types.ts";
import { useContentTable } from "../editing/useContentTable.ts";
import { useSharedColumns } from "../editing/useSharedColumns.tsx";

export function ProjectList() {
  const phrases = usePhrases(columnPhrases);
  const table = useContentTable({ size: orderedSize });
  const answer = useProjectListQuery({ isQuiet: true, variables: table.variables });
  const [trash] = useDeleteProjectMutation({ context: { tellsSurprises: true } });
  const [reorder] = useReorderProjectsMutation({ context: { tellsSurprises: true } });
  const { languages, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="PROJECT"
      table={table}
      answer={answer}
      titleOf={(project, of) => wordsIn(project, of)?.name ?? ""}
      coverOf={({ image }) => image}
      columns={[
        { title: phrases.place, isPlain: true, show: ({ section }) => phrases.sections[section] },
        languages,
        updated,
      ]}
      reorder={(ids) => reorder({ variables: { ids } })}
      remove={({ id, version }) => trash({ variables: { id, version } })}
    />
  );
}
