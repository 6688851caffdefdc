import type { EntityManager } from "typeorm";
import { tableOf } from "../platform/database/database.ts";
import { Conflict } from "../platform/errors.ts";
import type { ContentItem, ItemClass } from "./content-item.ts";
import { loadForUpdate, loadNextVersion, type WriteTarget } from "./item-writes.ts";
import { loadWithTranslations } from "./load-with-translations.ts";
import { saveItem } from "./save-item.ts";

/**
 * Moves the item to the trash; its translations, images and publication times are preserved.
 * Throws NotFound, Conflict `stale`, or Conflict `inUse` if an item outside the trash refers
 * to it.
 */
export async function deleteItem<Item extends ContentItem>(
  manager: EntityManager,
  kind: ItemClass<Item>,
  target: WriteTarget,
  now: Date,
): Promise<Item> {
  const item = await loadForUpdate(manager, kind, target);
  for (const { table, column } of referencesTo(manager, kind)) {
    const references: unknown[] = await manager.query(
      `select 1 from "${table}" where "${column}" = $1 and deleted_at is null limit 1`,
      [item.id],
    );
    if (references.length > 0) throw Conflict("inUse");
  }
  item.deletedAt = now;
  await saveItem(manager, item);
  return item;
}

/**
 * Restores the item from the trash unchanged. Throws NotFound if it is not in the trash, or
 * Conflict `taken` if another item has since taken one of its unique values.
 */
export async function restoreItem<Item extends ContentItem>(
  manager: EntityManager,
  kind: ItemClass<Item>,
  id: string,
): Promise<Item> {
  const target = { id, version: null };
  const item = await loadNextVersion(manager, kind, target, "deleted_at is not null");
  item.deletedAt = null;
  await saveItem(manager, item).catch(throwTaken);
  return item;
}

/** Throws Conflict `taken` for a violation of a unique index (PostgreSQL 23505), else the error. */
export function throwTaken(error: { code?: string }): never {
  throw error.code === "23505" ? Conflict("taken") : error;
}

/**
 * Permanently deletes the items moved to the trash before `before`, and returns them. Items
 * that another item refers to, even one in the trash, are left for a later run.
 */
export async function eraseItems<Item extends ContentItem>(
  manager: EntityManager,
  kind: ItemClass<Item>,
  before: Date,
): Promise<Item[]> {
  const unused = referencesTo(manager, kind).map(
    ({ table, column }) => `and not exists (select 1 from "${table}" where "${column}" = item.id)`,
  );
  const rows: { id: string }[] = await manager.query(
    `select id from ${tableOf(manager.connection, kind)} item
     where deleted_at < $1 ${unused.join(" ")} for update`,
    [before],
  );
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const items = await loadWithTranslations(manager, kind, {
    where: "item.id = any($1)",
    values: [ids],
  });
  await manager.delete(kind, ids);
  return items;
}

/** The foreign keys, in all tables, that refer to items of this kind without a cascade. */
const referencesTo = ({ connection }: EntityManager, kind: ItemClass) =>
  connection.entityMetadatas.flatMap(({ foreignKeys, tableName: table }) =>
    foreignKeys
      .filter((key) => key.referencedEntityMetadata.target === kind)
      .filter((key) => key.onDelete === "NO ACTION")
      .flatMap((key) => key.columnNames.map((column) => ({ table, column }))),
  );
