import { useMemo } from "react";
import { useGalleryCategoryChoicesSuspenseQuery } from "../../graphql/generated/GalleryCategoryChoices.ts";
import * as documents from "../../graphql/generated/GalleryEditor.ts";
import { addressOf, paths } from "../../paths.ts";
import { galleryFieldPhrases } from "../../phrases/admin/fields/gallery.ts";
import { kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { type FormOf, formOf, languageKeyOf } from "../bilingual-form.ts";
import { AddressCard } from "../editor/AddressCard.tsx";
import { EditorFrame } from "../editor/EditorFrame.tsx";
import {
  blankForNull,
  ChoiceField,
  SwitchField,
  TextField,
} from "../editor/fields/BasicFields.tsx";
import { LongField } from "../editor/fields/LongField.tsx";
import type { EditorConfig } from "../editor/state/editor-config.ts";
import { useEditor } from "../editor/state/useEditor.ts";
import { TranslationFields } from "../editor/TranslationFields.tsx";
import { blankGallery } from "../generated/blank-forms.ts";
import { ImageSet } from "../image/set/ImageSet.tsx";
import { AsideCard } from "../screen/AsideCard.tsx";
import { DayField } from "./DayField.tsx";

/** Editor of a gallery: pictures of one event with its story. */
export function GalleryEditor() {
  const phrases = usePhrases(galleryFieldPhrases);
  const variables = { language: useLanguage() };
  const { data } = useGalleryCategoryChoicesSuspenseQuery({
    variables,
  });
  const categories = data.galleryCategories.items.map(({ id, translation }) => ({
    value: id,
    label: translation.name,
  }));
  const first = categories[0]?.value ?? "";
  const editor = useEditor(useMemo(() => configFor(first), [first]));
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <>
          <AsideCard>
            <SwitchField {...editor.field("isImportant")} />
            <ChoiceField
              hint={first ? undefined : phrases.noCategories}
              choices={categories}
              {...editor.field("categoryId")}
            />
            <DayField {...editor.field("galleryDate")} />
          </AsideCard>
          <AddressCard below={paths.galleries()} {...blankForNull(editor.field("address"))} />
        </>
      }
    >
      <TranslationFields editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.translatedField(language, "title")} />
            <LongField {...editor.translatedField(language, "description")} />
          </>
        )}
      </TranslationFields>
      <ImageSet value={editor.form.imageIds} onChange={editor.field("imageIds").onUpdate} />
    </EditorFrame>
  );
}

type GalleryEditorConfig = EditorConfig<
  FormOf<documents.GalleryInput>,
  documents.EditedGalleryFragment
>;

const configFor = (firstCategory: string): GalleryEditorConfig => ({
  kind: "GALLERY",
  labels: { UA: galleryFieldPhrases.UA.labels, ENG: galleryFieldPhrases.ENG.labels },
  load: documents.GalleryEditorDocument,
  useSave: documents.useSaveGalleryMutation,
  formOf: formOf(blankGallery, (gallery: documents.EditedGalleryFragment | null) => ({
    categoryId: gallery ? (gallery.category?.id ?? "") : firstCategory,
    galleryDate: gallery ? gallery.galleryDate : kyivDayOf(serverNow().toISOString()),
  })),
  titleOf: ({ translations }, language) => translations[languageKeyOf(language)].title,
  pageOf: (item) => paths.gallery(addressOf(item)),
  leadsToOverview: true,
});
