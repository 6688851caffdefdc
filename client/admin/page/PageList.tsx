import { usePageListQuery } from "../../graphql/generated/PageList.ts";
import { columnPhrases } from "../../phrases/admin/columns.ts";
import { sitePartPhrases } from "../../phrases/admin/site/site-parts.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { StatusBadge } from "../publication/StatusBadge.tsx";
import { ContentTable } from "../table/ContentTable.tsx";
import { useSharedColumns } from "../table/rows/useSharedColumns.tsx";
import { translationIn } from "../table/state/table-types.ts";
import { useContentTable } from "../table/state/useContentTable.ts";

export function PageList() {
  const phrases = usePhrases(columnPhrases);
  const { fixed } = usePhrases(sitePartPhrases);
  const table = useContentTable();
  const answer = usePageListQuery({ variables: table.variables });
  const { languages, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="PAGE"
      table={table}
      result={answer}
      titleOf={(page, of) => translationIn(page, of)?.title ?? ""}
      isPermanent={({ isPermanent }) => isPermanent}
      thumbnailOf={({ image }) => image}
      columns={[
        {
          title: phrases.address,
          render: ({ address, fixedPage }) => (
            <>
              <span>{`/${address}`}</span>{" "}
              {fixedPage && <StatusBadge state="complete">{fixed}</StatusBadge>}
            </>
          ),
        },
        languages,
        updated,
      ]}
    />
  );
}
