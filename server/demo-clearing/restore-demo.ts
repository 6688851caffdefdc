import { isDeepStrictEqual } from "node:util";
import { MoreThan } from "typeorm";
import { saveContent } from "../content/content-commands.ts";
import type { ContentInput, ContentKind } from "../content/content-kind.ts";
import { contentKinds } from "../content/content-kinds.ts";
import type { Context } from "../content/context.ts";
import { restoreContent, trashRetentionMs } from "../content/trash.ts";
import { tableOf } from "../platform/database/database.ts";
import { ExpectedError, NotFound } from "../platform/errors.ts";
import { requireAdmin } from "../platform/viewer.ts";
import type { MoneyCategory } from "../settings/facts/money-category.ts";
import type { Settings } from "../settings/settings.entity.ts";
import { changeSettings } from "../settings/settings.service.ts";
import { startingSettings } from "../starting-content/settings.ts";
import { demoSettings } from "./clear-demo.ts";
import { DemoItem } from "./demo-item.entity.ts";
import { blankValue, setValueAt, valueAt } from "./settings-values.ts";

/**
 * Restores what the last clearing moved to the trash, and the values of the settings that are still
 * blank, in one transaction. An item whose address has been taken since stays in the trash. For
 * admins. Throws NotFound when there is nothing to restore.
 */
export async function restoreDemo(context: Context): Promise<void> {
  requireAdmin(context.viewer);
  await context.db.transaction(async (manager) => {
    await manager.query("lock table demo_item in share row exclusive mode");
    const since = restorableSince(context.now);
    const rows = await manager.findBy(DemoItem, { clearedAt: since });
    if (rows.length === 0) throw NotFound();
    const writer = { ...context, db: manager };
    for (const kind of contentKinds()) {
      const own = rows.filter((row) => row.kind === kind.name);
      for (const row of own) await restoreItem(writer, kind, row);
    }
    await restoreSettings(writer);
    await manager.update(DemoItem, { kind: "Image", clearedAt: since }, { clearedAt: null });
  });
}

/** Later times of clearing can be undone, because the trash still has the items. */
export const restorableSince = (now: Date) => MoreThan(new Date(now.getTime() - trashRetentionMs));

interface StoredItem {
  version: number;
  deletedAt: Date | null;
}

async function restoreItem(context: Context, kind: ContentKind, row: DemoItem): Promise<void> {
  const { db } = context;
  const key = { kind: row.kind, itemId: row.itemId };
  const stored = await storedItem(context, kind, row.itemId);
  if (!stored) {
    await db.delete(DemoItem, key);
    return;
  }
  const isUnchanged = stored.deletedAt
    ? stored.deletedAt.getTime() === row.clearedAt?.getTime()
    : stored.version === row.version;
  if (isUnchanged && stored.deletedAt) {
    const isTaken = await isRefused(() => restoreContent(context, kind, row.itemId));
    if (isTaken) return;
  } else if (isUnchanged && row.content) {
    const target = { id: row.itemId, version: stored.version };
    await saveContent(context, kind, target, row.content as unknown as ContentInput); // as inputOf returned it
  }
  const restored = isUnchanged ? await storedItem(context, kind, row.itemId) : null;
  const version = restored?.version ?? row.version;
  await db.update(DemoItem, key, { version, clearedAt: null, content: null });
}

async function storedItem({ db }: Context, kind: ContentKind, id: string) {
  const [item]: StoredItem[] = await db.query(
    `select version, deleted_at as "deletedAt" from ${tableOf(db.connection, kind.entity)}
     where id = $1`,
    [id],
  );
  return item;
}

/** Whether the work failed because another item has taken a unique value since. */
async function isRefused(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (error instanceof ExpectedError && error.extensions.reason === "taken") return true;
    throw error;
  }
}

async function restoreSettings(context: Context): Promise<void> {
  const { db } = context;
  const row = await demoSettings(db);
  if (!row?.clearedAt) return;
  // The counters come before their sources.
  const values = Object.entries(row.content ?? {}).sort(
    ([one], [other]) => one.length - other.length,
  );
  await changeSettings(db, context, (settings) => {
    let isChanged = false;
    for (const [path, value] of values) {
      if (path === "moneyCategories") {
        isChanged = addMissing(settings, value as MoneyCategory[]) || isChanged; // as it was cleared
        continue;
      }
      if (!isDeepStrictEqual(valueAt(settings, path), blankValue(db, settings, path))) continue;
      setValueAt(settings, path, value);
      isChanged = true;
    }
    return isChanged;
  });
  const content = Object.fromEntries(values.filter(([path]) => !(path in startingSettings)));
  await db.save(Object.assign(row, { content, clearedAt: null }));
}

/** The categories that are missing; others have been kept or added since. */
function addMissing(settings: Settings, cleared: readonly MoneyCategory[]): boolean {
  const now = settings.moneyCategories;
  const missing = cleared.filter(({ id }) => !now.some((one) => one.id === id));
  settings.moneyCategories = [...now, ...missing];
  return missing.length > 0;
}
