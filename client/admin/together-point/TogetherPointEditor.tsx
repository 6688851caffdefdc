import * as documents from "../../graphql/generated/TogetherPointEditor.ts";
import { paths } from "../../paths.ts";
import { togetherPointFieldPhrases } from "../../phrases/admin/fields/together-point.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { formOf, languageKeyOf } from "../bilingual-form.ts";
import { EditorFrame } from "../editor/EditorFrame.tsx";
import { TextField } from "../editor/fields/BasicFields.tsx";
import type { EditorConfig } from "../editor/state/editor-config.ts";
import { useEditor } from "../editor/state/useEditor.ts";
import { TranslationFields } from "../editor/TranslationFields.tsx";
import { blankTogetherPoint } from "../generated/blank-forms.ts";
import { ImageSet } from "../image/set/ImageSet.tsx";
import { AsideCard } from "../screen/AsideCard.tsx";
import { PinField } from "./PinField.tsx";
import { PointFacts } from "./PointFacts.tsx";
import type { TogetherPointForm } from "./point-form.ts";

/** Editor of a children’s point. */
export function TogetherPointEditor() {
  const phrases = usePhrases(togetherPointFieldPhrases);
  const editor = useEditor(config);
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <AsideCard>
          <TextField hint={phrases.hints.city} {...editor.field("city")} />
          <PinField hint={phrases.hints.pin} {...editor.field("pin")} />
        </AsideCard>
      }
    >
      <TranslationFields editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.translatedField(language, "name")} />
            <TextField
              hint={togetherPointFieldPhrases[language].locativeHint}
              {...editor.translatedField(language, "locative")}
            />
          </>
        )}
      </TranslationFields>
      <PointFacts editor={editor} />
      <ImageSet value={editor.form.imageIds} onChange={editor.field("imageIds").onUpdate} />
    </EditorFrame>
  );
}

type TogetherPointEditorConfig = EditorConfig<
  TogetherPointForm,
  documents.EditedTogetherPointFragment
>;

const config: TogetherPointEditorConfig = {
  kind: "TOGETHER_POINT",
  labels: { UA: togetherPointFieldPhrases.UA.labels, ENG: togetherPointFieldPhrases.ENG.labels },
  load: documents.TogetherPointEditorDocument,
  useSave: documents.useSaveTogetherPointMutation,
  formOf: formOf(blankTogetherPoint),
  titleOf: ({ translations }, language) => translations[languageKeyOf(language)].name,
  pageOf: ({ city }) => paths.togetherPoint(city),
  uniqueField: "city",
};
