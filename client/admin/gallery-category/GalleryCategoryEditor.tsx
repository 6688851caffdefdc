import * as documents from "../../graphql/generated/GalleryCategoryEditor.ts";
import { paths } from "../../paths.ts";
import { galleryCategoryFieldPhrases } from "../../phrases/admin/fields/gallery-category.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { type FormOf, formOf, languageKeyOf } from "../bilingual-form.ts";
import { EditorFrame } from "../editor/EditorFrame.tsx";
import { TextField } from "../editor/fields/BasicFields.tsx";
import { LongField } from "../editor/fields/LongField.tsx";
import type { EditorConfig } from "../editor/state/editor-config.ts";
import { useEditor } from "../editor/state/useEditor.ts";
import { TranslationFields } from "../editor/TranslationFields.tsx";
import { blankGalleryCategory } from "../generated/blank-forms.ts";
import { ImageField } from "../image/set/ImageField.tsx";

/** Editor of a gallery category. */
export function GalleryCategoryEditor() {
  const phrases = usePhrases(galleryCategoryFieldPhrases);
  const editor = useEditor(config);
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={<ImageField {...editor.field("imageId")} />}
    >
      <TranslationFields editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.translatedField(language, "name")} />
            <LongField {...editor.translatedField(language, "description")} />
          </>
        )}
      </TranslationFields>
    </EditorFrame>
  );
}

type GalleryCategoryEditorConfig = EditorConfig<
  FormOf<documents.GalleryCategoryInput>,
  documents.EditedGalleryCategoryFragment
>;

const config: GalleryCategoryEditorConfig = {
  kind: "GALLERY_CATEGORY",
  labels: {
    UA: galleryCategoryFieldPhrases.UA.labels,
    ENG: galleryCategoryFieldPhrases.ENG.labels,
  },
  load: documents.GalleryCategoryEditorDocument,
  useSave: documents.useSaveGalleryCategoryMutation,
  formOf: formOf(blankGalleryCategory),
  titleOf: ({ translations }, language) => translations[languageKeyOf(language)].name,
  pageOf: () => paths.galleries(),
};
