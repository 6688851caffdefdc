import type { EntityManager } from "typeorm";
import type { ChangeAction } from "../history/change.entity.ts";
import { lastSavedBy } from "../history/last-saved-by.ts";
import type { Language } from "../language/language.ts";
import { tableOf } from "../platform/database/database.ts";
import { Conflict, Invalid, NotFound } from "../platform/errors.ts";
import type { ContentItem, ItemClass, OrderedItem } from "./content-item.ts";
import { contentKinds } from "./content-kinds.ts";
import { loadItems } from "./load-items.ts";
import { isId } from "./reading/content-queries.ts";
import { takeSnapshot } from "./save-item.ts";

/** The item that a write changes, and the version that its author had read. */
export interface WriteTarget {
  id: string;
  /** Null skips the check for conflicts (REST, whose clients need not send a version). */
  version: number | null;
}

/** Returns null if the save creates an item. Throws Invalid if there is an id but no version. */
export function targetOf(args: {
  id?: string | null;
  version?: number | null;
}): WriteTarget | null {
  if (!args.id) return null;
  if (!args.version) throw Invalid([{ path: "version", rule: "required" }]);
  return { id: args.id, version: args.version };
}

/** Returns a new item, or the stored one as `loadForUpdate` does. */
export async function loadOrCreate<Item extends ContentItem>(
  manager: EntityManager,
  kind: ItemClass<Item>,
  target: WriteTarget | null,
): Promise<Item> {
  return target ? loadForUpdate(manager, kind, target) : new kind();
}

/**
 * Loads an item with its translations, locks it until the transaction ends and increments its
 * version. Throws NotFound, also for an item in the trash, or Conflict `stale` if it was saved
 * since the target's version was read.
 */
export async function loadForUpdate<Item extends ContentItem>(
  manager: EntityManager,
  kind: ItemClass<Item>,
  target: WriteTarget,
): Promise<Item> {
  return loadNextVersion(manager, kind, target, "deleted_at is null");
}

/** Like `loadForUpdate`, for an item that satisfies the SQL `condition`. */
export async function loadNextVersion<Item extends ContentItem>(
  manager: EntityManager,
  kind: ItemClass<Item>,
  { id, version }: WriteTarget,
  condition: string,
): Promise<Item> {
  if (!isId(id)) throw NotFound();
  const table = tableOf(manager.connection, kind);
  const [, updatedCount]: [unknown, number] = await manager.query(
    `update ${table} set version = version + 1, updated_at = now()
     where id = $1 and ${condition} and version = coalesce($2, version)`,
    [id, version],
  );
  if (updatedCount === 0) {
    const stored: unknown[] = await manager.query(
      `select 1 from ${table} where id = $1 and ${condition}`,
      [id],
    );
    if (stored.length === 0) throw NotFound();
    const kindName = contentKinds().find(({ entity }) => entity === kind)?.name ?? "";
    throw Conflict("stale", await lastSavedBy(manager, kindName, id));
  }
  // A separate statement: the update may have waited for the lock, and its snapshot would show
  // the translations as they were before.
  const [item] = await loadItems(manager, kind, (bind) => `item.id = ${bind(id)}`);
  if (!item) throw new Error(`${kind.name} ${id} has no translations`);
  takeSnapshot(item);
  return item;
}

/**
 * Publishes one language at `at` (a future time schedules it); null unpublishes it. A null
 * `language` publishes every language that has texts and is not public yet, or unpublishes
 * both. Throws NotFound if there is no such translation.
 */
export function publishTranslation(
  item: ContentItem,
  language: Language | null,
  at: Date | null,
  now: Date,
): void {
  const rows = item.translations.filter((row) =>
    // An empty translation would be shown instead of the other language.
    language === null ? at === null || row.filled > 0 : row.language === language,
  );
  if (rows.length === 0) throw NotFound();
  for (const row of rows) {
    const isPublic = row.publishedAt !== null && row.publishedAt <= now;
    // Publishing both languages does not change one that is already public.
    if (language === null && at !== null && isPublic) continue;
    if (at === null) row.unpublishAt = null;
    else if (row.unpublishAt && at >= row.unpublishAt) throw invalidTime("afterUnpublishing");
    row.publishedAt = at;
  }
}

/**
 * Plans to unpublish one language, or both, at `at`; null cancels the plan. Drafts are left out.
 * Throws NotFound if nothing is published or scheduled, Invalid (`at`) if it is published later.
 */
export function planUnpublishing(
  item: ContentItem,
  language: Language | null,
  at: Date | null,
): void {
  const rows = item.translations.filter(
    (row) => row.publishedAt !== null && (language === null || row.language === language),
  );
  if (rows.length === 0) throw NotFound();
  for (const row of rows) {
    if (at && row.publishedAt && row.publishedAt >= at) throw invalidTime("beforePublication");
    row.unpublishAt = at;
  }
}

const invalidTime = (rule: string) => Invalid([{ path: "at", rule }]);

/** The history action that corresponds to `publishTranslation`. */
export function publicationAction(at: Date | null, now: Date): ChangeAction {
  if (at === null) return "unpublished";
  return at > now ? "scheduled" : "published";
}

/** Publishes all languages, as REST writes do; those already public keep their publication time. */
export function publishNow(item: ContentItem, now: Date): void {
  for (const row of item.translations) {
    if (!row.publishedAt || row.publishedAt > now) row.publishedAt = now;
  }
}

/**
 * Moves these items to the front, in this order; the others follow in their current order.
 * Throws NotFound for an unknown or deleted item, or Invalid (`ids`, rule `repeated`).
 */
export async function reorderItems(
  manager: EntityManager,
  kind: ItemClass<OrderedItem>,
  ids: readonly string[],
): Promise<void> {
  if (!ids.every(isId)) throw NotFound();
  if (new Set(ids).size < ids.length) throw Invalid([{ path: "ids", rule: "repeated" }]);
  const table = tableOf(manager.connection, kind);
  const [known]: { count: number }[] = await manager.query(
    `select count(*)::int as count from (
       select id from ${table} where id = any($1) and deleted_at is null for update
     ) found`,
    [ids],
  );
  if (known?.count !== ids.length) throw NotFound();
  await manager.query(
    `update ${table} item set position = ranked.rank
     from (select id, row_number() over (order by requested.place nulls last, position, id) - 1 as rank
           from ${table} left join unnest($1::uuid[]) with ordinality as requested(id, place) using (id)
          ) ranked
     where ranked.id = item.id and item.position <> ranked.rank`,
    [ids],
  );
}

/** Returns the position after the last item of an ordered kind, for a new one. */
export async function nextPosition(manager: EntityManager, kind: ItemClass): Promise<number> {
  const [row]: { next: number }[] = await manager.query(
    `select coalesce(max(position) + 1, 0)::int as next from ${tableOf(manager.connection, kind)}`,
  );
  return row?.next ?? 0;
}
