import type { EntityManager } from "typeorm";
import type { ContentAuthor } from "../history/record-change.ts";
import { eraseContentOf } from "../history/rewrite-changes.ts";
import { tableOf } from "../platform/database/database.ts";
import { Conflict } from "../platform/errors.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireWriter } from "../platform/viewer.ts";
import { eraseRedirectsTo, reclaimAddress } from "./addresses/item-address.ts";
import type { ContentItem, ItemClass } from "./content-item.ts";
import type { ContentKind } from "./content-kind.ts";
import { contentKinds } from "./content-kinds.ts";
import { eraseDraftsOf } from "./drafts/item-drafts.ts";
import { loadForUpdate, loadNextVersion, type WriteTarget } from "./item-writes.ts";
import { loadItems } from "./load-items.ts";
import { isId } from "./reading/content-queries.ts";
import { recordItem } from "./record-item.ts";
import { saveItem, throwTaken } from "./save-item.ts";

// These commands are for editors and API tokens that may write the kind; each is one transaction and records what it changes.

/** Items that have been in the trash for longer are permanently deleted. */
export const trashRetentionMs = 30 * 24 * 3_600_000;

type Writer = Pick<RequestContext, "db" | "viewer" | "now" | "contentWritten">;

/**
 * Moves the item to the trash; its translations, images and publication times are preserved.
 * Throws NotFound, Conflict `stale`, Conflict `inUse` if an item outside the trash refers to it, or
 * Conflict `permanent`.
 */
export async function deleteContent(
  { db, ...author }: Writer,
  kind: ContentKind,
  target: WriteTarget,
): Promise<void> {
  requireWriter(author.viewer, kind);
  await db.transaction(async (manager) => {
    const item = await loadForUpdate(manager, kind.entity, target);
    if (kind.isPermanent?.(item)) throw Conflict("permanent");
    for (const { table, column } of referencesTo(manager, kind.entity)) {
      const references: unknown[] = await manager.query(
        `select 1 from "${table}" where "${column}" = $1 and deleted_at is null limit 1`,
        [item.id],
      );
      if (references.length > 0) throw Conflict("inUse");
    }
    item.deletedAt = author.now;
    await saveItem(manager, item);
    await recordItem(manager, author, kind, item, "deleted");
  });
}

/**
 * Restores the item from the trash unchanged, and with it the item to which it belongs. Throws NotFound if it is
 * not in the trash, or Conflict `taken` if another item has since taken one of its unique values.
 */
export async function restoreContent(
  { db, ...author }: Writer,
  kind: ContentKind,
  id: string,
): Promise<void> {
  requireWriter(author.viewer, kind);
  await db.transaction(async (manager) => {
    const { entity, parent } = kind;
    if (parent?.isRestoredWithItem && isId(id)) {
      const stored = await manager.findOneBy(entity, { id });
      const parentId = stored && parent.idOf(stored);
      if (parentId) await restoreParent(manager, author, parent.kind, parentId);
    }
    await restoreItem(manager, author, kind, id);
  });
}

/** Locks the parent until the transaction ends, and restores it if it is in the trash. */
async function restoreParent(
  manager: EntityManager,
  author: ContentAuthor,
  kind: ContentKind,
  id: string,
): Promise<void> {
  const [stored]: { isDeleted: boolean }[] = await manager.query(
    `select deleted_at is not null as "isDeleted"
     from ${tableOf(manager.connection, kind.entity)} where id = $1 for update`,
    [id],
  );
  if (stored?.isDeleted) await restoreItem(manager, author, kind, id);
}

async function restoreItem(
  manager: EntityManager,
  author: ContentAuthor,
  kind: ContentKind,
  id: string,
): Promise<void> {
  // The parent is of another kind, which an API token may not be allowed to write.
  requireWriter(author.viewer, kind);
  const target = { id, version: null };
  const item = await loadNextVersion(manager, kind.entity, target, "deleted_at is not null");
  item.deletedAt = null;
  await reclaimAddress(manager, kind, item);
  await saveItem(manager, item).catch(throwTaken);
  await kind.restoreRelated?.(manager, item);
  await recordItem(manager, author, kind, item, "restored");
}

/**
 * Permanently deletes the items moved to the trash before `before`; returns their number. Items
 * that another item refers to, even one in the trash, are left for a later run, and those that a kind
 * keeps.
 */
async function eraseContent(
  manager: EntityManager,
  author: ContentAuthor,
  kind: ContentKind,
  before: Date,
): Promise<number> {
  const kept = kind.keptInTrash ? `and not (${kind.keptInTrash})` : "";
  const unused = referencesTo(manager, kind.entity).map(
    ({ table, column }) => `and not exists (select 1 from "${table}" where "${column}" = item.id)`,
  );
  const rows: { id: string }[] = await manager.query(
    `select id from ${tableOf(manager.connection, kind.entity)} item
     where deleted_at < $1 ${kept} ${unused.join(" ")} for update`,
    [before],
  );
  if (rows.length === 0) return 0;
  const ids = rows.map((row) => row.id);
  const items = await loadItems(manager, kind.entity, (bind) => `item.id = any(${bind(ids)})`);
  await kind.eraseRelated?.(manager, ids, author);
  await manager.delete(kind.entity, ids);
  await eraseRedirectsTo(manager, kind, items);
  for (const item of items) await recordItem(manager, author, kind, item, "erased");
  // Nothing can be restored from it any more, and it may be about a person.
  await eraseContentOf(manager, kind.name, ids);
  await eraseDraftsOf(manager, kind, ids);
  return items.length;
}

/**
 * Permanently deletes the items of all kinds that were moved to the trash before `before`; returns
 * their number.
 */
export async function eraseItems(
  manager: EntityManager,
  author: ContentAuthor,
  before: Date,
): Promise<number> {
  let erased = 0;
  // Items with a parent come first, so that the parent is no longer referred to.
  const kinds = contentKinds().toSorted((a, b) => Number(!a.parent) - Number(!b.parent));
  for (const kind of kinds) erased += await eraseContent(manager, author, kind, before);
  return erased;
}

/** The foreign keys, in all tables, that refer to items of this kind without a cascade. */
export const referencesTo = ({ connection }: EntityManager, entity: ItemClass<ContentItem>) =>
  connection.entityMetadatas.flatMap(({ foreignKeys, tableName: table }) =>
    foreignKeys
      .filter((key) => key.referencedEntityMetadata.target === entity)
      .filter((key) => key.onDelete === "NO ACTION")
      .flatMap((key) => key.columnNames.map((column) => ({ table, column }))),
  );
