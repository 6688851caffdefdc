import { randomUUID } from "node:crypto";
import { editorPaths } from "../../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { adminSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";
import { aWebhook, publishMember, refreshUntil, test } from "../../../support/journeys/webhooks.ts";
import { isSignedWith } from "../../../support/webhook-receiver.ts";

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
  await form.getByRole("button", { name: "Create" }).click();

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
  const [message] = receiver.received;
  expect(message && isSignedWith(secret, message)).toBe(true);
  expect(message?.event).toMatchObject({ type: "content.published", data: { kind: "MEMBER", id } });

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
  const send = () => form.getByRole("button", { name: "Створити" }).click();
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
