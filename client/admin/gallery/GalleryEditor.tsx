import { useMemo } from "react";
import { addresses } from "../../addresses.ts";
import * as documents from "../../graphql/generated/GalleryEditor.ts";
import { galleryFieldPhrases } from "../../phrases/admin-gallery-fields.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { AsideCard } from "../editing/AsideCard.tsx";
import { EditorFrame } from "../editing/EditorFrame.tsx";
import type { EditorFace } from "../editing/face.ts";
import { ChoiceField } from "../editing/fields/ChoiceField.tsx";
import { LongField } from "../editing/fields/LongField.tsx";
import { SwitchField } from "../editing/fields/SwitchField.tsx";
import { TextField } from "../editing/fields/TextField.tsx";
import { bothWords, type FormOf, wordsKeyOf } from "../editing/form.ts";
import { useEditor } from "../editing/useEditor.ts";
import { Words } from "../editing/Words.tsx";
import { ImageSet } from "../image/ImageSet.tsx";
import { DayField } from "./DayField.tsx";

/** A gallery: pictures of one event with its story. */
export function GalleryEditor() {
  const phrases = usePhrases(galleryFieldPhrases);
  const variables = { language: useLanguage() };
  const { data } = documents.useGalleryCategoryChoicesSuspenseQuery({
    variables,
    isQuietAfterwards: true,
  });
  const categories = data.galleryCategories.items.map(({ id, translation }) => ({
    value: id,
    label: translation.name,
  }));
  const first = categories[0]?.value ?? "";
  const editor = useEditor(useMemo(() => faceOf(first), [first]));
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <AsideCard>
          <SwitchField {...editor.field("isImportant")} />
          <ChoiceField
            hint={first ? undefined : phrases.noCategories}
            choices={categories}
            {...editor.field("categoryId")}
          />
          <DayField {...editor.field("galleryDate")} />
        </AsideCard>
      }
    >
      <Words editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.words(language, "title")} />
            <LongField {...editor.words(language, "description")} />
          </>
        )}
      </Words>
      <ImageSet value={editor.form.imageIds} onChange={editor.field("imageIds").onUpdate} />
    </EditorFrame>
  );
}

type GalleryFace = EditorFace<FormOf<documents.GalleryInput>, documents.EditedGalleryFragment>;

const faceOf = (firstCategory: string): GalleryFace => ({
  kind: "GALLERY",
  labels: { UA: galleryFieldPhrases.UA.labels, ENG: galleryFieldPhrases.ENG.labels },
  documents: {
    load: documents.GalleryEditorDocument,
    save: documents.SaveGalleryDocument,
    publish: documents.PublishGalleryDocument,
    unpublish: documents.UnpublishGalleryDocument,
    remove: documents.DeleteGalleryDocument,
  },
  formOf: (gallery) => ({
    categoryId: gallery ? (gallery.category?.id ?? "") : firstCategory,
    galleryDate: gallery?.galleryDate ?? "",
    isImportant: gallery?.isImportant ?? false,
    imageIds: gallery?.images.map(({ id }) => id) ?? [],
    translations: bothWords(gallery?.translations, (words) => ({
      title: words?.title ?? "",
      description: words?.description ?? "",
    })),
  }),
  titleOf: ({ translations }, language) => translations[wordsKeyOf(language)].title,
  pageOf: ({ id }) => addresses.gallery(id),
  isLeftAfterSaving: true,
});
