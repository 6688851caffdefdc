import { addresses } from "../../addresses.ts";
import * as documents from "../../graphql/generated/MemberEditor.ts";
import { memberFieldPhrases } from "../../phrases/admin-member-fields.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AsideCard } from "../editing/AsideCard.tsx";
import { EditorFrame } from "../editing/EditorFrame.tsx";
import type { EditorFace } from "../editing/face.ts";
import { LongField } from "../editing/fields/LongField.tsx";
import { SwitchField } from "../editing/fields/SwitchField.tsx";
import { TextField } from "../editing/fields/TextField.tsx";
import { bothWords, type FormOf, wordsKeyOf } from "../editing/form.ts";
import { useEditor } from "../editing/useEditor.ts";
import { Words } from "../editing/Words.tsx";
import { ImageField } from "../image/ImageField.tsx";

/** Somebody of the team. */
export function MemberEditor() {
  const phrases = usePhrases(memberFieldPhrases);
  const editor = useEditor(face);
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <>
          <AsideCard title={phrases.groups}>
            <SwitchField {...editor.field("isOrganizer")} />
            <SwitchField {...editor.field("isPsychologist")} />
          </AsideCard>
          <ImageField {...editor.field("imageId")} />
        </>
      }
    >
      <Words editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.words(language, "name")} />
            <TextField {...editor.words(language, "surname")} />
            <TextField {...editor.words(language, "role")} />
            <LongField {...editor.words(language, "about")} />
          </>
        )}
      </Words>
    </EditorFrame>
  );
}

type MemberFace = EditorFace<FormOf<documents.MemberInput>, documents.EditedMemberFragment>;

const face: MemberFace = {
  kind: "MEMBER",
  labels: { UA: memberFieldPhrases.UA.labels, ENG: memberFieldPhrases.ENG.labels },
  documents: {
    load: documents.MemberEditorDocument,
    save: documents.SaveMemberDocument,
    publish: documents.PublishMemberDocument,
    unpublish: documents.UnpublishMemberDocument,
    remove: documents.DeleteMemberDocument,
  },
  formOf: (member) => ({
    isOrganizer: member?.isOrganizer ?? false,
    isPsychologist: member?.isPsychologist ?? false,
    imageId: member?.image?.id ?? null,
    translations: bothWords(member?.translations, (words) => ({
      name: words?.name ?? "",
      surname: words?.surname ?? "",
      role: words?.role ?? "",
      about: words?.about ?? "",
    })),
  }),
  titleOf: ({ translations }, language) => {
    const { name, surname } = translations[wordsKeyOf(language)];
    return `${name} ${surname}`.trim();
  },
  pageOf: ({ id }) => addresses.member(id),
};
