import * as documents from "../../graphql/generated/MemberEditor.ts";
import { addressOf, paths } from "../../paths.ts";
import { memberFieldPhrases } from "../../phrases/admin/fields/member.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { type FormOf, formOf, languageKeyOf } from "../bilingual-form.ts";
import { AddressCard } from "../editor/AddressCard.tsx";
import { EditorFrame } from "../editor/EditorFrame.tsx";
import { blankForNull, SwitchField, TextField } from "../editor/fields/BasicFields.tsx";
import { LongField } from "../editor/fields/LongField.tsx";
import type { EditorConfig } from "../editor/state/editor-config.ts";
import { useEditor } from "../editor/state/useEditor.ts";
import { TranslationFields } from "../editor/TranslationFields.tsx";
import { blankMember } from "../generated/blank-forms.ts";
import { ImageField } from "../image/set/ImageField.tsx";
import { AsideCard } from "../screen/AsideCard.tsx";
import { GroupField } from "./GroupField.tsx";

/** Editor of a team member. */
export function MemberEditor() {
  const phrases = usePhrases(memberFieldPhrases);
  const editor = useEditor(config);
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <>
          <AsideCard title={phrases.groups}>
            <GroupField editor={editor} />
            <SwitchField {...editor.field("isPsychologist")} />
          </AsideCard>
          <ImageField {...editor.field("imageId")} />
          <AddressCard below={paths.team()} {...blankForNull(editor.field("address"))} />
        </>
      }
    >
      <TranslationFields editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.translatedField(language, "name")} />
            <TextField {...editor.translatedField(language, "surname")} />
            <TextField {...editor.translatedField(language, "role")} />
            <LongField {...editor.translatedField(language, "about")} />
          </>
        )}
      </TranslationFields>
    </EditorFrame>
  );
}

type MemberEditorConfig = EditorConfig<
  FormOf<documents.MemberInput>,
  documents.EditedMemberFragment
>;

const config: MemberEditorConfig = {
  kind: "MEMBER",
  labels: { UA: memberFieldPhrases.UA.labels, ENG: memberFieldPhrases.ENG.labels },
  load: documents.MemberEditorDocument,
  useSave: documents.useSaveMemberMutation,
  formOf: formOf(blankMember),
  titleOf: ({ translations }, language) => {
    const { name, surname } = translations[languageKeyOf(language)];
    return `${name} ${surname}`.trim();
  },
  pageOf: (item) => paths.member(addressOf(item)),
};
