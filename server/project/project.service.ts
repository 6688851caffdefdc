import type { EntityManager } from "typeorm";
import { type Condition, ContentQueries, isId } from "../content/content-queries.ts";
import {
  loadForUpdate,
  loadOrCreate,
  nextPosition,
  publicationAction,
  publishNow,
  publishTranslation,
  reorderItems,
  type WriteTarget,
} from "../content/item-writes.ts";
import { placeImages, requireImages } from "../content/placement.ts";
import type { ReadScope } from "../content/read-scope.ts";
import { cleanRichText } from "../content/rich-text.ts";
import { saveItem } from "../content/save-item.ts";
import { mergeTranslation, mergeTranslations } from "../content/translations.ts";
import { deleteItem, eraseItems, restoreItem } from "../content/trash.ts";
import { type Author, recordChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import { Conflict } from "../platform/errors.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import {
  Project,
  ProjectImage,
  type ProjectSection,
  ProjectTranslation,
} from "./project.entity.ts";
import { recordProject } from "./project.history.ts";
import type { ProjectInput, ProjectWords } from "./project.input.ts";

export const projectQueries = new ContentQueries(
  Project,
  { direction: "asc", keys: [{ sql: "item.position", type: "int" }] },
  ["image"],
);

export const inSection =
  (section: ProjectSection): Condition =>
  (bind) =>
    `item.section = ${bind(section)}`;

/** By id, or by the path segment of its hand-written page. */
export const projectAt = (manager: EntityManager, scope: ReadScope, idOrPage: string) =>
  isId(idOrPage)
    ? projectQueries.byId(manager, scope, idOrPage)
    : projectQueries.byColumn(manager, scope, "page", idOrPage);

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/**
 * Null creates a project at the end of the order. `atOnce` publishes all its languages.
 * Throws Conflict `taken` if another project has the same `page`.
 */
export async function saveProject(
  { db, viewer, now }: Writer,
  target: WriteTarget | null,
  input: ProjectInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const project = await loadOrCreate(manager, Project, target);
    if (!target) project.position = await nextPosition(manager, Project);
    project.section = input.section;
    project.page = input.page ?? null;
    await requireImages(manager, input.imageId ? [input.imageId] : [], "imageId");
    project.imageId = input.imageId ?? null;
    project.translations = mergeTranslations(
      project.translations,
      ProjectTranslation,
      input.translations,
      assignWords,
    );
    if (atOnce) publishNow(project, now);
    await saveItem(manager, project).catch(refuseTakenPage);
    await placeImages(manager, ProjectImage, project.id, input.imageIds);
    await recordProject(manager, { viewer, now }, project, target ? "saved" : "created");
    return project.id;
  });
}

/** Saves one language and leaves the other unchanged. */
export async function saveProjectTranslation(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language,
  words: ProjectWords,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const project = await loadForUpdate(manager, Project, target);
    project.translations = mergeTranslation(
      project.translations,
      ProjectTranslation,
      language,
      words,
      assignWords,
    );
    await saveItem(manager, project);
    await recordProject(manager, { viewer, now }, project, "saved", language);
    return project.id;
  });
}

/**
 * A null `at` unpublishes, a future one schedules. A null `language` publishes every language
 * that has texts, or unpublishes both.
 */
export async function publishProject(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language | null,
  at: Date | null,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const project = await loadForUpdate(manager, Project, target);
    publishTranslation(project, language, at, now);
    await saveItem(manager, project);
    await recordProject(manager, { viewer, now }, project, publicationAction(at, now), language);
    return project.id;
  });
}

export async function deleteProject(
  { db, viewer, now }: Writer,
  target: WriteTarget,
): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const project = await deleteItem(manager, Project, target, now);
    await recordProject(manager, { viewer, now }, project, "deleted");
  });
}

export async function restoreProject({ db, viewer, now }: Writer, id: string): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const project = await restoreItem(manager, Project, id);
    await recordProject(manager, { viewer, now }, project, "restored");
  });
}

/** Permanently deletes projects moved to the trash before `before`; returns their number. */
export async function eraseProjects(
  manager: EntityManager,
  author: Author,
  before: Date,
): Promise<number> {
  const erased = await eraseItems(manager, Project, before);
  for (const project of erased) await recordProject(manager, author, project, "erased");
  return erased.length;
}

/** Moves these projects to the front, in this order; the others follow in their current order. */
export async function reorderProjects(
  { db, viewer, now }: Writer,
  ids: readonly string[],
): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    await reorderItems(manager, Project, ids);
    await recordChange(manager, { viewer, now }, { kind: "Project", action: "reordered" });
  });
}

function refuseTakenPage(error: { constraint?: string }): never {
  throw error.constraint === "project_page_once" ? Conflict("taken") : error;
}

function assignWords(row: ProjectTranslation, words: ProjectWords): void {
  row.name = words.name;
  row.summary = words.summary;
  row.description = cleanRichText(words.description);
}
