import type { EntityManager } from "typeorm";
import { type ContentKind, editorsOrder } from "../content/content-kind.ts";
import { requireImage } from "../content/placement.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import type { ReadScope } from "../content/reading/read-scope.ts";
import type { Condition } from "../content/reading/sql-parameters.ts";
import { cleanRichText } from "../content/rich-text.ts";
import { startingProjects } from "../starting-content/projects.ts";
import {
  Project,
  ProjectImage,
  type ProjectSection,
  ProjectSectionEnum,
  ProjectTranslation,
  projectPages,
} from "./project.entity.ts";
import type { ProjectInput } from "./project.input.ts";
import { assignGoal } from "./project-goal.ts";

export const projectKind: ContentKind<Project, ProjectTranslation, ProjectInput> = {
  name: "Project",
  description: "An activity or a goal of the foundation.",
  namesInMail: { ua: "проєкти", eng: "projects" },
  entity: Project,
  translation: ProjectTranslation,
  order: editorsOrder,
  relations: ["image"],
  title: ["name"],
  quoted: ["summary", "description"],
  pictures: ProjectImage,
  richText: "description",
  reservedAddresses: projectPages,
  pagePath: ({ id, page, address }) => `/projects/${page ?? address ?? id}`,
  sitemapSection: "projects",
  card: { label: { ua: "Проєкт", eng: "Project" } },

  async assign(project, input, { manager }) {
    project.section = sectionNamed(input.section);
    project.page = input.page ?? null;
    assignGoal(project, input);
    project.imageId = await requireImage(manager, input.imageId, project.imageId);
  },
  assignTranslation(row, texts, { publicUrl }) {
    row.name = texts.name;
    row.summary = texts.summary;
    row.description = cleanRichText(texts.description, publicUrl);
  },

  // Demo content is cleared while it is unchanged, so that its names tell which card it is.
  startingInput: ({ translations }, isKept) =>
    (isKept &&
      startingProjects.find(({ translations: { ua } }) =>
        translations.some(({ language, name }) => language === "ua" && name === ua?.name),
      )) ||
    null,

  // GraphQL inputs name the section by its enum key, which is in capitals.
  toInput: ({ section, page, imageId, ...goal }) => ({
    section: section.toUpperCase(),
    page,
    imageId,
    goalTarget: goal.goalTarget,
    goalFrom: goal.goalFrom,
    goalUntil: goal.goalUntil,
    goalNeedsUa: goal.goalNeedsUa,
    goalNeedsEng: goal.goalNeedsEng,
  }),
  toTexts: ({ name, summary, description }) => ({ name, summary, description }),
};

/** The section by its name in `toInput`, or as the API resolves it. */
const sectionNamed = (name: string): ProjectSection =>
  ProjectSectionEnum[name.toUpperCase() as keyof typeof ProjectSectionEnum]; // both are its names

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
