import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { editorPassword, editorSession, signIn } from "../../../support/journeys/session.ts";
import { signInWithForm } from "../../../support/journeys/sign-in-form.ts";
import { test } from "../../../support/journeys/sites/empty-site.ts";
import { expect, waitForHydration } from "../../../support/journeys/test.ts";

test("an editor changes the address for signing in: both addresses confirm, and the new one signs in", async ({
  page,
  newPage,
  request,
  emptySite: { address, mailServer },
}) => {
  const editor = await editorSession(request, "Daryna");
  const email = `${randomUUID()}@doloni.example`;
  /** Follows the newest link that was mailed to an address. */
  const openLink = async (browser: Page, to: string) => {
    const link = () =>
      mailServer.received
        .filter((mail) => mail.to.includes(to))
        .map(({ text }) => /\/auth\/email\S*/.exec(text)?.[0])
        .findLast(Boolean);
    await expect.poll(link).toBeTruthy();
    await browser.goto(`${address}${link()}`);
    await waitForHydration(browser);
  };

  await signIn(page, editor);
  await page.goto(pathIn(editorPaths.account(), "ENG"));
  const card = page.locator("section", { hasText: "Sign-in address" });
  await card.getByRole("button", { name: "Change the address" }).click();
  await card.getByRole("button", { name: "Send the emails" }).click();
  await expect(card.getByLabel("New address")).toBeFocused();
  await expect(card.getByText("Enter an email address such as")).toBeVisible();
  await card.getByLabel("New address").fill(email);
  await card.getByLabel("Your password").fill("not the password");
  await card.getByRole("button", { name: "Send the emails" }).click();
  await expect(card.getByText("This is not the password")).toBeVisible();
  await expect(card.getByLabel("New address")).toHaveValue(email);
  await expectNoAccessibilityErrors(page, { what: "the form of the new address" });
  await card.getByLabel("Your password").fill(editorPassword);
  await card.getByRole("button", { name: "Send the emails" }).click();
  await expect(card.getByText("Not confirmed yet")).toHaveCount(2);

  const elsewhere = await newPage();
  await openLink(elsewhere, email);
  const main = elsewhere.getByRole("main");
  await expect(main.getByText(email)).toBeVisible();
  expect(elsewhere.url()).not.toContain("#");
  await expectNoAccessibilityErrors(elsewhere, { what: "the link" });
  await main.getByRole("button", { name: "Підтвердити" }).click();
  await expect(main.getByRole("status")).toContainText("на теперішню адресу");
  await expect(main.getByRole("status")).toBeFocused();

  await page.reload();
  await expect(card.getByText("Not confirmed yet")).toHaveCount(1);
  await openLink(page, editor.email);
  await page.getByRole("button", { name: "Підтвердити" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(email);
  await page.getByRole("link", { name: "До вашого облікового запису" }).click();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();

  await elsewhere.goto(pathIn(editorPaths.account(), "ENG"));
  await signInWithForm(elsewhere, email, editorPassword);
  await expect(elsewhere.getByRole("main").getByText(email)).toBeVisible();
});
