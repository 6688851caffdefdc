import type { EditedMemberFragment, MemberInput } from "../../graphql/generated/MemberEditor.ts";
import { useTeamGroupsSuspenseQuery } from "../../graphql/generated/TeamGroups.ts";
import { memberFieldPhrases } from "../../phrases/admin/fields/member.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import type { FormOf } from "../bilingual-form.ts";
import { ChoiceField } from "../editor/fields/BasicFields.tsx";
import type { useEditor } from "../editor/state/useEditor.ts";

type MemberEditing = ReturnType<typeof useEditor<FormOf<MemberInput>, EditedMemberFragment>>;

/** Under which heading of the team page a member stands, of those that the settings name. */
export function GroupField({ editor }: { editor: MemberEditing }) {
  const phrases = usePhrases(memberFieldPhrases);
  const reader = useLanguage();
  const groups = useTeamGroupsSuspenseQuery().data.settings.teamGroups;
  const { isOrganizer, isPsychologist, groupId } = editor.form;
  const change = (id: string) => {
    const isOwn = !["ORGANIZERS", "PSYCHOLOGISTS", "OTHERS"].includes(id);
    editor.field("groupId").onChange(isOwn ? id : null);
    if (isOwn) return;
    editor.field("isOrganizer").onChange(id === "ORGANIZERS");
    // A psychologist may organise, too.
    if (id !== "ORGANIZERS") editor.field("isPsychologist").onChange(id === "PSYCHOLOGISTS");
  };
  const isListed = groups.some(({ id }) => id === groupId);
  const usual = isPsychologist ? "PSYCHOLOGISTS" : "OTHERS";
  return (
    <ChoiceField
      path="groupId"
      error={editor.writes.errorAt("groupId")}
      label={phrases.labels.groupId}
      choices={groups.map(({ id, nameUa, nameEng }) => ({
        value: id,
        label: reader === "UA" ? nameUa || nameEng : nameEng || nameUa,
      }))}
      value={(isListed && groupId) || (isOrganizer ? "ORGANIZERS" : usual)}
      onChange={change}
    />
  );
}
