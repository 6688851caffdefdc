import type { EntityManager } from "typeorm";
import { defineKind, editorsOrder } from "../content/content-kind.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import type { ReadScope } from "../content/reading/read-scope.ts";
import type { Condition } from "../content/reading/sql-parameters.ts";
import { startingProjects } from "../starting-content/projects.ts";
import {
  Project,
  ProjectImage,
  ProjectInput,
  type ProjectSection,
  ProjectTranslation,
  projectPages,
} from "./project.entity.ts";
import { checkGoal } from "./project-goal.ts";

export const projectKind = defineKind({
  name: "Project",
  description: "An activity or a goal of the foundation.",
  noun: "project",
  plural: "projects",
  operations: { item: "project", list: "projects", save: "saveProject" },
  namesInMail: { ua: "проєкти", eng: "projects" },
  entity: Project,
  translation: ProjectTranslation,
  input: ProjectInput,
  order: editorsOrder,
  pictures: ProjectImage,
  reservedAddresses: projectPages,
  pagePath: ({ id, page, address }) => `/projects/${page ?? address ?? id}`,
  sitemapSection: "projects",
  card: { label: { ua: "Проєкт", eng: "Project" } },

  assign: checkGoal,

  // Demo content is cleared while it is unchanged, so that its names tell which card it is.
  startingInput: ({ translations }, isKept) =>
    (isKept &&
      startingProjects.find(({ translations: { ua } }) =>
        translations.some(({ language, name }) => language === "ua" && name === ua?.name),
      )) ||
    null,
});

export const projectQueries = new ContentQueries(projectKind);

export const inSection =
  (section: ProjectSection): Condition =>
  (bind) =>
    `item.section = ${bind(section)}`;

/** By id, by address, or by the path segment of its fixed page. */
export const projectAt = (manager: EntityManager, scope: ReadScope, name: string) =>
  projectPages.some((page) => page === name)
    ? projectQueries.byColumn(manager, scope, "page", name)
    : projectQueries.at(manager, scope, name);
