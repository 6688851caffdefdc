import { useDeletePartnerMutation } from "../../graphql/generated/PartnerEditor.ts";
import {
  usePartnerListQuery,
  useReorderPartnersMutation,
} from "../../graphql/generated/PartnerList.ts";
import { columnPhrases } from "../../phrases/admin-list-kinds.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ContentTable } from "../editing/ContentTable.tsx";
import { orderedSize } from "../editing/order.ts";
import { wordsIn } from "../editing/table-types.ts";
import { useContentTable } from "../editing/useContentTable.ts";
import { useSharedColumns } from "../editing/useSharedColumns.tsx";

export function PartnerList() {
  const phrases = usePhrases(columnPhrases);
  const table = useContentTable({ size: orderedSize });
  const answer = usePartnerListQuery({ isQuiet: true, variables: table.variables });
  const [trash] = useDeletePartnerMutation({ context: { tellsSurprises: true } });
  const [reorder] = useReorderPartnersMutation({ context: { tellsSurprises: true } });
  const { languages, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="PARTNER"
      table={table}
      answer={answer}
      titleOf={(partner, of) => wordsIn(partner, of)?.name ?? ""}
      coverOf={({ image }) => image}
      columns={[
        {
          title: phrases.website,
          show: ({ website }) => (website ? hostOf(website) : phrases.noWebsite),
        },
        languages,
        updated,
      ]}
      reorder={(ids) => reorder({ variables: { ids } })}
      remove={({ id, version }) => trash({ variables: { id, version } })}
    />
  );
}

/** "https://www.unicef.org/ukraine" → "unicef.org" */
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : address;
