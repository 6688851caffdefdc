import type { EntityManager } from "typeorm";
import { contentKinds } from "../content/content-kinds.ts";
import { tableOf } from "../platform/database/database.ts";
import { DemoItem, settingsItemId } from "./demo-item.entity.ts";
import { type SettingsValues, valuesByPath } from "./settings-values.ts";

/**
 * Marks everything in the database as demo content; for a database that contains nothing else.
 * `values` are the settings that the demo content brought, in the shape of their input.
 */
export async function recordDemoContent(
  manager: EntityManager,
  values: SettingsValues,
): Promise<void> {
  for (const kind of contentKinds()) await recordDemoItems(manager, kind.name);
  await recordDemoImages(manager);
  const content = Object.fromEntries(valuesByPath(values));
  const row = { kind: "Settings", itemId: settingsItemId, content };
  await manager.save(manager.create(DemoItem, row));
}

/** Marks these items of a kind as demo content, or all of them. */
export async function recordDemoItems(
  manager: EntityManager,
  kindName: string,
  ids: readonly string[] | null = null,
): Promise<void> {
  const kind = contentKinds().find(({ name }) => name === kindName);
  if (!kind) throw new Error(`There is no kind of content named ${kindName}`);
  await manager.query(
    `insert into demo_item (kind, item_id, version)
     select $1, id, version from ${tableOf(manager.connection, kind.entity)}
     where $2::uuid[] is null or id = any($2) on conflict do nothing`,
    [kindName, ids],
  );
}

/** Marks these images as demo content, or all of them. */
export async function recordDemoImages(
  manager: EntityManager,
  ids: readonly string[] | null = null,
): Promise<void> {
  await manager.query(
    `insert into demo_item (kind, item_id) select 'Image', id from image
     where $1::uuid[] is null or id = any($1) on conflict do nothing`,
    [ids],
  );
}
