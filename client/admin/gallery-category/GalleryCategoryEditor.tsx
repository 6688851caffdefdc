import { addresses } from "../../addresses.ts";
import * as documents from "../../graphql/generated/GalleryCategoryEditor.ts";
import { galleryCategoryFieldPhrases } from "../../phrases/admin-gallery-category-fields.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { EditorFrame } from "../editing/EditorFrame.tsx";
import type { EditorFace } from "../editing/face.ts";
import { LongField } from "../editing/fields/LongField.tsx";
import { TextField } from "../editing/fields/TextField.tsx";
import { bothWords, type FormOf, wordsKeyOf } from "../editing/form.ts";
import { useEditor } from "../editing/useEditor.ts";
import { Words } from "../editing/Words.tsx";
import { ImageField } from "../image/ImageField.tsx";

/** What galleries are sorted under. */
export function GalleryCategoryEditor() {
  const phrases = usePhrases(galleryCategoryFieldPhrases);
  const editor = useEditor(face);
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={<ImageField {...editor.field("imageId")} />}
    >
      <Words editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.words(language, "name")} />
            <LongField {...editor.words(language, "description")} />
          </>
        )}
      </Words>
    </EditorFrame>
  );
}

type GalleryCategoryFace = EditorFace<
  FormOf<documents.GalleryCategoryInput>,
  documents.EditedGalleryCategoryFragment
>;

const face: GalleryCategoryFace = {
  kind: "GALLERY_CATEGORY",
  labels: {
    UA: galleryCategoryFieldPhrases.UA.labels,
    ENG: galleryCategoryFieldPhrases.ENG.labels,
  },
  documents: {
    load: documents.GalleryCategoryEditorDocument,
    save: documents.SaveGalleryCategoryDocument,
    publish: documents.PublishGalleryCategoryDocument,
    unpublish: documents.UnpublishGalleryCategoryDocument,
    remove: documents.DeleteGalleryCategoryDocument,
  },
  formOf: (category) => ({
    imageId: category?.image?.id ?? null,
    translations: bothWords(category?.translations, (words) => ({
      name: words?.name ?? "",
      description: words?.description ?? "",
    })),
  }),
  titleOf: ({ translations }, language) => translations[wordsKeyOf(language)].name,
  pageOf: () => addresses.galleries(),
};
