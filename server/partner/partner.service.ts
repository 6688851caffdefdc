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
import { requireImages } from "../content/placement.ts";
import { saveItem } from "../content/save-item.ts";
import { mergeTranslation, mergeTranslations } from "../content/translations.ts";
import { deleteItem, eraseItems, restoreItem } from "../content/trash.ts";
import { type Author, recordChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import { Partner, PartnerTranslation } from "./partner.entity.ts";
import { recordPartner } from "./partner.history.ts";
import type { PartnerInput, PartnerWords } from "./partner.input.ts";

/** Lists partners in the order set by editors. */
export const partnerQueries = new ContentQueries(
  Partner,
  { direction: "asc", keys: [{ sql: "item.position", type: "int" }] },
  ["image"],
);

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/** Null creates a partner at the end of the order. `atOnce` publishes all its languages. */
export async function savePartner(
  { db, viewer, now }: Writer,
  target: WriteTarget | null,
  input: PartnerInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const partner = await loadOrCreate(manager, Partner, target);
    if (!target) partner.position = await nextPosition(manager, Partner);
    partner.website = input.website || null;
    await requireImages(manager, input.imageId ? [input.imageId] : [], "imageId");
    partner.imageId = input.imageId ?? null;
    partner.translations = mergeTranslations(
      partner.translations,
      PartnerTranslation,
      input.translations,
      assignWords,
    );
    if (atOnce) publishNow(partner, now);
    await saveItem(manager, partner);
    await recordPartner(manager, { viewer, now }, partner, target ? "saved" : "created");
    return partner.id;
  });
}

/** Saves one language and leaves the other unchanged. */
export async function savePartnerTranslation(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language,
  words: PartnerWords,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const partner = await loadForUpdate(manager, Partner, target);
    partner.translations = mergeTranslation(
      partner.translations,
      PartnerTranslation,
      language,
      words,
      assignWords,
    );
    await saveItem(manager, partner);
    await recordPartner(manager, { viewer, now }, partner, "saved", language);
    return partner.id;
  });
}

/**
 * A null `at` unpublishes, a future one schedules. A null `language` publishes every language
 * that has texts, or unpublishes both.
 */
export async function publishPartner(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language | null,
  at: Date | null,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const partner = await loadForUpdate(manager, Partner, target);
    publishTranslation(partner, language, at, now);
    await saveItem(manager, partner);
    await recordPartner(manager, { viewer, now }, partner, publicationAction(at, now), language);
    return partner.id;
  });
}

export async function deletePartner(
  { db, viewer, now }: Writer,
  target: WriteTarget,
): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const partner = await deleteItem(manager, Partner, target, now);
    await recordPartner(manager, { viewer, now }, partner, "deleted");
  });
}

export async function restorePartner({ db, viewer, now }: Writer, id: string): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const partner = await restoreItem(manager, Partner, id);
    await recordPartner(manager, { viewer, now }, partner, "restored");
  });
}

/** Permanently deletes partners moved to the trash before `before`; returns their number. */
export async function erasePartners(
  manager: EntityManager,
  author: Author,
  before: Date,
): Promise<number> {
  const erased = await eraseItems(manager, Partner, before);
  for (const partner of erased) await recordPartner(manager, author, partner, "erased");
  return erased.length;
}

/** Moves these partners to the front, in this order; the others follow in their current order. */
export async function reorderPartners({ db, viewer, now }: Writer, ids: string[]): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    await reorderItems(manager, Partner, ids);
    await recordChange(manager, { viewer, now }, { kind: "Partner", action: "reordered" });
  });
}

function assignWords(row: PartnerTranslation, words: PartnerWords): void {
  row.name = words.name;
}
