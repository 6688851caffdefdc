import { useDeleteMemberMutation } from "../../graphql/generated/MemberEditor.ts";
import {
  useMemberListQuery,
  useReorderMembersMutation,
} from "../../graphql/generated/MemberList.ts";
import { columnPhrases } from "../../phrases/admin-list-kinds.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { ContentTable } from "../editing/ContentTable.tsx";
import { orderedSize } from "../editing/order.ts";
import { wordsIn } from "../editing/table-types.ts";
import { useContentTable } from "../editing/useContentTable.ts";
import { useSharedColumns } from "../editing/useSharedColumns.tsx";

export function MemberList() {
  const phrases = usePhrases(columnPhrases);
  const language = useLanguage();
  const table = useContentTable({ size: orderedSize });
  const answer = useMemberListQuery({ isQuiet: true, variables: table.variables });
  const [trash] = useDeleteMemberMutation({ context: { tellsSurprises: true } });
  const [reorder] = useReorderMembersMutation({ context: { tellsSurprises: true } });
  const { languages, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="MEMBER"
      table={table}
      answer={answer}
      titleOf={(member, of) => {
        const words = wordsIn(member, of);
        return words ? `${words.name} ${words.surname}`.trim() : "";
      }}
      coverOf={({ image }) => image}
      columns={[
        {
          title: phrases.role,
          isPlain: true,
          show: (member) => (
            <>
              {(wordsIn(member, language) ?? member.translations[0])?.role}
              <small>{groupsOf(member, phrases)}</small>
            </>
          ),
        },
        languages,
        updated,
      ]}
      reorder={(ids) => reorder({ variables: { ids } })}
      remove={({ id, version }) => trash({ variables: { id, version } })}
    />
  );
}

type Groups = { isOrganizer: boolean; isPsychologist: boolean };

const groupsOf = (
  { isOrganizer, isPsychologist }: Groups,
  { organizer, psychologist }: { organizer: string; psychologist: string },
) => [isOrganizer && organizer, isPsychologist && psychologist].filter(Boolean).join(", ");
