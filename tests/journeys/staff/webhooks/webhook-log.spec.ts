import { editorPaths } from "../../../../client/paths.ts";
import {
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { adminSession, signIn } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";
import { aWebhook, publishMember, refreshUntil, test } from "../../../support/journeys/webhooks.ts";

test("an admin reads why a message did not arrive, and sends it again when the receiver works", async ({
  page,
  request,
  receiver,
  emptySite,
}) => {
  receiver.answerWith(500);
  const { name, id } = await aWebhook(request, receiver.url);
  await publishMember(request);
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0);

  await signIn(page, await adminSession(request));
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
  await expectNoAccessibilityErrors(page, { width: phoneWidth });

  const navigation = page.getByRole("navigation", { name: "Admin area" });
  await navigation.getByRole("link", { name: "Webhooks" }).click();
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
