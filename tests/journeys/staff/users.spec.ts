import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { journeyAdmin } from "../../support/journeys/site.ts";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

const password = "four calm words together";

/** Nobody else's, a second try's included. */
const addressOf = (name: string) => `${name}-${randomUUID()}@doloni.example`;

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.waitForURL(/\/auth/);
  await waitForHydration(page);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** The admin at the list of users, by way of the sign-in page. */
async function openUsers(page: Page): Promise<void> {
  await page.goto("/editor/users?lang=en");
  await signIn(page, journeyAdmin.email, journeyAdmin.password);
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
}

/** The link that the admin is shown, once. */
async function invite(page: Page, name: string, email: string): Promise<string> {
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByLabel("Name and surname").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Make the link" }).click();
  const dialog = page.getByRole("dialog", { name: "One-time link" });
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  await dialog.getByRole("button", { name: "Close" }).click();
  return link.replace("#", "?lang=en#");
}

/** Somebody with a browser of their own, who has just set a password by the link. */
async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await waitForHydration(page);
  await page.getByLabel("New password").fill(password);
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await page.waitForURL(/\/admin/);
}

/** Somebody at another computer. */
const another = async (browser: Browser) => (await browser.newContext()).newPage();

const rowOf = (page: Page, email: string) => page.getByRole("listitem").filter({ hasText: email });

async function act(page: Page, email: string, action: string): Promise<void> {
  // By the address: other journeys invite people of the same name.
  await rowOf(page, email)
    .getByRole("button", { name: /^Actions: / })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
  await page.getByRole("dialog").getByRole("button", { name: action }).click();
}

test("an admin invites somebody, who sets a password and comes in as an editor", async ({
  page,
  browser,
  console,
}) => {
  const email = addressOf("olena");
  await openUsers(page);
  const link = await invite(page, "Olena", email);
  await expect(rowOf(page, email)).toContainText("Invited until");

  const hers = await another(browser);
  console.watch(hers);
  await hers.goto(link);
  await waitForHydration(hers);
  await expect(hers.getByText(email)).toBeVisible();
  // The secret does not stay in the address bar, and a reload does not lose it.
  expect(new URL(hers.url()).hash).toBe("");
  await hers.reload();
  await waitForHydration(hers);
  await hers.getByLabel("New password").fill("short");
  await hers.getByRole("button", { name: "Save and sign in" }).click();
  await expect(hers.getByText("Too short: add 5 more characters.")).toBeVisible();
  await hers.getByLabel("New password").fill(password);
  await hers.getByRole("button", { name: "Save and sign in" }).click();
  await hers.waitForURL(/\/admin/);

  // An editor has nothing to do with users.
  await hers.goto("/editor/users?lang=en");
  await expect(hers.getByText("Not every account may open it")).toBeVisible();
  await expect(hers.getByText(journeyAdmin.email)).toBeHidden();
  await hers.context().close();
});

test("who is deactivated is sent to sign in from what stands open, and not let in again", async ({
  page,
  browser,
  console,
}) => {
  const email = addressOf("sofiia");
  await openUsers(page);
  const link = await invite(page, "Sofiia", email);
  const hers = await another(browser);
  console.watch(hers);
  await accept(hers, link);
  await hers.goto("/editor/account?lang=en");
  await expect(hers.getByRole("main").getByText(email)).toBeVisible();

  await page.reload();
  await expect(rowOf(page, email)).toContainText("Has access");
  await act(page, email, "Deactivate");
  await expect(rowOf(page, email)).toContainText("Deactivated");

  await hers.getByLabel("Present password").fill(password);
  await hers.getByLabel("New password").fill("another calm password");
  await hers.getByRole("button", { name: "Change the password" }).click();
  await hers.waitForURL(/\/auth/);
  await expect(hers.getByText("Your session has ended")).toBeVisible();
  await signIn(hers, email, password);
  await expect(hers.getByRole("main").getByRole("alert")).toContainText("do not match");
  await hers.context().close();
});

test("a link opens once, and an old one says so", async ({ page, browser, console }) => {
  await openUsers(page);
  const link = await invite(page, "Taras", addressOf("taras"));
  const his = await another(browser);
  console.watch(his);
  await accept(his, link);
  const again = await another(browser);
  console.watch(again);
  await again.goto("/auth/invitation?lang=en");
  await waitForHydration(again);
  await expect(again.getByText("A part of the link is missing.")).toBeVisible();
  await again.goto(link);
  await waitForHydration(again);
  await expect(again.getByText("This link no longer works.")).toBeVisible();
  await his.context().close();
  await again.context().close();
});

test("the last admin is told why they have to stay one", async ({ page }) => {
  await openUsers(page);
  await act(page, journeyAdmin.email, "Make an editor");
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Nobody else");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, journeyAdmin.email)).toContainText("Administrator");
});

test("somebody changes the password, and the session elsewhere ends", async ({
  page,
  browser,
  console,
}) => {
  const email = addressOf("iryna");
  await openUsers(page);
  const link = await invite(page, "Iryna", email);
  const here = await another(browser);
  console.watch(here);
  await accept(here, link);
  const elsewhere = await another(browser);
  console.watch(elsewhere);
  await elsewhere.goto("/editor/account?lang=en");
  await signIn(elsewhere, email, password);
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();

  await here.goto("/editor/account?lang=en");
  await here.getByLabel("Present password").fill("not the password");
  await here.getByLabel("New password").fill("another calm password");
  await here.getByRole("button", { name: "Change the password" }).click();
  await expect(here.getByText("This is not the password")).toBeVisible();
  await here.getByLabel("Present password").fill(password);
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

test("whoever is sent to sign in comes back to the very place, query and all", async ({ page }) => {
  await page.goto("/editor/blog?lang=en&search=sun");
  await page.waitForURL(/\/auth/);
  await waitForHydration(page);
  await expect(page.getByText("This page is for the team.")).toBeVisible();
  await signIn(page, journeyAdmin.email, journeyAdmin.password);
  await page.waitForURL(/\/editor\/blog/);
  expect(new URL(page.url()).searchParams.get("search")).toBe("sun");
});
