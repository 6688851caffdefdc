import * as documents from "../../graphql/generated/PartnerEditor.ts";
import { paths } from "../../paths.ts";
import { partnerFieldPhrases } from "../../phrases/admin/fields/partner.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { type FormOf, formOf, languageKeyOf } from "../bilingual-form.ts";
import { EditorFrame } from "../editor/EditorFrame.tsx";
import { blankForNull, TextField } from "../editor/fields/BasicFields.tsx";
import type { EditorConfig } from "../editor/state/editor-config.ts";
import { useEditor } from "../editor/state/useEditor.ts";
import { TranslationFields } from "../editor/TranslationFields.tsx";
import { blankPartner } from "../generated/blank-forms.ts";
import { ImageField } from "../image/set/ImageField.tsx";
import { AsideCard } from "../screen/AsideCard.tsx";

/** Editor of a partner organisation. */
export function PartnerEditor() {
  const phrases = usePhrases(partnerFieldPhrases);
  const editor = useEditor(config);
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
      <TranslationFields editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.translatedField(language, "name")} />
          </>
        )}
      </TranslationFields>
    </EditorFrame>
  );
}

type PartnerEditorConfig = EditorConfig<
  FormOf<documents.PartnerInput>,
  documents.EditedPartnerFragment
>;

const config: PartnerEditorConfig = {
  kind: "PARTNER",
  labels: { UA: partnerFieldPhrases.UA.labels, ENG: partnerFieldPhrases.ENG.labels },
  load: documents.PartnerEditorDocument,
  useSave: documents.useSavePartnerMutation,
  formOf: formOf(blankPartner),
  titleOf: ({ translations }, language) => translations[languageKeyOf(language)].name,
  pageOf: () => paths.partners(),
};
