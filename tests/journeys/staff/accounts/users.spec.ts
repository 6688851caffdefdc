import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  accept,
  addUser,
  invite,
  newPassword,
  openUsers,
  signInWithForm,
  uniqueEmail,
} from "../../../support/journeys/invitations.ts";
import { test } from "../../../support/journeys/people.ts";
import { journeyAdmin } from "../../../support/journeys/sites/site.ts";
import { expect, waitForHydration } from "../../../support/journeys/test.ts";

const rowOf = (page: Page, email: string) => page.getByRole("listitem").filter({ hasText: email });

async function runAction(page: Page, email: string, action: string): Promise<void> {
  await openAction(page, email, action);
  await page.getByRole("dialog").getByRole("button", { name: action }).click();
}

async function openAction(page: Page, email: string, action: string): Promise<void> {
  // By e-mail address, because other tests invite users with the same name.
  await rowOf(page, email)
    .getByRole("button", { name: /^Actions: / })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("an admin invites an editor, who sets a password and is signed in", async ({
  page,
  newPage,
}) => {
  const email = uniqueEmail("olena");
  await openUsers(page);
  const link = await invite(page, "Olena", email);
  await expect(rowOf(page, email)).toContainText("Invited until");

  const herPage = await newPage();
  await herPage.goto(link);
  await waitForHydration(herPage);
  await expect(herPage.getByText(email)).toBeVisible();
  // The secret is removed from the address bar, but survives a reload.
  expect(new URL(herPage.url()).hash).toBe("");
  await herPage.reload();
  await waitForHydration(herPage);
  await herPage.getByLabel("New password").fill("short");
  await herPage.getByRole("button", { name: "Save and sign in" }).click();
  await expect(herPage.getByText("Too short: add 5 more characters.")).toBeVisible();
  await herPage.getByLabel("New password").fill("password123");
  await herPage.getByRole("button", { name: "Save and sign in" }).click();
  await expect(herPage.getByText("among the most common")).toBeVisible();
  await herPage.getByLabel("New password").fill(newPassword);
  await herPage.getByRole("button", { name: "Save and sign in" }).click();
  await herPage.waitForURL(/\/admin/);

  // The list of users is for admins only.
  await herPage.goto("/editor/users?lang=en");
  await expect(herPage.getByText("Not every account can open it")).toBeVisible();
  await expect(herPage.getByText(journeyAdmin.email)).toBeHidden();
});

test("a deactivated editor is sent from an open page to the sign-in page and cannot sign in again", async ({
  page,
  newPage,
}) => {
  const { email, theirPage: herPage } = await addUser(page, newPage, "Sofiia");
  await herPage.goto("/editor/account?lang=en");
  await expect(herPage.getByRole("main").getByText(email)).toBeVisible();

  await page.reload();
  await expect(rowOf(page, email)).toContainText("Has access");
  await runAction(page, email, "Deactivate");
  await expect(rowOf(page, email)).toContainText("Deactivated");

  await herPage.getByLabel("Current password").fill(newPassword);
  await herPage.getByLabel("New password").fill("another calm password");
  await herPage.getByRole("button", { name: "Change the password" }).click();
  await herPage.waitForURL(/\/auth/);
  await expect(herPage.getByText("Your session has ended")).toBeVisible();
  await signInWithForm(herPage, email, newPassword);
  await expect(herPage.getByRole("main").getByRole("alert")).toContainText(
    "Wrong email or password",
  );
});

test("an admin deletes an account after a confirmation, and its changes stay under a former colleague", async ({
  page,
  newPage,
}) => {
  const { email, theirPage: herPage } = await addUser(page, newPage, "Zlata");
  await herPage.goto("/editor/partners/new?lang=en");
  const partner = `Bakery ${randomUUID()}`;
  await herPage.getByLabel("Name", { exact: true }).last().fill(partner);
  await herPage.getByRole("button", { name: "Save", exact: true }).click();
  await herPage.waitForURL(/\/editor\/partners\/[^n]/);

  await page.reload();
  await runAction(page, email, "Delete the account");
  await expect(rowOf(page, email)).toBeHidden();
  await page.goto("/editor/changes?lang=en");
  const change = page.getByRole("listitem").filter({ hasText: partner });
  await expect(change).toContainText("a former colleague");
  await expect(page.getByText("Zlata")).toBeHidden();
  await herPage.reload();
  await herPage.waitForURL(/\/auth/);
});

test("an invitation link works once, and says so when it is opened again", async ({
  page,
  newPage,
}) => {
  const { link } = await addUser(page, newPage, "Taras");
  const otherPage = await newPage();
  await otherPage.goto("/auth/invitation?lang=en");
  await waitForHydration(otherPage);
  await expect(otherPage.getByText("Part of the link is missing.")).toBeVisible();
  await otherPage.goto(link);
  await waitForHydration(otherPage);
  await expect(otherPage.getByText("This link no longer works.")).toBeVisible();
});

test("the last admin is told why their role cannot be changed", async ({ page }) => {
  await openUsers(page);
  await openAction(page, journeyAdmin.email, "Change roles");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Administrator" }).uncheck();
  await dialog.getByRole("button", { name: "Change roles" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nobody else");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, journeyAdmin.email)).toContainText("Administrator");
});

test("an admin renames a colleague and gives them a second role, by keyboard", async ({
  page,
  newPage,
}) => {
  const email = uniqueEmail("oksana");
  await openUsers(page);
  const link = await invite(page, "Oksna", email);
  await expect(rowOf(page, email)).toContainText("Editor");
  await openAction(page, email, "Rename");
  const name = page.getByRole("dialog").getByLabel("Name and surname");
  await expect(name).toBeFocused();
  await name.fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter the name and surname.")).toBeVisible();
  await name.fill("Oksana");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, email)).toContainText("Oksana");
  await expect(page.getByRole("button", { name: "Actions: Oksana" })).toBeFocused();

  await openAction(page, email, "Change roles");
  await page.getByRole("dialog").getByRole("checkbox", { name: "Case worker" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, email)).toContainText("Editor, case worker");

  const herPage = await newPage();
  await accept(herPage, link);
  await herPage.goto("/admin?lang=en");
  await expect(herPage.getByRole("link", { name: /^Applications/ }).first()).toBeVisible();
  await expect(herPage.getByRole("link", { name: /^Galleries/ }).first()).toBeVisible();
  await page.reload();
  await expect(rowOf(page, email)).toContainText("Last sign-in");
});
