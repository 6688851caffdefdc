import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { Webhook as Verifier } from "standardwebhooks";
import { editorPaths } from "../../../client/paths.ts";
import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { test as base } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from "../../support/journeys/webhook-receiver.ts";

const test = base.extend<{ receiver: WebhookReceiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it names
  receiver: async ({}, use) => {
    const receiver = await startWebhookReceiver();
    await use(receiver);
    await receiver.stop();
  },
});

test("an admin creates a webhook and sees its secret once, with which the receiver verifies what is published", async ({
  newPage,
  request,
  receiver,
}) => {
  const page = await newPage(await adminSession(request));
  await page.goto(pathIn(editorPaths.webhooks(), "ENG"));
  const name = `News app ${randomUUID()}`;
  await page.getByRole("button", { name: "Create a webhook" }).click();
  const form = page.getByRole("dialog", { name: "New webhook" });
  await form.getByLabel("What it is for").fill(name);
  await form.getByLabel("Address of the receiver").fill(receiver.url);
  await form.getByRole("checkbox", { name: "Deleted" }).uncheck();
  await form.getByRole("checkbox", { name: "Team" }).check();
  await form.getByRole("button", { name: "Create a webhook" }).click();

  const created = page.getByRole("dialog", { name: "The webhook is created" });
  const secret = await created.getByLabel("Signing secret", { exact: true }).inputValue();
  await created.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Create a webhook" })).toBeFocused();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Published, changed, hidden from the site");
  await expect(row).toContainText("Team");
  await expect(page.getByText(secret)).toHaveCount(0);

  const { id } = await publishMember(request);
  await expect.poll(() => receiver.received).toHaveLength(1);
  const [message = { headers: {}, body: "" }] = receiver.received;
  // Node's type allows several values of a header.
  const headers = message.headers as Record<string, string>;
  expect(new Verifier(secret).verify(message.body, headers)).toMatchObject({
    type: "content.published",
    data: { kind: "MEMBER", id },
  });

  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await refreshUntil(page, "Delivered");
  await page.getByRole("table").getByRole("link", { name: "team" }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.edit("MEMBER", id));
});

test("an admin reads at the field why an address is refused, and loses nothing of what they typed", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await adminSession(request));
  await page.goto(editorPaths.webhooks());
  await page.getByRole("button", { name: "Створити вебхук" }).click();
  const form = page.getByRole("dialog", { name: "Новий вебхук" });
  const send = () => form.getByRole("button", { name: "Створити вебхук" }).click();
  const address = form.getByLabel("Адреса отримувача");
  for (const event of ["Опубліковано", "Змінено", "Сховано з сайту", "Видалено"]) {
    await form.getByRole("checkbox", { name: event }).uncheck();
  }
  await send();
  await expect(form.getByText("Напишіть, для чого цей вебхук.")).toBeVisible();
  await expect(form.getByText("Позначте хоча б одну подію.")).toBeVisible();
  await expect(form.getByLabel("Для чого він")).toBeFocused();
  await form.getByLabel("Для чого він").fill("Бухгалтерія");
  await form.getByRole("checkbox", { name: "Змінено" }).check();

  for (const [typed, sentence] of [
    ["accounting.example", "Введіть повну адресу, що починається з https://"],
    ["http://accounting.example/hook", "без шифрування сайт нічого не надсилає"],
    ["https://10.0.0.8/hook", "Це адреса внутрішньої мережі, а не інтернету."],
  ] as const) {
    await address.fill(typed);
    await send();
    await expect(form.getByText(sentence)).toBeVisible();
    await expect(address).toBeFocused();
    await expect(address).toHaveValue(typed);
  }
  await expect(form.getByLabel("Для чого він")).toHaveValue("Бухгалтерія");
  await expect(form.getByRole("checkbox", { name: "Змінено" })).toBeChecked();
  await expectNoAccessibilityErrors(page);
});

