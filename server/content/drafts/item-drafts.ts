import type { EntityManager } from "typeorm";
import { tableOf } from "../../platform/database/database.ts";
import { Conflict, NotFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requireEditor } from "../../platform/viewer.ts";
import type { ContentKind } from "../content-kind.ts";
import { loadItems } from "../load-items.ts";
import { isId } from "../reading/content-queries.ts";
import { inputOf } from "../record-item.ts";
import { ItemDraft } from "./item-draft.entity.ts";

/** The item that a draft changes, and the versions that its author had read. */
export interface DraftTarget {
  id: string;
  itemVersion: number;
  /** Null when the author knows of no draft. */
  draftVersion: number | null;
}

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/**
 * Stores `input`, which must be one that can be saved, beside the item; the site does not change.
 * Throws NotFound, or Conflict `stale` if the item or the draft was saved since the target's
 * versions were read.
 */
export async function storeDraft(
  { db, viewer, now }: Writer,
  kind: ContentKind,
  { id, itemVersion, draftVersion }: DraftTarget,
  input: object,
): Promise<void> {
  const user = requireEditor(viewer);
  if (!isId(id)) throw NotFound();
  return db.transaction(async (manager) => {
    await lockVersion(manager, kind, id, itemVersion);
    const stored = await manager.findOneBy(ItemDraft, { kind: kind.name, itemId: id });
    if ((stored?.version ?? null) !== draftVersion) throw Conflict("stale");
    const draft = stored ?? manager.create(ItemDraft, { kind: kind.name, itemId: id, version: 0 });
    if (draft.basedOnVersion !== itemVersion) {
      const [item] = await loadItems(manager, kind.entity, (bind) => `item.id = ${bind(id)}`);
      if (!item) throw NotFound();
      draft.base = await inputOf(manager, kind, item);
    }
    draft.basedOnVersion = itemVersion;
    draft.input = input;
    draft.version += 1;
    draft.savedAt = now;
    draft.savedBy = user.id;
    draft.savedByName = user.name || user.email;
    await manager.save(draft);
  });
}

/** Locks the item until the transaction ends, so that two drafts of it are stored in turn. */
async function lockVersion(
  manager: EntityManager,
  kind: ContentKind,
  id: string,
  version: number,
): Promise<void> {
  const [item]: { version: number }[] = await manager.query(
    `select version from ${tableOf(manager.connection, kind.entity)}
     where id = $1 and deleted_at is null for update`,
    [id],
  );
  if (!item) throw NotFound();
  if (item.version !== version) throw Conflict("stale");
}

/** Whether the item exists outside of the trash. */
export async function isInPlace(
  db: EntityManager,
  { entity }: ContentKind,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  const rows: unknown[] = await db.query(
    `select 1 from ${tableOf(db.connection, entity)} where id = $1 and deleted_at is null`,
    [id],
  );
  return rows.length > 0;
}

/**
 * Deletes the draft of which the author has read `version`; one that is gone already is no error.
 * Throws NotFound for an unknown item, or Conflict `stale` if the draft was saved since.
 */
export async function discardDraft(
  { db, viewer }: Writer,
  kind: ContentKind,
  id: string,
  version: number,
): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    if (!(await isInPlace(manager, kind, id))) throw NotFound();
    await removeDraft(manager, kind, id, version);
  });
}

/** Like `discardDraft`, in the transaction that saves the item with the draft's content. */
export async function removeDraft(
  manager: EntityManager,
  kind: Pick<ContentKind, "name">,
  id: string,
  version: number,
): Promise<void> {
  const [stored]: { version: number }[] = await manager.query(
    "select version from item_draft where kind = $1 and item_id = $2 for update",
    [kind.name, id],
  );
  if (stored && stored.version !== version) throw Conflict("stale");
  await manager.delete(ItemDraft, { kind: kind.name, itemId: id });
}

/** Deletes the drafts of items that were permanently deleted, and the links to them. */
export async function eraseDraftsOf(
  manager: EntityManager,
  kind: Pick<ContentKind, "name">,
  itemIds: readonly string[],
): Promise<void> {
  for (const table of ["item_draft", "draft_link"]) {
    await manager.query(`delete from ${table} where kind = $1 and item_id = any($2)`, [
      kind.name,
      itemIds,
    ]);
  }
}
