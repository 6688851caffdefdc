import { cleanRichText } from "../../content/rich-text.ts";
import { Project, ProjectImage, ProjectTranslation } from "../../project/project.entity.ts";
import { projects } from "../content/projects.ts";
import { begunAt, inFirstDays, placesOf, type Seeding, translationsOf } from "./seeding.ts";

export async function insertProjects(seeding: Seeding): Promise<void> {
  const { manager } = seeding;
  for (const [position, project] of projects.entries()) {
    const moment = inFirstDays(position);
    const row = {
      ...begunAt(moment),
      position,
      section: project.section,
      page: project.page,
      imageId: seeding.imageOf("project", project),
    };
    await manager.insert(Project, row);
    const translations = translationsOf(project, row.id, moment);
    await manager.insert(
      ProjectTranslation,
      translations.map((translation) => ({
        ...translation,
        description: cleanRichText(translation.description),
      })),
    );
    await manager.insert(ProjectImage, placesOf(row.id, seeding.imagesOf("project", project)));
  }
}
