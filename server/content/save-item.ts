import { isDeepStrictEqual } from "node:util";
import type { EntityManager, EntityMetadata } from "typeorm";
import { Conflict } from "../platform/errors.ts";
import type { ContentItem } from "./content-item.ts";
import { translationMetadataOf } from "./item-metadata.ts";

/** The state of items when they were loaded for update. */
const loadedStates = new WeakMap<ContentItem, ContentItem>();
/** The stored state of items, which is later than that after a save. */
const snapshots = new WeakMap<ContentItem, ContentItem>();

/** Remembers the current state, so that the next save writes only what has changed since. */
export function takeSnapshot(item: ContentItem): void {
  const snapshot = copyOf(item);
  loadedStates.set(item, snapshot);
  snapshots.set(item, snapshot);
}

/** The state in which an item was loaded for update; null for a new one. */
export const stateWhenLoaded = <Item extends ContentItem>(item: Item): Item | null =>
  (loadedStates.get(item) as Item | undefined) ?? null; // a copy of it

const copyOf = (item: ContentItem): ContentItem => ({
  ...item,
  translations: item.translations.map((row) => ({ ...row })),
});

/**
 * Saves an item with its translations. A new item is inserted; of an item loaded for update,
 * only changed columns are written. The row lock makes the snapshot reliable, which saves the
 * three statements in which TypeORM's `save` would load everything again.
 */
export async function saveItem(manager: EntityManager, item: ContentItem): Promise<void> {
  const snapshot = snapshots.get(item);
  if (!snapshot) {
    await manager.save(item);
    return;
  }
  const kind = item.constructor as new () => ContentItem; // the class of an entity is its kind
  const itemMetadata = manager.connection.getMetadata(kind);
  const translationMetadata = translationMetadataOf(manager.connection, kind);
  const remainingIds = new Set(item.translations.map((row) => row.id));
  const removedIds = snapshot.translations
    .filter((row) => !remainingIds.has(row.id))
    .map((row) => row.id);
  if (removedIds.length > 0) await manager.delete(translationMetadata.target, removedIds);
  await updateRow(manager, itemMetadata, snapshot, item);
  for (const row of item.translations) {
    const old = snapshot.translations.find((one) => one.id === row.id);
    if (old) await updateRow(manager, translationMetadata, old, row);
    else await manager.insert(translationMetadata.target, Object.assign(row, { itemId: item.id }));
  }
  snapshots.set(item, copyOf(item));
}

/** Updates the changed columns; an unchanged row keeps its `updated_at`. */
async function updateRow<Row extends { id: string }>(
  manager: EntityManager,
  { columns, tableName }: EntityMetadata,
  before: Row,
  after: Row,
): Promise<void> {
  const changed = columns
    .map(({ propertyName, databaseName, type }) => ({
      databaseName,
      name: propertyName as keyof Row,
      isJson: type === "jsonb",
    }))
    .filter(({ name }) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return;
  const places = changed.map(({ databaseName }, index) => `"${databaseName}" = $${index + 2}`);
  await manager.query(
    `update "${tableName}" set ${places.join(", ")}, updated_at = now() where id = $1`,
    // The driver would write an array as one of PostgreSQL's arrays.
    [
      before.id,
      ...changed.map(({ name, isJson }) => (isJson ? JSON.stringify(after[name]) : after[name])),
    ],
  );
}

/** Throws Conflict `taken` for a violation of a unique index (PostgreSQL 23505), else the error. */
export function throwTaken(error: { code?: string }): never {
  throw error.code === "23505" ? Conflict("taken") : error;
}
