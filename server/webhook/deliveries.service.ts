import type { DataSource, EntityManager } from "typeorm";
import { webhookTopic } from "../content/events/announce-item.ts";
import { isId } from "../content/reading/content-queries.ts";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { notifyAfterCommit } from "../platform/database/after-commit.ts";
import { NotFound } from "../platform/errors.ts";
import { requireAdmin } from "../platform/viewer.ts";
import type { WebhookContext } from "./webhook.context.ts";
import type { WebhookDeliveriesArgs } from "./webhook.input.ts";
import { findWebhook } from "./webhook.service.ts";
import {
  type DeliveryState,
  WebhookDelivery,
  type WebhookDeliveryList,
} from "./webhook-delivery.entity.ts";

const retentionMs = 30 * 24 * 3_600_000;

/** For admins. Throws NotFound. */
export async function listDeliveries(
  { db, viewer }: WebhookContext,
  { webhookId, state, first, skip }: WebhookDeliveriesArgs,
): Promise<WebhookDeliveryList> {
  requireAdmin(viewer);
  await findWebhook(db, webhookId);
  const [items, total] = await db.findAndCount(WebhookDelivery, {
    where: { webhookId, ...(state ? { state } : {}) },
    order: { sequence: "DESC" },
    take: first,
    skip,
  });
  return { items, total };
}

/** How many deliveries in this state each webhook has, in the order of `ids`. */
export async function countDeliveries(
  db: EntityManager,
  state: DeliveryState,
  ids: readonly string[],
): Promise<number[]> {
  const rows: { id: string; count: number }[] = await db.query(
    `select webhook_id as id, count(*)::int as count from webhook_delivery
     where webhook_id = any($1) and state = $2 group by webhook_id`,
    [ids, state],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.count ?? 0);
}

/**
 * Sends a delivery at once, again if it was delivered, for another 24 hours and with the same id.
 * For admins. Throws NotFound.
 */
export async function sendAgain(
  { db, viewer }: WebhookContext,
  id: string,
): Promise<WebhookDelivery> {
  requireAdmin(viewer);
  if (!isId(id)) throw NotFound();
  return db.transaction(async (manager) => {
    await manager.query(
      `update webhook_delivery set state = 'waiting', attempts = 0, next_attempt_at = now(),
         retry_until = now() + interval '24 hours'
       where id = $1`,
      [id],
    );
    const delivery = await manager.findOneBy(WebhookDelivery, { id });
    if (!delivery) throw NotFound();
    notifyAfterCommit(manager, webhookTopic);
    return delivery;
  });
}

/** Deletes what was delivered, or failed, more than 30 days ago. */
export async function removeOldDeliveries(
  db: DataSource,
  now: Date,
): Promise<{ deliveries: number }> {
  const [, deliveries]: [unknown, number] = await db.query(
    "delete from webhook_delivery where state <> 'waiting' and at <= $1",
    [new Date(now.getTime() - retentionMs)],
  );
  return { deliveries };
}

/** Applies the retention period once a day until the returned function is called. */
export const startDeliveryRetention = (db: DataSource, log: DailyJobLog) =>
  startDailyJob(db, "removeWebhookDeliveries", () => removeOldDeliveries(db, new Date()), log);
