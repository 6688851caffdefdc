import { addresses } from "../../addresses.ts";
import * as documents from "../../graphql/generated/TogetherPointEditor.ts";
import { togetherPointFieldPhrases } from "../../phrases/admin-together-point-fields.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AsideCard } from "../editing/AsideCard.tsx";
import { EditorFrame } from "../editing/EditorFrame.tsx";
import type { EditorFace } from "../editing/face.ts";
import { ChoiceField } from "../editing/fields/ChoiceField.tsx";
import { choicesOf } from "../editing/fields/choices.ts";
import { TextField } from "../editing/fields/TextField.tsx";
import { bothWords, type FormOf, wordsKeyOf } from "../editing/form.ts";
import { useEditor } from "../editing/useEditor.ts";
import { Words } from "../editing/Words.tsx";
import { ImageSet } from "../image/ImageSet.tsx";

/** One of the ten children’s points TOGETHER. */
export function TogetherPointEditor() {
  const phrases = usePhrases(togetherPointFieldPhrases);
  const editor = useEditor(face);
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <AsideCard>
          <ChoiceField choices={choicesOf(phrases.cities)} {...editor.field("city")} />
        </AsideCard>
      }
    >
      <Words editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.words(language, "name")} />
            <TextField
              hint={togetherPointFieldPhrases[language].locativeHint}
              {...editor.words(language, "locative")}
            />
          </>
        )}
      </Words>
      <ImageSet value={editor.form.imageIds} onChange={editor.field("imageIds").onUpdate} />
    </EditorFrame>
  );
}

type TogetherPointFace = EditorFace<
  FormOf<documents.TogetherPointInput>,
  documents.EditedTogetherPointFragment
>;

const face: TogetherPointFace = {
  kind: "TOGETHER_POINT",
  labels: { UA: togetherPointFieldPhrases.UA.labels, ENG: togetherPointFieldPhrases.ENG.labels },
  documents: {
    load: documents.TogetherPointEditorDocument,
    save: documents.SaveTogetherPointDocument,
    publish: documents.PublishTogetherPointDocument,
    unpublish: documents.UnpublishTogetherPointDocument,
    remove: documents.DeleteTogetherPointDocument,
  },
  formOf: (point) => ({
    city: point?.city ?? "",
    imageIds: point?.images.map(({ id }) => id) ?? [],
    translations: bothWords(point?.translations, (words) => ({
      name: words?.name ?? "",
      locative: words?.locative ?? "",
    })),
  }),
  titleOf: ({ translations }, language) => translations[wordsKeyOf(language)].name,
  pageOf: ({ city }) => addresses.togetherPoint(city),
  uniqueField: "city",
};
