import { usePartnerListQuery } from "../../graphql/generated/PartnerList.ts";
import { columnPhrases } from "../../phrases/admin/columns.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { manualOrderPageSize } from "../screen/list-order.ts";
import { ContentTable } from "../table/ContentTable.tsx";
import { useSharedColumns } from "../table/rows/useSharedColumns.tsx";
import { translationIn } from "../table/state/table-types.ts";
import { useContentTable } from "../table/state/useContentTable.ts";

export function PartnerList() {
  const phrases = usePhrases(columnPhrases);
  const table = useContentTable({ size: manualOrderPageSize });
  const answer = usePartnerListQuery({ variables: table.variables });
  const { languages, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="PARTNER"
      table={table}
      result={answer}
      titleOf={(partner, of) => translationIn(partner, of)?.name ?? ""}
      thumbnailOf={({ image }) => image}
      columns={[
        {
          title: phrases.website,
          render: ({ website }) => (website ? hostOf(website) : phrases.noWebsite),
        },
        languages,
        updated,
      ]}
      isOrderedByHand
    />
  );
}

/** "https://www.unicef.org/ukraine" → "unicef.org" */
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : address;
