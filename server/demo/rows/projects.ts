import { cleanRichText } from "../../content/rich-text.ts";
import { Project, ProjectImage, ProjectTranslation } from "../../project/project.entity.ts";
import { projects } from "../content/projects.ts";
import type { DemoProject } from "../content/shapes.ts";
import { begunAt, placesOf, type Seeding, translationsOf } from "./seeding.ts";

/** Returns the ids of the projects, by their keys. */
export async function insertProjects(seeding: Seeding): Promise<Map<string, string>> {
  const { manager, time } = seeding;
  const ids = new Map<string, string>();
  for (const [position, project] of time.moved(projects).entries()) {
    const moment = time.inFirstDays(position);
    const row = {
      ...begunAt(moment),
      position,
      section: project.section,
      page: project.page,
      ...goalOf(project),
      imageId: seeding.imageOf("project", project),
    };
    ids.set(project.key, row.id);
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
  return ids;
}

function goalOf({ goal }: DemoProject) {
  if (!goal) return {};
  return {
    goalTarget: goal.target,
    goalFrom: goal.from,
    goalUntil: goal.until,
    goalNeedsUa: goal.needs.ua.join("\n"),
    goalNeedsEng: goal.needs.eng.join("\n"),
  };
}
