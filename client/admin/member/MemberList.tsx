import { useMemberListQuery } from "../../graphql/generated/MemberList.ts";
import { columnPhrases } from "../../phrases/admin/columns.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { manualOrderPageSize } from "../screen/list-order.ts";
import { ContentTable } from "../table/ContentTable.tsx";
import { useSharedColumns } from "../table/rows/useSharedColumns.tsx";
import { translationIn } from "../table/state/table-types.ts";
import { useContentTable } from "../table/state/useContentTable.ts";

export function MemberList() {
  const phrases = usePhrases(columnPhrases);
  const language = useLanguage();
  const table = useContentTable({ size: manualOrderPageSize });
  const answer = useMemberListQuery({ variables: table.variables });
  const { languages, updated } = useSharedColumns();
  return (
    <ContentTable
      kind="MEMBER"
      table={table}
      result={answer}
      titleOf={(member, of) => {
        const translation = translationIn(member, of);
        return translation ? `${translation.name} ${translation.surname}`.trim() : "";
      }}
      thumbnailOf={({ image }) => image}
      headings={{ picture: phrases.photo, title: phrases.personName }}
      columns={[
        {
          title: phrases.role,
          hidesTitleOnCards: true,
          render: (member) => (
            <>
              <span>{(translationIn(member, language) ?? member.translations[0])?.role}</span>
              <small>{groupsOf(member, phrases)}</small>
            </>
          ),
        },
        languages,
        updated,
      ]}
      isOrderedByHand
    />
  );
}

type Groups = { isOrganizer: boolean; isPsychologist: boolean };

const groupsOf = (
  { isOrganizer, isPsychologist }: Groups,
  { organizer, psychologist }: { organizer: string; psychologist: string },
) => [isOrganizer && organizer, isPsychologist && psychologist].filter(Boolean).join(", ");
