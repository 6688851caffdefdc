import { ContentQueries } from "../content/content-queries.ts";
import { requireImages } from "../content/placement.ts";
import { replaceTranslation, replaceTranslations } from "../content/translations.ts";
import {
  deleteItem,
  lastPosition,
  loadForWriting,
  loadOrBegin,
  publishAtOnce,
  publishTranslation,
  reorderItems,
  type Target,
} from "../content/writing.ts";
import type { Language } from "../language/language.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import { Partner, PartnerTranslation } from "./partner.entity.ts";
import type { PartnerInput, PartnerWords } from "./partner.input.ts";

/** In the order made by hand. */
export const partnerQueries = new ContentQueries(
  Partner,
  { direction: "asc", keys: [{ sql: "item.position", type: "int" }] },
  ["image"],
);

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/** Null begins a new partner, behind the others. `atOnce` publishes what was written. */
export async function savePartner(
  { db, viewer, now }: Writer,
  target: Target | null,
  input: PartnerInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const partner = await loadOrBegin(manager, Partner, target);
    if (!target) partner.position = await lastPosition(manager, Partner);
    partner.website = input.website || null;
    await requireImages(manager, input.imageId ? [input.imageId] : [], "imageId");
    partner.imageId = input.imageId ?? null;
    partner.translations = replaceTranslations(
      partner.translations,
      PartnerTranslation,
      input.translations,
      assignWords,
    );
    if (atOnce) publishAtOnce(partner, now);
    await manager.save(partner);
    return partner.id;
  });
}

/** Saves one language and leaves the other untouched. */
export async function savePartnerTranslation(
  { db, viewer }: Writer,
  target: Target,
  language: Language,
  words: PartnerWords,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const partner = await loadForWriting(manager, Partner, target);
    partner.translations = replaceTranslation(
      partner.translations,
      PartnerTranslation,
      language,
      words,
      assignWords,
    );
    await manager.save(partner);
    return partner.id;
  });
}

/** Null withdraws; a future moment schedules. */
export async function publishPartner(
  { db, viewer }: Writer,
  target: Target,
  language: Language,
  at: Date | null,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const partner = await loadForWriting(manager, Partner, target);
    publishTranslation(partner, language, at);
    await manager.save(partner);
    return partner.id;
  });
}

export async function deletePartner({ db, viewer }: Writer, target: Target): Promise<void> {
  requireEditor(viewer);
  await db.transaction((manager) => deleteItem(manager, Partner, target));
}

/** These first, in this order; the rest behind them as they were. */
export async function reorderPartners({ db, viewer }: Writer, ids: string[]): Promise<void> {
  requireEditor(viewer);
  await db.transaction((manager) => reorderItems(manager, Partner, ids));
}

function assignWords(row: PartnerTranslation, words: PartnerWords): void {
  row.name = words.name;
}
