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
import { Member, MemberTranslation } from "./member.entity.ts";
import type { MemberInput, MemberWords } from "./member.input.ts";

/** In the order made by hand. */
export const memberQueries = new ContentQueries(
  Member,
  { direction: "asc", keys: [{ sql: "item.position", type: "int" }] },
  ["image"],
);

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/** Null begins a new member, behind the others. `atOnce` publishes what was written (REST). */
export async function saveMember(
  { db, viewer, now }: Writer,
  target: Target | null,
  input: MemberInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const member = await loadOrBegin(manager, Member, target);
    if (!target) member.position = await lastPosition(manager, Member);
    member.isOrganizer = input.isOrganizer;
    member.isPsychologist = input.isPsychologist;
    await requireImages(manager, input.imageId ? [input.imageId] : [], "imageId");
    member.imageId = input.imageId ?? null;
    member.translations = replaceTranslations(
      member.translations,
      MemberTranslation,
      input.translations,
      assignWords,
    );
    if (atOnce) publishAtOnce(member, now);
    await manager.save(member);
    return member.id;
  });
}

/** Saves one language and leaves the other untouched. */
export async function saveMemberTranslation(
  { db, viewer }: Writer,
  target: Target,
  language: Language,
  words: MemberWords,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const member = await loadForWriting(manager, Member, target);
    member.translations = replaceTranslation(
      member.translations,
      MemberTranslation,
      language,
      words,
      assignWords,
    );
    await manager.save(member);
    return member.id;
  });
}

/** Null withdraws; a future moment schedules. */
export async function publishMember(
  { db, viewer }: Writer,
  target: Target,
  language: Language,
  at: Date | null,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const member = await loadForWriting(manager, Member, target);
    publishTranslation(member, language, at);
    await manager.save(member);
    return member.id;
  });
}

export async function deleteMember({ db, viewer }: Writer, target: Target): Promise<void> {
  requireEditor(viewer);
  await db.transaction((manager) => deleteItem(manager, Member, target));
}

/** These first, in this order; the rest behind them as they were. */
export async function reorderMembers({ db, viewer }: Writer, ids: string[]): Promise<void> {
  requireEditor(viewer);
  await db.transaction((manager) => reorderItems(manager, Member, ids));
}

function assignWords(row: MemberTranslation, words: MemberWords): void {
  row.name = words.name;
  row.surname = words.surname;
  row.role = words.role;
  row.about = words.about;
}
