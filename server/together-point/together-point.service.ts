import type { EntityManager } from "typeorm";
import { ContentQueries } from "../content/content-queries.ts";
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
import { placeImages } from "../content/placement.ts";
import { saveItem } from "../content/save-item.ts";
import { mergeTranslation, mergeTranslations } from "../content/translations.ts";
import { deleteItem, eraseItems, restoreItem } from "../content/trash.ts";
import { type Author, recordChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import { Conflict } from "../platform/errors.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import {
  TogetherPoint,
  TogetherPointImage,
  TogetherPointTranslation,
} from "./together-point.entity.ts";
import { recordTogetherPoint } from "./together-point.history.ts";
import type { TogetherPointInput, TogetherPointWords } from "./together-point.input.ts";

/** Lists together points in the order set by editors. */
export const togetherPointQueries = new ContentQueries(TogetherPoint, {
  direction: "asc",
  keys: [{ sql: "item.position", type: "int" }],
});

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/**
 * Null creates a together point at the end of the order. `atOnce` publishes all its languages.
 * Throws Conflict `taken` if another point has the same city.
 */
export async function saveTogetherPoint(
  { db, viewer, now }: Writer,
  target: WriteTarget | null,
  input: TogetherPointInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const point = await loadOrCreate(manager, TogetherPoint, target);
    if (!target) point.position = await nextPosition(manager, TogetherPoint);
    point.city = input.city;
    point.translations = mergeTranslations(
      point.translations,
      TogetherPointTranslation,
      input.translations,
      assignWords,
    );
    if (atOnce) publishNow(point, now);
    await saveItem(manager, point).catch(refuseTakenCity);
    await placeImages(manager, TogetherPointImage, point.id, input.imageIds);
    await recordTogetherPoint(manager, { viewer, now }, point, target ? "saved" : "created");
    return point.id;
  });
}

/** Saves one language and leaves the other unchanged. */
export async function saveTogetherPointTranslation(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language,
  words: TogetherPointWords,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const point = await loadForUpdate(manager, TogetherPoint, target);
    point.translations = mergeTranslation(
      point.translations,
      TogetherPointTranslation,
      language,
      words,
      assignWords,
    );
    await saveItem(manager, point);
    await recordTogetherPoint(manager, { viewer, now }, point, "saved", language);
    return point.id;
  });
}

/**
 * A null `at` unpublishes, a future one schedules. A null `language` publishes every language
 * that has texts, or unpublishes both.
 */
export async function publishTogetherPoint(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language | null,
  at: Date | null,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const point = await loadForUpdate(manager, TogetherPoint, target);
    publishTranslation(point, language, at, now);
    await saveItem(manager, point);
    await recordTogetherPoint(
      manager,
      { viewer, now },
      point,
      publicationAction(at, now),
      language,
    );
    return point.id;
  });
}

export async function deleteTogetherPoint(
  { db, viewer, now }: Writer,
  target: WriteTarget,
): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const point = await deleteItem(manager, TogetherPoint, target, now);
    await recordTogetherPoint(manager, { viewer, now }, point, "deleted");
  });
}

export async function restoreTogetherPoint({ db, viewer, now }: Writer, id: string): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const point = await restoreItem(manager, TogetherPoint, id);
    await recordTogetherPoint(manager, { viewer, now }, point, "restored");
  });
}

/** Permanently deletes together points moved to the trash before `before`; returns their number. */
export async function eraseTogetherPoints(
  manager: EntityManager,
  author: Author,
  before: Date,
): Promise<number> {
  const erased = await eraseItems(manager, TogetherPoint, before);
  for (const point of erased) await recordTogetherPoint(manager, author, point, "erased");
  return erased.length;
}

/**
 * Moves these together points to the front, in this order; the others follow in their current
 * order.
 */
export async function reorderTogetherPoints(
  { db, viewer, now }: Writer,
  ids: string[],
): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    await reorderItems(manager, TogetherPoint, ids);
    await recordChange(manager, { viewer, now }, { kind: "TogetherPoint", action: "reordered" });
  });
}

function assignWords(row: TogetherPointTranslation, words: TogetherPointWords): void {
  row.name = words.name;
  row.locative = words.locative;
}

function refuseTakenCity(error: { code?: string; constraint?: string }): never {
  throw error.constraint === "together_point_city_once" ? Conflict("taken") : error;
}
