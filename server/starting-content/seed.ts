import type { DataSource } from "typeorm";
import { FormSettings } from "../application/forms/form-settings.entity.ts";
import { languages } from "../language/language.ts";
import { absentFixedPages, insertFixedPages } from "../page/ensure-fixed-pages.ts";
import { Project } from "../project/project.entity.ts";
import { Settings } from "../settings/settings.entity.ts";
import { readSettings } from "../settings/settings.service.ts";
import { TogetherPoint } from "../together-point/together-point.entity.ts";
import { startingPoints } from "./points.ts";
import { startingProjects } from "./projects.ts";

/**
 * Fills an empty, migrated database with the home page, the points, the projects and their pages of the
 * starting content, published in both languages. In one transaction; called again it does nothing.
 */
export async function seedStartingContent(db: DataSource, now: Date): Promise<void> {
  await db.transaction(async (manager) => {
    if (await manager.existsBy(Project, {})) return;
    await insertFixedPages(manager, await absentFixedPages(manager), now, true);
    const points = startingPoints.map((point, position) => ({
      ...point,
      ...published(point),
      position,
    }));
    await manager.save(manager.create(TogetherPoint, points));
    const projects = startingProjects.map((project, position) => ({
      ...project,
      ...published(project),
      position,
    }));
    await manager.save(manager.create(Project, projects));
  });

  function published<Texts>({ translations }: { translations: { ua?: Texts; eng?: Texts } }) {
    return {
      createdAt: now,
      updatedAt: now,
      translations: languages.map((language) => ({
        ...translations[language],
        language,
        publishedAt: now,
      })),
    };
  }
}

/** Empties the settings that would begin with the starting content; no form promises a reply. */
export async function emptyStartingSettings(db: DataSource): Promise<void> {
  const { id } = await readSettings(db.manager);
  const blank = {
    mark: "initial" as const,
    counters: [],
    moneyCategories: [],
    teamGroups: [],
    foundingYear: null,
    workingHours: [],
    showsTogetherPoints: false,
  };
  await db.getRepository(Settings).update(id, { ...blank, version: () => "version + 1" });
  await db.getRepository(FormSettings).updateAll({ replyDays: null });
}
