import * as documents from "../../graphql/generated/ProjectEditor.ts";
import { addressOf, paths } from "../../paths.ts";
import { projectFieldPhrases } from "../../phrases/admin/fields/project.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { type FormOf, formOf, languageKeyOf } from "../bilingual-form.ts";
import { AddressCard } from "../editor/AddressCard.tsx";
import { EditorFrame } from "../editor/EditorFrame.tsx";
import { blankForNull, ChoiceField, TextField, toOptions } from "../editor/fields/BasicFields.tsx";
import { LongField } from "../editor/fields/LongField.tsx";
import { RichTextField } from "../editor/fields/rich-text/RichTextField.tsx";
import type { EditorConfig } from "../editor/state/editor-config.ts";
import { useEditor } from "../editor/state/useEditor.ts";
import { TranslationFields } from "../editor/TranslationFields.tsx";
import { blankProject } from "../generated/blank-forms.ts";
import { ImageField } from "../image/set/ImageField.tsx";
import { ImageSet } from "../image/set/ImageSet.tsx";
import { AsideCard } from "../screen/AsideCard.tsx";
import { GoalFields } from "./GoalFields.tsx";

/** Editor of a project, present or planned. */
export function ProjectEditor() {
  const phrases = usePhrases(projectFieldPhrases);
  const editor = useEditor(config);
  return (
    <EditorFrame
      editor={editor}
      newTitle={phrases.new}
      aside={
        <>
          <AsideCard>
            <ChoiceField choices={toOptions(phrases.sections)} {...editor.field("section")} />
            <ChoiceField
              hint={phrases.pageHint}
              choices={toOptions(phrases.pages)}
              canBeEmpty
              {...blankForNull(editor.field("page"))}
            />
          </AsideCard>
          <ImageField {...editor.field("imageId")} />
          <GoalFields
            target={editor.field("goalTarget")}
            from={editor.field("goalFrom")}
            until={editor.field("goalUntil")}
            needsUa={editor.field("goalNeedsUa")}
            needsEng={editor.field("goalNeedsEng")}
          />
          {!editor.form.page && (
            <AddressCard below={paths.projects()} {...blankForNull(editor.field("address"))} />
          )}
        </>
      }
    >
      <TranslationFields editor={editor}>
        {(language) => (
          <>
            <TextField {...editor.translatedField(language, "name")} />
            <LongField
              hint={projectFieldPhrases[language].shortHint}
              {...editor.translatedField(language, "summary")}
            />
            <RichTextField {...editor.translatedField(language, "description")} />
          </>
        )}
      </TranslationFields>
      <ImageSet value={editor.form.imageIds} onChange={editor.field("imageIds").onUpdate} />
    </EditorFrame>
  );
}

type ProjectEditorConfig = EditorConfig<
  FormOf<documents.ProjectInput>,
  documents.EditedProjectFragment
>;

const config: ProjectEditorConfig = {
  kind: "PROJECT",
  labels: { UA: projectFieldPhrases.UA.labels, ENG: projectFieldPhrases.ENG.labels },
  choices: {
    UA: { section: projectFieldPhrases.UA.sections, page: projectFieldPhrases.UA.pages },
    ENG: { section: projectFieldPhrases.ENG.sections, page: projectFieldPhrases.ENG.pages },
  },
  load: documents.ProjectEditorDocument,
  useSave: documents.useSaveProjectMutation,
  formOf: formOf(blankProject, (project: documents.EditedProjectFragment | null) => ({
    goalTarget: project?.goal?.target ?? null,
    goalFrom: project?.goal?.from ?? null,
    goalUntil: project?.goal?.until ?? null,
    goalNeedsUa: project?.goal?.needsUa ?? "",
    goalNeedsEng: project?.goal?.needsEng ?? "",
  })),
  uniqueField: "page",
  titleOf: ({ translations }, language) => translations[languageKeyOf(language)].name,
  pageOf: (item) => paths.project(addressOf(item)),
};
