import { randomUUID } from "node:crypto";
import type { AdminPage } from "../../support/journeys/editing.ts";
import { test } from "../../support/journeys/empty-site.ts";
import { openApplication, openInbox, sendForm } from "../../support/journeys/inbox.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

test("a mail waits while the mail server is down, and arrives once when it is up again", async ({
  meet,
  request,
  office: { mails },
}) => {
  const email = `${randomUUID()}@doloni.example`;
  const receipts = () => mails.received.filter(({ to }) => to.includes(email));
  await mails.stop();
  const arrived = await sendForm(request, "VOLUNTEER", { changes: { email } });
  const desk: AdminPage = { page: await meet(await adminSession(request)), language: "ENG" };
  const { page } = desk;

  await openInbox(desk);
  await page.getByRole("link", { name: /wait(s)? to be sent$/ }).click();
  const kept = page.getByRole("region", { name: "Mails", exact: true });
  await expect(kept.getByRole("radio", { name: /^Waiting/ })).toBeChecked();
  const waiting = kept.getByRole("listitem").filter({ hasText: email });
  await expect(waiting).toContainText("Waits to be sent");
  await waiting.getByRole("link").click();

  const mail = page.getByRole("region", { name: "Mails", exact: true }).getByRole("listitem");
  await expect(mail).toContainText(`To: ${email}`);
  await mail.getByText("Text of the mail").click();
  await expect(mail).toContainText(String(arrived.number));

  // Tried in vain: it waits on.
  await expect(async () => {
    await openApplication(desk, arrived);
    await expect(mail).toContainText("ECONNREFUSED", { timeout: 2_000 });
  }).toPass();
  expect(receipts()).toHaveLength(0);

  await mails.start();
  await mail.getByRole("button").click();
  await expect.poll(receipts).toHaveLength(1);
  await expect(async () => {
    await openApplication(desk, arrived);
    await expect(mail).toContainText("Sent", { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(mail.getByRole("button")).toHaveCount(0);
  const [receipt] = receipts();
  expect(receipt?.subject).toContain(String(arrived.number));
  expect(receipt?.text).toContain(String(arrived.number));
  expect(receipts()).toHaveLength(1);
});
