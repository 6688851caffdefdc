import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import {
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { adminSession, signIn } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";
import { aWebhook, publishMember, refreshUntil, test } from "../../../support/journeys/webhooks.ts";
import { isSignedWith } from "../../../support/webhooks/webhook-receiver.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "New webhook" });
const create = (page: Page) => dialogOf(page).getByRole("button", { name: "Create" }).click();

/** Sends the form with what the page and the server refuse; what was typed stays. */
async function expectRefusals(page: Page) {
  const form = dialogOf(page);
  const name = form.getByLabel("What it is for");
  const address = form.getByLabel("Address of the receiver");
  for (const event of ["Published", "Changed", "Removed from the site", "Moved to the trash"]) {
    await form.getByRole("checkbox", { name: event }).uncheck();
  }
  await create(page);
  await expect(form.getByText("Write what the webhook is for.")).toBeVisible();
  await expect(form.getByText("Choose at least one event.")).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("Accounting");
  await form.getByRole("checkbox", { name: "Changed" }).check();
  for (const [typed, sentence] of [
    ["accounting.example", "Enter a full address that begins with https://"],
    ["https://10.0.0.8/hook", "This address is in an internal network, not on the internet."],
  ] as const) {
    await address.fill(typed);
    await create(page);
    await expect(form.getByText(sentence)).toBeVisible();
    await expect(address).toBeFocused();
    await expect(address).toHaveValue(typed);
  }
  await expect(name).toHaveValue("Accounting");
  await expect(form.getByRole("checkbox", { name: "Changed" })).toBeChecked();
  await expectNoAccessibilityErrors(page, { width: phoneWidth });
}

test("an admin reads at the field why a webhook is refused, creates it and sees its secret once, with which the receiver verifies what is published", async ({
  page,
  request,
  receiver,
}) => {
  await signIn(page, await adminSession(request));
  await page.goto(pathIn(editorPaths.webhooks(), "ENG"));
  const name = `News app ${randomUUID()}`;
  await page.getByRole("button", { name: "Create a webhook" }).click();
  await expectRefusals(page);
  const form = dialogOf(page);
  await form.getByLabel("What it is for").fill(name);
  await form.getByLabel("Address of the receiver").fill(receiver.url);
  await form.getByRole("checkbox", { name: "Published" }).check();
  await form.getByRole("checkbox", { name: "Team" }).check();
  await create(page);

  const created = page.getByRole("dialog", { name: "The webhook is created" });
  const secret = await created.getByLabel("Signing secret", { exact: true }).inputValue();
  await created.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Create a webhook" })).toBeFocused();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Published, changed");
  await expect(row).not.toContainText("removed from the site");
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

/** Saves settings that a colleague has changed meanwhile, at the second try. */
async function saveOverColleague(
  page: Page,
  name: string,
  changeMeanwhile: () => Promise<unknown>,
) {
  await page.getByRole("button", { name: "Change" }).click();
  const form = page.getByRole("dialog", { name: "Settings of the webhook" });
  await form.getByLabel("What it is for").fill(`${name} of the team`);
  await changeMeanwhile();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toContainText("somebody else changed these settings");
  await expect(page.getByText(`${name} of a colleague`).first()).toBeAttached();
  await expect(form.getByLabel("What it is for")).toHaveValue(`${name} of the team`);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${name} of the team` })).toBeVisible();
}

test("an admin whose colleague saved first is told so, and may still save; then they rotate the secret, with both valid for a day, and delete the webhook", async ({
  page,
  request,
  receiver,
}) => {
  const session = await adminSession(request);
  const { name, id, secret } = await aWebhook(request, receiver.url);
  await signIn(page, session);
  await page.goto(pathIn(editorPaths.webhook(id), "ENG"));
  const change = `mutation ($id: ID!, $input: WebhookInput!) {
    changeWebhook(id: $id, version: 1, input: $input) { id }
  }`;
  const input = { name: `${name} of a colleague`, url: receiver.url, events: ["DELETED"] };
  await saveOverColleague(page, name, () =>
    executeGraphql(request, session, change, { id, input }),
  );

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
  const [message] = receiver.received;
  for (const valid of [secret, rotated]) expect(message && isSignedWith(valid, message)).toBe(true);

  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.webhooks());
  await expect(page.getByRole("link", { name })).toHaveCount(0);
  await page.goto(pathIn(editorPaths.webhook(id), "ENG"));
  await expect(page.getByRole("heading", { name: "There is no such webhook" })).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Admin area" });
  await navigation.getByRole("link", { name: "Security log" }).click();
  const { host } = new URL(receiver.url);
  for (const event of ["Webhook created", "New secret for a webhook", "Webhook deleted"]) {
    await expect(page.getByText(`${event}: ${host}`)).toBeVisible();
  }
});
