import type { EntityManager } from "typeorm";
import type { ChangeAction } from "../history/change.entity.ts";
import type { Language } from "../language/language.ts";
import { tableOf } from "../platform/database/database.ts";
import { Conflict, Invalid, NotFound } from "../platform/errors.ts";
import type { ContentItem, ItemClass, OrderedItem } from "./content-item.ts";
import { isId } from "./content-queries.ts";
import { loadWithTranslations } from "./load-with-translations.ts";
import { takeSnapshot } from "./save-item.ts";

/** Which item a write is for, and the version its writer had read. */
export interface WriteTarget {
  id: string;
  /** Null trusts the writer (the REST face, whose clients know no versions). */
  version: number | null;
}

/** The target of a save: null begins a new item. Throws Invalid when an id lacks its version. */
export function targetOf(args: {
  id?: string | null;
  version?: number | null;
}): WriteTarget | null {
  if (!args.id) return null;
  if (!args.version) throw Invalid([{ path: "version", rule: "required" }]);
  return { id: args.id, version: args.version };
}

/** A new item, or the stored one, locked, at the writer's version and counted up. */
export async function loadOrCreate<Item extends ContentItem>(
  manager: EntityManager,
  kind: ItemClass<Item>,
  target: WriteTarget | null,
): Promise<Item> {
  return target ? loadForUpdate(manager, kind, target) : new kind();
}

/**
 * The stored item with its translations, locked until the transaction ends, its version
 * counted up. Throws NotFound, for what is in the trash as well, or Conflict `stale` when
 * somebody saved in between.
 */
export async function loadForUpdate<Item extends ContentItem>(
  manager: EntityManager,
  kind: ItemClass<Item>,
  target: WriteTarget,
): Promise<Item> {
  return loadNextVersion(manager, kind, target, "deleted_at is null");
}

/** Likewise, of an item for which the SQL `condition` holds. */
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
    throw stored.length === 0 ? NotFound() : Conflict("stale");
  }
  // A statement of its own: one that had waited for the lock would see the words of before.
  const [item] = await loadWithTranslations(manager, kind, { where: "item.id = $1", values: [id] });
  if (!item) throw new Error(`${kind.name} ${id} has no words`);
  takeSnapshot(item);
  return item;
}

/**
 * Publishes one language at a moment (future: scheduled), or withdraws it with null. Without a
 * language: each that has words and is not public yet. Throws NotFound when there is none.
 */
export function publishTranslation(
  item: ContentItem,
  language: Language | null,
  at: Date | null,
  now: Date,
): void {
  const rows = item.translations.filter((row) =>
    // A language without words would stand in the other one's place.
    language === null ? at === null || row.filled > 0 : row.language === language,
  );
  if (rows.length === 0) throw NotFound();
  for (const row of rows) {
    const isPublic = row.publishedAt !== null && row.publishedAt <= now;
    // Meant for both, a publication leaves alone what visitors read already.
    if (language === null && at !== null && isPublic) continue;
    row.publishedAt = at;
  }
}

/** What `publishTranslation` did, as it is recorded. */
export function publicationAction(at: Date | null, now: Date): ChangeAction {
  if (at === null) return "unpublished";
  return at > now ? "scheduled" : "published";
}

/** What is written through the REST face is public at once; what already was keeps its moment. */
export function publishNow(item: ContentItem, now: Date): void {
  for (const row of item.translations) {
    if (!row.publishedAt || row.publishedAt > now) row.publishedAt = now;
  }
}

/** Puts these items first in this order; the rest keep theirs, behind them. */
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
     from (select id, row_number() over (order by wish.place nulls last, position, id) - 1 as rank
           from ${table} left join unnest($1::uuid[]) with ordinality as wish(id, place) using (id)
          ) ranked
     where ranked.id = item.id and item.position <> ranked.rank`,
    [ids],
  );
}

/** The place behind the last item, for a new one. */
export async function nextPosition(
  manager: EntityManager,
  kind: ItemClass<OrderedItem>,
): Promise<number> {
  const [row]: { next: number }[] = await manager.query(
    `select coalesce(max(position) + 1, 0)::int as next from ${tableOf(manager.connection, kind)}`,
  );
  return row?.next ?? 0;
}
