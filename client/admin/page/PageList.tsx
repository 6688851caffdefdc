import { usePageListQuery } from "../../graphql/generated/PageList.ts";
import { columnPhrases } from "../../phrases/admin/columns.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ContentTable } from "../table/ContentTable.tsx";
import { useSharedColumns } from "../table/rows/useSharedColumns.tsx";
import { translationIn } from "../table/state/table-types.ts";
import { useContentTable } from "../table/state/useContentTable.ts";

export function PageList() {
  const phrases = usePhrases(columnPhrases);
  const table = useContentTable();
  const answer = usePageListQuery({ isQuiet: true, variables: table.variables });
  const { languages, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="PAGE"
      table={table}
      result={answer}
      titleOf={(page, of) => translationIn(page, of)?.title ?? ""}
      thumbnailOf={({ image }) => image}
      columns={[
        { title: phrases.address, render: ({ address }) => `/${address}` },
        languages,
        updated,
      ]}
    />
  );
}
