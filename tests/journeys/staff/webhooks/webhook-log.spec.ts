import { editorPaths } from "../../../../client/paths.ts";
import {
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { adminSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";
import { aWebhook, publishMember, refreshUntil, test } from "../../../support/journeys/webhooks.ts";
import { isSignedWith } from "../../../support/webhook-receiver.ts";

test("an admin reads why a message did not arrive, and sends it again when the receiver works", async ({
  newPage,
  request,
  receiver,
  emptySite,
}) => {
  receiver.answerWith(500);
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
  receiver.answerWith(204);
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
  const [message] = receiver.received;
  for (const valid of [secret, rotated]) expect(message && isSignedWith(valid, message)).toBe(true);

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
