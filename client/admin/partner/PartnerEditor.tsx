import { addresses } from "../../addresses.ts";
import * as documents from "../../graphql/generated/PartnerEditor.ts";
import { partnerFieldPhrases } from "../../phrases/admin-partner-fields.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AsideCard } from "../editing/AsideCard.tsx";
import { EditorFrame } from "../editing/EditorFrame.tsx";
import type { EditorFace } from "../editing/face.ts";
import { blankForNull } from "../editing/fields/blank-for-null.ts";
import { TextField } from "../editing/fields/TextField.tsx";
import { bothWords, type FormOf, wordsKeyOf } from "../editing/form.ts";
import { useEditor } from "../editing/useEditor.ts";
import { Words } from "../editing/Words.tsx";
import { ImageField } from "../image/ImageField.tsx";

/** An organisation that helps. */
export function PartnerEditor() {
  const phrases = usePhrases(partnerFieldPhrases);
  const editor = useEditor(face);
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <>
          <AsideCard>
            <TextField
              hint={phrases.websiteHint}
              inputMode="url"
              {...blankForNull(editor.field("website"))}
            />
          </AsideCard>
          <ImageField {...editor.field("imageId")} />
        </>
      }
    >
      <Words editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.words(language, "name")} />
          </>
        )}
      </Words>
    </EditorFrame>
  );
}

type PartnerFace = EditorFace<FormOf<documents.PartnerInput>, documents.EditedPartnerFragment>;

const face: PartnerFace = {
  kind: "PARTNER",
  labels: { UA: partnerFieldPhrases.UA.labels, ENG: partnerFieldPhrases.ENG.labels },
  documents: {
    load: documents.PartnerEditorDocument,
    save: documents.SavePartnerDocument,
    publish: documents.PublishPartnerDocument,
    unpublish: documents.UnpublishPartnerDocument,
    remove: documents.DeletePartnerDocument,
  },
  formOf: (partner) => ({
    website: partner?.website ?? null,
    imageId: partner?.image?.id ?? null,
    translations: bothWords(partner?.translations, (words) => ({
      name: words?.name ?? "",
    })),
  }),
  titleOf: ({ translations }, language) => translations[wordsKeyOf(language)].name,
  pageOf: () => addresses.partners(),
};