test("an admin reads why a message did not arrive, and sends it again when the receiver works", async ({
  newPage,
  request,
  receiver,
  emptySite,
}) => {
  receiver.status = 500;
  const { name, id } = await aWebhook(request, receiver.url);
  await publishMember(request);
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0);

  const page = await newPage(await adminSession(request));
  await page.goto(pathIn(editorPaths.webhook(id), "ENG"));
  const log = page.getByRole("table");
  await refreshUntil(page, "The receiver had an error (HTTP 500).");
  await expect(log).toContainText("Waiting");
  await log.getByRole("button", { name: /^Send now: Published, team/ }).click();
  await expect(page.getByText("Sending", { exact: true })).toBeVisible();
  // As if a day had passed: no attempt follows the next one that fails.
  await emptySite.query(
    `update webhook_delivery set retry_until = now() where webhook_id = '${id}'`,
  );
  await refreshUntil(page, "Not delivered");
  await expectNoAccessibilityErrors(page);
  await expectNoAccessibilityErrors(page, { width: phoneWidth });

  await page.goto(pathIn(editorPaths.webhooks(), "ENG"));
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Not delivered: 1");
  await row.getByRole("link").click();
  await page.getByLabel("State").selectOption("Not delivered");
  receiver.status = 204;
  await log.getByRole("button", { name: /^Send again: Published, team/ }).click();
  await expect(page.getByText("There are no such events")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await refreshUntil(page, "Delivered");
});

test("an admin gives a webhook a new secret, with both valid for a day, and then deletes it", async ({
  newPage,
  request,
  receiver,
}) => {
  const { name, id, secret } = await aWebhook(request, receiver.url);
  const page = await newPage(await adminSession(request));
  await page.goto(pathIn(editorPaths.webhook(id), "ENG"));
  await page.getByRole("button", { name: "Rotate the secret" }).click();
  const question = page.getByRole("dialog", { name: "Rotate the signing secret?" });
  await question.getByRole("button", { name: "Rotate the secret" }).click();
  const shown = page.getByRole("dialog", { name: "New signing secret" });
  const rotated = await shown.getByLabel("Signing secret", { exact: true }).inputValue();
  await expect(shown).toContainText("Both secrets, the previous and the new one, are valid until:");
  await shown.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Previous signing secret")).toBeVisible();

  await publishMember(request);
  await expect.poll(() => receiver.received).toHaveLength(1);
  const [message = { headers: {}, body: "" }] = receiver.received;
  const headers = message.headers as Record<string, string>; // Node's type allows several values
  for (const valid of [secret, rotated]) new Verifier(valid).verify(message.body, headers);

  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.webhooks());
  await expect(page.getByRole("link", { name })).toHaveCount(0);
  await page.goto(pathIn(editorPaths.webhook(id), "ENG"));
  await expect(page.getByRole("heading", { name: "There is no such webhook" })).toBeVisible();

  await page.goto(pathIn(editorPaths.securityLog(), "ENG"));
  const { host } = new URL(receiver.url);
  for (const event of ["Webhook created", "New secret for a webhook", "Webhook deleted"]) {
    await expect(page.getByText(`${event}: ${host}`)).toBeVisible();
  }
});

test("an admin whose colleague saved first is told so, and may still save what they typed", async ({
  newPage,
  request,
  receiver,
}) => {
  const session = await adminSession(request);
  const { name, id } = await aWebhook(request, receiver.url);
  const page = await newPage(session);
  await page.goto(pathIn(editorPaths.webhook(id), "ENG"));
  await page.getByRole("button", { name: "Change" }).click();
  const form = page.getByRole("dialog", { name: "Settings of the webhook" });
  await form.getByLabel("What it is for").fill(`${name} of the team`);
  await executeGraphql(
    request,
    session,
    `mutation ($id: ID!, $input: WebhookInput!) {
      changeWebhook(id: $id, version: 1, input: $input) { id }
    }`,
    { id, input: { name: `${name} of a colleague`, url: receiver.url, events: ["DELETED"] } },
  );
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toContainText("somebody else changed these settings");
  await expect(page.getByText(`${name} of a colleague`).first()).toBeAttached();
  await expect(form.getByLabel("What it is for")).toHaveValue(`${name} of the team`);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${name} of the team` })).toBeVisible();
});

/** Reads the log again until it has this text. */
async function refreshUntil(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("table")).toContainText(text, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}

/** Creates a webhook that is told everything of the team. */
async function aWebhook(request: APIRequestContext, url: string) {
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

async function publishMember(request: APIRequestContext): Promise<{ id: string }> {
  const { token } = await adminSession(request);
  const answer = await request.post("/api/members", {
    headers: { authorization: `Bearer ${token}` },
    data: { translations: { ua: { name: "Олена", surname: "Мельник" } } },
  });
  return { id: (await answer.json())._id };
}
