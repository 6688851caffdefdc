import type { TestServer } from "../server/test-server.ts";

export interface WebhookSettings {
  name?: string;
  url: string;
  events?: string[];
  kinds?: string[];
  isActive?: boolean;
}

export const webhookFields = `id version name url events kinds isActive previousSecretUntil
  waitingCount failedCount`;

const allEvents = ["PUBLISHED", "CHANGED", "WITHDRAWN", "DELETED"];

export const inputOf = ({ name = "Catalogue", events = allEvents, ...more }: WebhookSettings) => ({
  name,
  events,
  ...more,
});

/** An admin creates a webhook; its id, version and secret. */
export async function aWebhook(
  site: TestServer,
  settings: WebhookSettings,
): Promise<{ id: string; version: number; secret: string }> {
  const { createWebhook } = await site.executeOrThrow(
    "mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret webhook { id version } } }",
    { input: inputOf(settings) },
    "admin",
  );
  return { ...createWebhook.webhook, secret: createWebhook.secret };
}

/** The deliveries of a webhook in the order of their events. */
export async function deliveriesOf(site: TestServer, webhookId: string) {
  const { webhookDeliveries } = await site.executeOrThrow(
    `query ($webhookId: ID!) {
      webhookDeliveries(webhookId: $webhookId, first: 100) {
        total items { id event kind itemId path languages version state attempts lastError }
      }
    }`,
    { webhookId },
    "admin",
  );
  return webhookDeliveries.items.toReversed();
}
