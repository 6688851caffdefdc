import { randomUUID } from "node:crypto";
import type { AdminPage } from "../../support/journeys/editing.ts";
import { openApplication, openInbox, sendForm } from "../../support/journeys/inbox.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

test("an e-mail is queued while the mail server is down, and delivered once when it is up again", async ({
  newPage,
  request,
  emptySite: { mailServer },
}) => {
  const email = `${randomUUID()}@doloni.example`;
  const receipts = () => mailServer.received.filter(({ to }) => to.includes(email));
  await mailServer.stop();
  const arrived = await sendForm(request, "VOLUNTEER", { changes: { email } });
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "ENG" };
  const { page } = screen;

  await openInbox(screen);
  await page.getByRole("link", { name: /(is|are) waiting to be sent$/ }).click();
  const queue = page.getByRole("region", { name: "Emails", exact: true });
  await expect(queue.getByRole("radio", { name: /^Waiting/ })).toBeChecked();
  const waiting = queue.getByRole("listitem").filter({ hasText: email });
  await expect(waiting).toContainText("Waiting to be sent");
  await waiting.getByRole("link").click();

  const mail = queue.getByRole("listitem").filter({ hasText: email });
  await expect(mail).toContainText(`To: ${email}`);
  await mail.getByText("Text of the email").click();
  await expect(mail).toContainText(String(arrived.number));

  // A delivery attempt fails, and the e-mail stays queued.
  await expect(async () => {
    await openApplication(screen, arrived);
    await expect(mail).toContainText("ECONNREFUSED", { timeout: 10_000 });
  }).toPass();
  expect(receipts()).toHaveLength(0);

  await mailServer.start();
  await mail.getByRole("button").click();
  await expect.poll(receipts).toHaveLength(1);
  await expect(async () => {
    await openApplication(screen, arrived);
    await expect(mail).toContainText("Sent", { timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  await expect(mail.getByRole("button")).toHaveCount(0);
  const [receipt] = receipts();
  expect(receipt?.subject).toContain(String(arrived.number));
  expect(receipt?.text).toContain(String(arrived.number));
  expect(receipts()).toHaveLength(1);
});
