import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { journeyAdmin } from "../../../support/journeys/sites/site.ts";
import { expect, test, waitForHydration } from "../../../support/journeys/test.ts";

const password = "four calm words together";

/** A unique e-mail address, also when Playwright retries a test. */
const uniqueEmail = (name: string) => `${name}-${randomUUID()}@doloni.example`;

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.waitForURL(/\/auth/);
  await waitForHydration(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Signs in as the admin and opens the list of users. */
async function openUsers(page: Page): Promise<void> {
  await page.goto("/editor/users?lang=en");
  await signIn(page, journeyAdmin.email, journeyAdmin.password);
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
}

/** Invites a user and returns the one-time link. */
async function invite(page: Page, name: string, email: string): Promise<string> {
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByLabel("Name and surname").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Make the invitation" }).click();
  const dialog = page.getByRole("dialog", { name: "One-time link" });
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  await dialog.getByRole("button", { name: "Close" }).click();
  return link;
}

/** Opens an invitation link and sets a password. */
async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await waitForHydration(page);
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await page.waitForURL(/\/admin/);
}

/** A page in a browser context of its own, as on another computer. */
const openNewBrowser = async (browser: Browser) => (await browser.newContext()).newPage();

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
  browser,
  console,
}) => {
  const email = uniqueEmail("olena");
  await openUsers(page);
  const link = await invite(page, "Olena", email);
  await expect(rowOf(page, email)).toContainText("Invited until");

  const herPage = await openNewBrowser(browser);
  console.watch(herPage);
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
  await herPage.getByLabel("New password").fill(password);
  await herPage.getByRole("button", { name: "Save and sign in" }).click();
  await herPage.waitForURL(/\/admin/);

  // The list of users is for admins only.
  await herPage.goto("/editor/users?lang=en");
  await expect(herPage.getByText("Not every account can open it")).toBeVisible();
  await expect(herPage.getByText(journeyAdmin.email)).toBeHidden();
  await herPage.context().close();
});

test("a deactivated editor is sent from an open page to the sign-in page and cannot sign in again", async ({
  page,
  browser,
  console,
}) => {
  const email = uniqueEmail("sofiia");
  await openUsers(page);
  const link = await invite(page, "Sofiia", email);
  const herPage = await openNewBrowser(browser);
  console.watch(herPage);
  await accept(herPage, link);
  await herPage.goto("/editor/account?lang=en");
  await expect(herPage.getByRole("main").getByText(email)).toBeVisible();

  await page.reload();
  await expect(rowOf(page, email)).toContainText("Has access");
  await runAction(page, email, "Deactivate");
  await expect(rowOf(page, email)).toContainText("Deactivated");

  await herPage.getByLabel("Current password").fill(password);
  await herPage.getByLabel("New password").fill("another calm password");
  await herPage.getByRole("button", { name: "Change the password" }).click();
  await herPage.waitForURL(/\/auth/);
  await expect(herPage.getByText("Your session has ended")).toBeVisible();
  await signIn(herPage, email, password);
  await expect(herPage.getByRole("main").getByRole("alert")).toContainText(
    "Wrong email or password",
  );
  await herPage.context().close();
});

test("an admin deletes an account after a confirmation, and its changes stay under a former colleague", async ({
  page,
  browser,
  console,
}) => {
  const email = uniqueEmail("bohdana");
  await openUsers(page);
  const link = await invite(page, "Zlata", email);
  const herPage = await openNewBrowser(browser);
  console.watch(herPage);
  await accept(herPage, link);
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
  await herPage.context().close();
});

test("an invitation link works once, and says so when it is opened again", async ({
  page,
  browser,
  console,
}) => {
  await openUsers(page);
  const link = await invite(page, "Taras", uniqueEmail("taras"));
  const hisPage = await openNewBrowser(browser);
  console.watch(hisPage);
  await accept(hisPage, link);
  const otherPage = await openNewBrowser(browser);
  console.watch(otherPage);
  await otherPage.goto("/auth/invitation?lang=en");
  await waitForHydration(otherPage);
  await expect(otherPage.getByText("Part of the link is missing.")).toBeVisible();
  await otherPage.goto(link);
  await waitForHydration(otherPage);
  await expect(otherPage.getByText("This link no longer works.")).toBeVisible();
  await hisPage.context().close();
  await otherPage.context().close();
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
  browser,
  console,
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

  const herPage = await openNewBrowser(browser);
  console.watch(herPage);
  await accept(herPage, link);
  await herPage.goto("/admin?lang=en");
  await expect(herPage.getByRole("link", { name: /^Applications/ }).first()).toBeVisible();
  await expect(herPage.getByRole("link", { name: /^Galleries/ }).first()).toBeVisible();
  await herPage.context().close();
  await page.reload();
  await expect(rowOf(page, email)).toContainText("Last sign-in");
});

test("a user who changes their password is signed out in other browsers", async ({
  page,
  browser,
  console,
}) => {
  const email = uniqueEmail("iryna");
  await openUsers(page);
  const link = await invite(page, "Iryna", email);
  const here = await openNewBrowser(browser);
  console.watch(here);
  await accept(here, link);
  const elsewhere = await openNewBrowser(browser);
  console.watch(elsewhere);
  await elsewhere.goto("/editor/account?lang=en");
  await signIn(elsewhere, email, password);
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();

  await here.goto("/editor/account?lang=en");
  await here.getByLabel("Current password").fill("not the password");
  await here.getByLabel("New password").fill("another calm password");
  await here.getByRole("button", { name: "Change the password" }).click();
  await expect(here.getByText("This is not the password")).toBeVisible();
  await here.getByLabel("Current password").fill(password);
  await here.getByRole("button", { name: "Change the password" }).click();
  await expect(here.getByText("The password has changed")).toBeVisible();
  await here.reload();
  await expect(here.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();

  await elsewhere.reload();
  await elsewhere.waitForURL(/\/auth/);
  await expect(elsewhere.getByText("Your session has ended")).toBeVisible();
  await here.context().close();
  await elsewhere.context().close();
});

test("a user who has to sign in first comes back to the requested URL with its query", async ({
  page,
}) => {
  await page.goto("/editor/blog?lang=en&search=sun");
  await page.waitForURL(/\/auth/);
  await waitForHydration(page);
  await expect(page.getByText("This page is for the team.")).toBeVisible();
  await signIn(page, journeyAdmin.email, journeyAdmin.password);
  await page.waitForURL(/\/editor\/blog/);
  expect(new URL(page.url()).searchParams.get("search")).toBe("sun");
});

test("a user ends the session of a lost device, and then signs out everywhere", async ({
  page,
  browser,
  console,
}) => {
  const email = uniqueEmail("nadiia");
  await openUsers(page);
  const link = await invite(page, "Nadiia", email);
  const here = await openNewBrowser(browser);
  console.watch(here);
  await accept(here, link);
  const lost = await openNewBrowser(browser);
  console.watch(lost);
  await lost.goto("/editor/account?lang=en");
  await signIn(lost, email, password);
  await expect(lost.getByText("This device", { exact: true })).toBeVisible();

  await here.goto("/editor/account?lang=en");
  const sessions = here.getByRole("listitem").filter({ hasText: "last used" });
  await expect(sessions).toHaveCount(2);
  await here.getByRole("button", { name: /^End the session: / }).click();
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText("This device");
  await lost.reload();
  await lost.waitForURL(/\/auth/);
  await expect(lost.getByText("Your session has ended")).toBeVisible();

  await here.getByRole("button", { name: "Sign out everywhere" }).click();
  await here.waitForURL(/\/auth/);
  await here.context().close();
  await lost.context().close();
});
