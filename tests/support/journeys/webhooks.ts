import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { startWebhookReceiver, type WebhookReceiver } from "../webhooks/webhook-receiver.ts";
import { executeGraphql } from "./graphql.ts";
import { adminSession } from "./session.ts";
import { test as base } from "./sites/empty-site.ts";
import { expect } from "./test.ts";

/** A journey with a receiver of webhooks. */
export const test = base.extend<{ receiver: WebhookReceiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it names
  receiver: async ({}, use) => {
    const receiver = await startWebhookReceiver();
    await use(receiver);
    await receiver.stop();
  },
});

/** Reads the log again until it has this text. */
export async function refreshUntil(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("table")).toContainText(text, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}

/** Creates a webhook that is told everything of the team. */
export async function aWebhook(request: APIRequestContext, url: string) {
  const name = `App ${randomUUID()}`;
  const { createWebhook } = await executeGraphql<{
    createWebhook: { secret: string; webhook: { id: string } };
  }>(
    request,
    await adminSession(request),
    `mutation ($input: WebhookInput!) {
      createWebhook(input: $input) { secret webhook { id } }
    }`,
    {
      input: {
        name,
        url,
        events: ["PUBLISHED", "CHANGED", "WITHDRAWN", "DELETED"],
        kinds: ["MEMBER"],
      },
    },
  );
  return { name, id: createWebhook.webhook.id, secret: createWebhook.secret };
}

export async function publishMember(request: APIRequestContext): Promise<{ id: string }> {
  const { token } = await adminSession(request);
  const answer = await request.post("/api/members", {
    headers: { authorization: `Bearer ${token}` },
    data: { translations: { ua: { name: "Олена", surname: "Мельник" } } },
  });
  return { id: (await answer.json())._id };
}
