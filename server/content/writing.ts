import type { EntityManager, FindOptionsRelations, FindOptionsWhere } from "typeorm";
import type { Language } from "../language/language.ts";
import { tableOf } from "../platform/database.ts";
import { Conflict, Invalid, NotFound } from "../platform/failures.ts";
import type { ContentItem, Kind, OrderedItem } from "./content-item.ts";
import { isId } from "./content-queries.ts";

/** Which item a write is for, and the version its writer had read. */
export interface Target {
  id: string;
  /** Null trusts the writer (the REST face, whose clients know no versions). */
  version: number | null;
}

/** The target of a save: null begins a new item. Throws Invalid when an id lacks its version. */
export function targetOf(wish: { id?: string | null; version?: number | null }): Target | null {
  if (!wish.id) return null;
  if (!wish.version) throw Invalid([{ path: "version", rule: "required" }]);
  return { id: wish.id, version: wish.version };
}

/** A new item, or the stored one, locked, at the writer's version and counted up. */
export async function loadOrBegin<Item extends ContentItem>(
  manager: EntityManager,
  kind: Kind<Item>,
  target: Target | null,
): Promise<Item> {
  return target ? loadForWriting(manager, kind, target) : new kind();
}

/**
 * The stored item with its translations, locked until the transaction ends, its version
 * counted up. Throws NotFound, or Conflict `stale` when somebody saved in between.
 */
export async function loadForWriting<Item extends ContentItem>(
  manager: EntityManager,
  kind: Kind<Item>,
  target: Target,
): Promise<Item> {
  if (!isId(target.id)) throw NotFound();
  // The outer side of a join cannot be locked, so the lock is a statement of its own.
  const [stored]: { version: number }[] = await manager.query(
    `select version from ${tableOf(manager.connection, kind)} where id = $1 for update`,
    [target.id],
  );
  if (!stored) throw NotFound();
  if (target.version !== null && target.version !== stored.version) throw Conflict("stale");
  const item = await manager.findOneOrFail<Item>(kind, {
    where: { id: target.id } as FindOptionsWhere<Item>, // a type parameter's columns are not known
    relations: { translations: true } as FindOptionsRelations<Item>, // likewise
  });
  item.version = stored.version + 1;
  return item;
}

/**
 * Publishes one language at a moment (future: scheduled), or withdraws it with null.
 * Throws NotFound when the item has no such translation.
 */
export function publishTranslation(item: ContentItem, language: Language, at: Date | null): void {
  const row = item.translations.find((one) => one.language === language);
  if (!row) throw NotFound();
  row.publishedAt = at;
}

/** What is written through the REST face is public at once; what already was keeps its moment. */
export function publishAtOnce(item: ContentItem, now: Date): void {
  for (const row of item.translations) {
    if (!row.publishedAt || row.publishedAt > now) row.publishedAt = now;
  }
}

/** Throws NotFound, Conflict `stale`, or Conflict `inUse` when something still points here. */
export async function deleteItem(
  manager: EntityManager,
  kind: Kind,
  target: Target,
): Promise<void> {
  await loadForWriting(manager, kind, target);
  await manager.delete(kind, { id: target.id }).catch((error: { code?: string }) => {
    throw error.code === foreignKeyViolation ? Conflict("inUse") : error;
  });
}

const foreignKeyViolation = "23503";

/** Puts these items first in this order; the rest keep theirs, behind them. */
export async function reorderItems(
  manager: EntityManager,
  kind: Kind<OrderedItem>,
  ids: readonly string[],
): Promise<void> {
  if (!ids.every(isId)) throw NotFound();
  if (new Set(ids).size < ids.length) throw Invalid([{ path: "ids", rule: "repeated" }]);
  const table = tableOf(manager.connection, kind);
  const [known]: { count: number }[] = await manager.query(
    `select count(*)::int as count from (select id from ${table} where id = any($1) for update) found`,
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
export async function lastPosition(
  manager: EntityManager,
  kind: Kind<OrderedItem>,
): Promise<number> {
  const [row]: { next: number }[] = await manager.query(
    `select coalesce(max(position) + 1, 0)::int as next from ${tableOf(manager.connection, kind)}`,
  );
  return row?.next ?? 0;
}
