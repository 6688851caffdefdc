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
import { Member, MemberTranslation } from "./member.entity.ts";
import { recordMember } from "./member.history.ts";
import type { MemberInput, MemberWords } from "./member.input.ts";

/** Lists team members in the order set by editors. */
export const memberQueries = new ContentQueries(
  Member,
  {
    direction: "asc",
    keys: [{ sql: "item.position", type: "int" }],
  },
  ["image"],
);

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/** Null creates a team member at the end of the order. `atOnce` publishes all its languages. */
export async function saveMember(
  { db, viewer, now }: Writer,
  target: WriteTarget | null,
  input: MemberInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const member = await loadOrCreate(manager, Member, target);
    if (!target) member.position = await nextPosition(manager, Member);
    member.isOrganizer = input.isOrganizer;
    member.isPsychologist = input.isPsychologist;
    await requireImages(manager, input.imageId ? [input.imageId] : [], "imageId");
    member.imageId = input.imageId ?? null;
    member.translations = mergeTranslations(
      member.translations,
      MemberTranslation,
      input.translations,
      assignWords,
    );
    if (atOnce) publishNow(member, now);
    await saveItem(manager, member);
    await recordMember(manager, { viewer, now }, member, target ? "saved" : "created");
    return member.id;
  });
}

/** Saves one language and leaves the other unchanged. */
export async function saveMemberTranslation(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language,
  words: MemberWords,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const member = await loadForUpdate(manager, Member, target);
    member.translations = mergeTranslation(
      member.translations,
      MemberTranslation,
      language,
      words,
      assignWords,
    );
    await saveItem(manager, member);
    await recordMember(manager, { viewer, now }, member, "saved", language);
    return member.id;
  });
}

/**
 * A null `at` unpublishes, a future one schedules. A null `language` publishes every language
 * that has texts, or unpublishes both.
 */
export async function publishMember(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language | null,
  at: Date | null,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const member = await loadForUpdate(manager, Member, target);
    publishTranslation(member, language, at, now);
    await saveItem(manager, member);
    await recordMember(manager, { viewer, now }, member, publicationAction(at, now), language);
    return member.id;
  });
}

export async function deleteMember(
  { db, viewer, now }: Writer,
  target: WriteTarget,
): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const member = await deleteItem(manager, Member, target, now);
    await recordMember(manager, { viewer, now }, member, "deleted");
  });
}

export async function restoreMember({ db, viewer, now }: Writer, id: string): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const member = await restoreItem(manager, Member, id);
    await recordMember(manager, { viewer, now }, member, "restored");
  });
}

/** Permanently deletes team members moved to the trash before `before`; returns their number. */
export async function eraseMembers(
  manager: EntityManager,
  author: Author,
  before: Date,
): Promise<number> {
  const erased = await eraseItems(manager, Member, before);
  for (const member of erased) await recordMember(manager, author, member, "erased");
  return erased.length;
}

/**
 * Moves these team members to the front, in this order; the others follow in their current order.
 */
export async function reorderMembers({ db, viewer, now }: Writer, ids: string[]): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    await reorderItems(manager, Member, ids);
    await recordChange(manager, { viewer, now }, { kind: "Member", action: "reordered" });
  });
}

function assignWords(row: MemberTranslation, words: MemberWords): void {
  row.name = words.name;
  row.surname = words.surname;
  row.role = words.role;
  row.about = words.about;
}
