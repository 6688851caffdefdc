import { addresses } from "../../addresses.ts";
import * as documents from "../../graphql/generated/ProjectEditor.ts";
import { projectFieldPhrases } from "../../phrases/admin-project-fields.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AsideCard } from "../editing/AsideCard.tsx";
import { EditorFrame } from "../editing/EditorFrame.tsx";
import type { EditorFace } from "../editing/face.ts";
import { blankForNull } from "../editing/fields/blank-for-null.ts";
import { ChoiceField } from "../editing/fields/ChoiceField.tsx";
import { choicesOf } from "../editing/fields/choices.ts";
import { LongField } from "../editing/fields/LongField.tsx";
import { RichTextField } from "../editing/fields/RichTextField.tsx";
import { TextField } from "../editing/fields/TextField.tsx";
import { bothWords, type FormOf, wordsKeyOf } from "../editing/form.ts";
import { useEditor } from "../editing/useEditor.ts";
import { Words } from "../editing/Words.tsx";
import { ImageField } from "../image/ImageField.tsx";
import { ImageSet } from "../image/ImageSet.tsx";

/** Something the foundation does, or aims at. */
export function ProjectEditor() {
  const phrases = usePhrases(projectFieldPhrases);
  const editor = useEditor(face);
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <>
          <AsideCard>
            <ChoiceField choices={choicesOf(phrases.sections)} {...editor.field("section")} />
            <ChoiceField
              hint={phrases.pageHint}
              choices={choicesOf(phrases.pages)}
              canBeEmpty
              {...blankForNull(editor.field("page"))}
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
            <LongField
              hint={projectFieldPhrases[language].shortHint}
              {...editor.words(language, "summary")}
            />
            <RichTextField {...editor.words(language, "description")} />
          </>
        )}
      </Words>
      <ImageSet value={editor.form.imageIds} onChange={editor.field("imageIds").onUpdate} />
    </EditorFrame>
  );
}

type ProjectFace = EditorFace<FormOf<documents.ProjectInput>, documents.EditedProjectFragment>;

const face: ProjectFace = {
  kind: "PROJECT",
  labels: { UA: projectFieldPhrases.UA.labels, ENG: projectFieldPhrases.ENG.labels },
  documents: {
    load: documents.ProjectEditorDocument,
    save: documents.SaveProjectDocument,
    publish: documents.PublishProjectDocument,
    unpublish: documents.UnpublishProjectDocument,
    remove: documents.DeleteProjectDocument,
  },
  formOf: (project) => ({
    section: project?.section ?? "LIST",
    page: project?.page ?? null,
    imageId: project?.image?.id ?? null,
    imageIds: project?.images.map(({ id }) => id) ?? [],
    translations: bothWords(project?.translations, (words) => ({
      name: words?.name ?? "",
      summary: words?.summary ?? "",
      description: words?.description ?? "",
    })),
  }),
  uniqueField: "page",
  titleOf: ({ translations }, language) => translations[wordsKeyOf(language)].name,
  pageOf: ({ id }) => addresses.project(id),
};
