import type { EntityManager } from "typeorm";
import { saveContent } from "../content/content-commands.ts";
import type { Context } from "../content/context.ts";
import { loadItems } from "../content/load-items.ts";
import { inputOf } from "../content/record-item.ts";
import { deleteContent } from "../content/trash.ts";
import { requireAdmin } from "../platform/viewer.ts";
import { usedCategories } from "../settings/facts/assign-categories.ts";
import { changeSettings } from "../settings/settings.service.ts";
import { startingSettings } from "../starting-content/settings.ts";
import { DemoItem, settingsItemId } from "./demo-item.entity.ts";
import { type ClearedItem, planClearing } from "./demo-plan.ts";
import { remainingPaths, setValueAt, valueWithout } from "./settings-values.ts";

/**
 * Moves unchanged demo content to the trash and empties the settings that still
 * have its values, in one transaction. Items of the starting content go back to it, unless it goes too. For admins.
 * Throws Conflict `stale` or `inUse` when an editor changes the same items at this moment.
 */
export async function clearDemo(context: Context, keepsStartingContent: boolean): Promise<void> {
  requireAdmin(context.viewer);
  await context.db.transaction(async (manager) => {
    // Two admins at once: the second waits, and finds nothing left.
    await manager.query("lock table demo_item in share row exclusive mode");
    const writer = { ...context, db: manager };
    const { cleared } = await planClearing(manager, { keepsStartingContent });
    await manager.query("update demo_item set cleared_at = $1 where cleared_at is null", [
      context.now,
    ]);
    for (const item of cleared) await clearItem(writer, item);
    await clearSettings(writer, keepsStartingContent);
  });
}

async function clearItem(context: Context, item: ClearedItem): Promise<void> {
  const { db } = context;
  const { kind, id, version, starting } = item;
  if (!starting) {
    await deleteContent(context, kind, { id, version });
    return;
  }
  const [stored] = await loadItems(db, kind.entity, (bind) => `item.id = ${bind(id)}`);
  if (!stored) return;
  const content = { ...(await inputOf(db, kind, stored)) };
  await saveContent(context, kind, { id, version }, starting);
  // The version after clearing tells whether somebody writes the texts anew.
  await db.update(DemoItem, { kind: kind.name, itemId: id }, { version: version + 1 });
  await db.query("update demo_item set content = $1 where kind = $2 and item_id = $3", [
    JSON.stringify(content),
    kind.name,
    id,
  ]);
}

/** Keeps which values were cleared, so that exactly these can be restored. */
async function clearSettings(context: Context, keepsStartingContent: boolean): Promise<void> {
  const { db } = context;
  const row = await demoSettings(db);
  if (!row?.content) return;
  const cleared = [row.content, keepsStartingContent ? {} : startingSettings];
  const used = await usedCategories(db, false);
  await changeSettings(db, context, (settings) => {
    const categories = settings.moneyCategories;
    row.content = {};
    // A counter is the starting content's once the demo's source is gone.
    for (const values of cleared.map((each) => new Map<string, unknown>(Object.entries(each)))) {
      for (const path of remainingPaths(db, settings, values)) {
        row.content[path] = values.get(path);
        setValueAt(settings, path, valueWithout(db, settings, path, values.get(path)));
      }
    }
    // The lines of the foundation's own reports keep theirs.
    settings.moneyCategories = categories.filter(
      (one) => used.has(one.id) || settings.moneyCategories.includes(one),
    );
    return Object.keys(row.content).length > 0;
  });
  await db.save(row);
}

export const demoSettings = (manager: EntityManager): Promise<DemoItem | null> =>
  manager.findOneBy(DemoItem, { kind: "Settings", itemId: settingsItemId });
