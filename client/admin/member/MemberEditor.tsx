import { useMemo } from "react";
import { addresses } from "../../addresses.ts";
import * as documents from "../../graphql/generated/MemberEditor.ts";
import { fieldPhrases } from "../../phrases/admin-fields.ts";
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
  const { member: phrases } = usePhrases(fieldPhrases);
  const { labels } = phrases;
  const editor = useEditor(useMemo(() => faceOf(labels), [labels]));
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <>
          <AsideCard title={phrases.groups}>
            <SwitchField label={labels.isOrganizer} {...editor.field("isOrganizer")} />
            <SwitchField label={labels.isPsychologist} {...editor.field("isPsychologist")} />
          </AsideCard>
          <AsideCard>
            <ImageField label={labels.imageId} {...editor.field("imageId")} />
          </AsideCard>
        </>
      }
    >
      <Words editor={editor}>
        {(language) => (
          <>
            <TextField label={labels.name} {...editor.words(language, "name")} />
            <TextField label={labels.surname} {...editor.words(language, "surname")} />
            <TextField label={labels.role} {...editor.words(language, "role")} />
            <LongField label={labels.about} {...editor.words(language, "about")} />
          </>
        )}
      </Words>
    </EditorFrame>
  );
}

type MemberFace = EditorFace<FormOf<documents.MemberInput>, documents.EditedMemberFragment>;

const faceOf = (labels: MemberFace["labels"]): MemberFace => ({
  kind: "MEMBER",
  labels,
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
});
