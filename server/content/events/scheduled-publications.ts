import type { DataSource, EntityManager } from "typeorm";
import { LessThanOrEqual } from "typeorm";
import { tableOf } from "../../platform/database/database.ts";
import { kindNamed } from "../content-kinds.ts";
import { loadItems } from "../load-items.ts";
import { announceChange, nextPublication, schedulePublication } from "./announce-item.ts";
import { publicLanguages } from "./content-event.ts";
import { ScheduledPublication } from "./scheduled-publication.entity.ts";

/** The next time at which an item becomes public without a save, past or future; null for none. */
export async function nextScheduledPublication(db: EntityManager): Promise<Date | null> {
  const [next] = await db.find(ScheduledPublication, { order: { at: "ASC" }, take: 1 });
  return next?.at ?? null;
}

/** Announces every item that became public at its scheduled time; returns their number. */
export async function announceDue(db: DataSource, now: Date): Promise<number> {
  const due = await db.manager.find(ScheduledPublication, {
    where: { at: LessThanOrEqual(now) },
    order: { at: "ASC" },
  });
  for (const { kind, itemId } of due) {
    await db.transaction((manager) => announcePublication(manager, kind, itemId, now));
  }
  return due.length;
}

async function announcePublication(
  manager: EntityManager,
  kindName: string,
  itemId: string,
  now: Date,
): Promise<void> {
  const kind = kindNamed(kindName);
  const table = tableOf(manager.connection, kind.entity);
  await manager.query(`select 1 from ${table} where id = $1 for update`, [itemId]);
  // Read under the lock: a save may have changed the plan meanwhile.
  const planned = await manager.findOneBy(ScheduledPublication, { itemId });
  if (!planned || planned.at > now) return;
  const [item] = await loadItems(manager, kind.entity, (bind) => `item.id = ${bind(itemId)}`);
  if (item) {
    const momentBefore = new Date(planned.at.getTime() - 1);
    await announceChange(manager, kind, item, {
      before: publicLanguages(item, momentBefore),
      now,
    });
  }
  const next = item ? nextPublication(item, now) : null;
  await schedulePublication(manager, kind, { id: itemId }, next);
}
