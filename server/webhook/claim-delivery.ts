import type { DataSource } from "typeorm";
import { WebhookDelivery } from "./webhook-delivery.entity.ts";

/** Attempts of one webhook at once, on all instances, so that a slow receiver holds up no other. */
const attemptsPerWebhook = 4;
/** Longer than an attempt: an instance that has not ended one by then has died. */
const claimSeconds = 15;

/** Pauses after failed attempts in seconds; the last one repeats. */
const pauses = [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800];

export type ClaimedDelivery = WebhookDelivery & Required<Pick<WebhookDelivery, "webhook">>;

/**
 * Claims the delivery that has been due longest and counts the attempt; null for none. Of an item's
 * deliveries to a webhook only the first that waits is due. The claim is committed before it is
 * sent, so that no lock is held meanwhile, and a second instance does not send it too.
 */
export async function claimDelivery({ manager }: DataSource): Promise<ClaimedDelivery | null> {
  const [[claimed]]: [{ id: string }[], number] = await manager.query(
    `with free as (
       select id from webhook where is_active and (
         select count(*) from webhook_delivery where webhook_id = webhook.id and claimed_until > now()
       ) < $2
     ), first_of_item as (
       select distinct on (webhook_id, item_id) id from webhook_delivery
       where state = 'waiting' and webhook_id in (select id from free)
       order by webhook_id, item_id, sequence
     )
     update webhook_delivery
     set claimed_until = now() + make_interval(secs => $1), attempts = attempts + 1
     where id = (
       select id from webhook_delivery
       where id in (select id from first_of_item) and state = 'waiting'
         and next_attempt_at <= now() and coalesce(claimed_until, now()) <= now()
       order by next_attempt_at, sequence limit 1 for update skip locked)
     returning id`,
    [claimSeconds, attemptsPerWebhook],
  );
  if (!claimed) return null;
  const relations = { webhook: true };
  const delivery = await manager.findOne(WebhookDelivery, { where: { id: claimed.id }, relations });
  return delivery as ClaimedDelivery | null; // the relation was asked for; null if deleted meanwhile
}

/** Records that the receiver accepted a claimed delivery. */
export async function recordDelivered({ manager }: DataSource, id: string): Promise<void> {
  await manager.query(
    `update webhook_delivery set state = 'delivered', delivered_at = now(), last_error = '',
       claimed_until = null
     where id = $1`,
    [id],
  );
}

/** Records a failed attempt: the next one is later than the one before, or the delivery has failed. */
export async function recordFailure(
  { manager }: DataSource,
  { id, attempts }: ClaimedDelivery,
  error: string,
): Promise<void> {
  const pause = pauses[Math.min(attempts, pauses.length) - 1];
  await manager.query(
    `update webhook_delivery set last_error = $2, claimed_until = null,
       next_attempt_at = now() + make_interval(secs => $3),
       state = case when now() + make_interval(secs => $3) > retry_until then 'failed' else state end
     where id = $1 and state = 'waiting'`,
    [id, error, pause],
  );
}

/** Time until the next delivery is due, in ms, that of the first of each item; null for none. */
export async function timeUntilDue({ manager }: DataSource): Promise<number | null> {
  const [row]: { ms: number | null }[] = await manager.query(
    `select extract(epoch from min(greatest(next_attempt_at, claimed_until)) - now())::float8 * 1000 as ms
     from (
       select distinct on (webhook_id, item_id) next_attempt_at, claimed_until
       from webhook_delivery join webhook on webhook.id = webhook_id
       where state = 'waiting' and is_active order by webhook_id, item_id, sequence
     ) first_of_item`,
  );
  return row?.ms ?? null;
}
