import type { EntityManager } from "typeorm";
import type { Language } from "../../language/language.ts";
import { notifyAfterCommit } from "../../platform/database/after-commit.ts";
import type { ContentItem } from "../content-item.ts";
import type { ContentKind } from "../content-kind.ts";
import { stateWhenLoaded } from "../save-item.ts";
import { eventBetween, publicLanguages } from "./content-event.ts";
import { ScheduledPublication } from "./scheduled-publication.entity.ts";

/** Notified after every commit that wrote deliveries of webhooks. */
export const webhookTopic = "webhooks";

/**
 * Writes what a saved item's change means to visitors to the webhooks that ask for it, in the
 * transaction of the save, and stores when the item becomes public without a save.
 */
export async function announceItem<Item extends ContentItem>(
  manager: EntityManager,
  kind: ContentKind<Item>,
  item: Item,
  now: Date,
): Promise<void> {
  const before = stateWhenLoaded(item);
  await announceChange(manager, kind, item, {
    before: before ? publicLanguages(before, now) : [],
    now,
  });
  const [earlier, next] = [before && nextPublication(before, now), nextPublication(item, now)];
  if (earlier?.getTime() !== next?.getTime()) await schedulePublication(manager, kind, item, next);
}

/** Writes a delivery for every webhook that asks for this event of this kind; one statement. */
export async function announceChange<Item extends ContentItem>(
  manager: EntityManager,
  kind: ContentKind<Item>,
  item: Item,
  { before, now }: { before: readonly Language[]; now: Date },
): Promise<void> {
  const after = publicLanguages(item, now);
  const event = eventBetween(before, after, item.deletedAt !== null);
  if (!event) return;
  const written: unknown[] = await manager.query(
    `insert into webhook_delivery
       (webhook_id, event, kind, item_id, path, languages, version, at, retry_until)
     select id, $1, $2, $3, $4, $5, $6, $7, now() + interval '24 hours' from webhook
     where is_active and $1 = any(events) and (kinds = '{}' or $2 = any(kinds))
     returning 1`,
    [event, kind.name, item.id, kind.pagePath(item), after, item.version, now],
  );
  if (written.length > 0) notifyAfterCommit(manager, webhookTopic);
}

/** The earliest publication of a translation after `now`; null for none, or in the trash. */
export function nextPublication({ deletedAt, translations }: ContentItem, now: Date): Date | null {
  const times = translations.flatMap(({ publishedAt }) =>
    publishedAt && publishedAt > now ? publishedAt.getTime() : [],
  );
  return deletedAt || times.length === 0 ? null : new Date(Math.min(...times));
}

/** Stores the time at which an item becomes public without a save; null deletes it. */
export async function schedulePublication(
  manager: EntityManager,
  { name }: Pick<ContentKind, "name">,
  { id: itemId }: Pick<ContentItem, "id">,
  at: Date | null,
): Promise<void> {
  if (at) await manager.upsert(ScheduledPublication, { itemId, kind: name, at }, ["itemId"]);
  else await manager.delete(ScheduledPublication, { itemId });
}
