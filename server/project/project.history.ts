import type { EntityManager } from "typeorm";
import { placedImageIds } from "../content/placement.ts";
import { labelOf, mapTranslations } from "../content/translations.ts";
import type { ChangeAction } from "../history/change.entity.ts";
import { type Author, isContentChange, recordChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import { type Project, ProjectImage, type ProjectSectionEnum } from "./project.entity.ts";
import type { ProjectInput } from "./project.input.ts";

/**
 * Records a change of a project. A save includes the complete input, so that it can be restored.
 */
export async function recordProject(
  manager: EntityManager,
  author: Author,
  project: Project,
  action: ChangeAction,
  language: Language | null = null,
): Promise<void> {
  await recordChange(manager, author, {
    kind: "Project",
    itemId: project.id,
    version: project.version,
    action,
    language,
    label: labelOf(project.translations, (row) => row.name),
    content: isContentChange(action) ? await inputOfProject(manager, project) : null,
  });
}

type SectionName = keyof typeof ProjectSectionEnum;
type ProjectContent = Required<Omit<ProjectInput, "section">> & { section: SectionName };

async function inputOfProject(manager: EntityManager, project: Project): Promise<ProjectContent> {
  const { id, page, imageId, translations } = project;
  const imageIds = await placedImageIds(manager, ProjectImage, id);
  // GraphQL inputs name the section by its enum key, which is in capitals.
  const section = project.section.toUpperCase() as SectionName;
  return {
    section,
    page,
    imageId,
    imageIds,
    translations: mapTranslations(translations, ({ name, summary, description }) => ({
      name,
      summary,
      description,
    })),
  };
}
