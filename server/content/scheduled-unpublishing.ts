import type { DataSource, EntityManager } from "typeorm";
import type { Language } from "../language/language.ts";
import { tableOf } from "../platform/database/database.ts";
import { Conflict } from "../platform/errors.ts";
import { visitor } from "../platform/viewer.ts";
import { changeItem, type Writer } from "./content-commands.ts";
import type { ContentKind } from "./content-kind.ts";
import { contentKinds } from "./content-kinds.ts";
import { translationMetadataOf } from "./item-metadata.ts";
import { planUnpublishing, type WriteTarget } from "./item-writes.ts";
import { loadItems } from "./load-items.ts";
import { recordItem } from "./record-item.ts";
import { saveItem, takeSnapshot } from "./save-item.ts";

/**
 * Plans to unpublish one language, or with null both, at a future time; null cancels the plan. For
 * editors. Returns the id. Throws as `planUnpublishing` does, and Conflict `permanent`.
 */
export async function scheduleUnpublishing(
  writer: Writer,
  kind: ContentKind,
  target: WriteTarget,
  language: Language | null,
  at: Date | null,
): Promise<string> {
  const action = at ? "unpublishingScheduled" : "unpublishingCancelled";
  return changeItem(writer, kind, target, { action, language }, (item) => {
    if (at && kind.isPermanent?.(item)) throw Conflict("permanent");
    planUnpublishing(item, language, at);
  });
}

/** The next time at which a translation is to be unpublished, past or future; null for none. */
export async function nextUnpublishing(db: EntityManager): Promise<Date | null> {
  const each = contentKinds().map(
    (kind) => `select min(unpublish_at) as at from ${translationsOf(db, kind)}`,
  );
  const [row]: { at: Date | null }[] = await db.query(
    `select min(at) as at from (${each.join(" union all ")}) planned`,
  );
  return row?.at ?? null;
}

/**
 * Unpublishes every translation whose time has come, also in the trash; returns the number of
 * items. The history shows the site as the author. Versions do not change, so that nobody who
 * edits an item at that moment gets a conflict.
 */
export async function unpublishDue(db: DataSource, now: Date): Promise<number> {
  let count = 0;
  for (const kind of contentKinds()) {
    const due: { id: string }[] = await db.query(
      `select distinct item_id as id from ${translationsOf(db.manager, kind)}
       where unpublish_at <= $1`,
      [now],
    );
    for (const { id } of due) {
      if (await db.transaction((manager) => unpublishItem(manager, kind, id, now))) count += 1;
    }
  }
  return count;
}

async function unpublishItem(
  manager: EntityManager,
  kind: ContentKind,
  id: string,
  now: Date,
): Promise<boolean> {
  const table = tableOf(manager.connection, kind.entity);
  await manager.query(`select 1 from ${table} where id = $1 for update`, [id]);
  const [item] = await loadItems(manager, kind.entity, (bind) => `item.id = ${bind(id)}`);
  const due = item?.translations.filter((row) => row.unpublishAt && row.unpublishAt <= now) ?? [];
  if (!item || due.length === 0) return false;
  takeSnapshot(item);
  for (const row of due) Object.assign(row, { publishedAt: null, unpublishAt: null });
  kind.assignPublication?.(item, now);
  await saveItem(manager, item);
  const [first, second] = due;
  const language = first && !second ? first.language : null;
  // The triggers' notifications invalidate the caches of all instances.
  const author = { viewer: visitor, now, contentWritten: () => undefined };
  await recordItem(manager, author, kind, item, "unpublished", language);
  return true;
}

const translationsOf = (db: EntityManager, { entity }: ContentKind): string =>
  `"${translationMetadataOf(db.connection, entity).tableName}"`;
