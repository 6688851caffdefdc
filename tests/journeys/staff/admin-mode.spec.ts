import type { Page } from "@playwright/test";
import { test } from "../../support/journeys/people.ts";
import {
  adminSession,
  editorSession,
  type Session,
  signIn,
} from "../../support/journeys/session.ts";
import { expect, waitForHydration } from "../../support/journeys/test.ts";

/** The title of a demo gallery that is a draft in both languages. */
const draft = "A year on one wall";
/** The titles of a demo gallery that is public in Ukrainian and a draft in English. */
const halfPublished = {
  ukrainian: "Миколай приїхав на бусі",
  english: "Saint Nicholas came by van",
};

async function open(page: Page, path: string, session?: Session): Promise<void> {
  if (session) await signIn(page, session);
  await page.goto(path);
  await waitForHydration(page);
}

const toggle = (page: Page) => page.getByRole("button", { name: "Admin Mode" });
const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

test("an editor opens an item's editor from its card by keyboard", async ({ page, request }) => {
  await open(page, "/gallery?lang=en", await editorSession(request, "Olena"));
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  await expect(card(page, draft)).toBeVisible();
  await expect(page.getByRole("link", { name: "Add a gallery" })).toBeVisible();

  const title = card(page, draft).getByRole("link", { name: draft, exact: true });
  const address = await title.getAttribute("href");
  await title.focus();
  await page.keyboard.press("Tab");
  const chip = card(page, draft).getByRole("link", { name: `Edit: ${draft}` });
  await expect(chip).toBeFocused();
  const box = await chip.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/editor${address}`);
});

test("an editor sees drafts with a badge until Admin Mode is switched off", async ({
  page,
  request,
}) => {
  await open(page, "/gallery?lang=en", await editorSession(request, "Olena"));
  await expect(card(page, halfPublished.ukrainian)).toBeVisible();
  await expect(card(page, draft)).toBeHidden();
  await toggle(page).click();
  await expect(card(page, draft).getByText("draft", { exact: true })).toBeVisible();
  await expect(card(page, halfPublished.english).getByText("draft", { exact: true })).toBeVisible();

  await toggle(page).click();
  await expect(card(page, draft)).toBeHidden();
  await expect(page.getByRole("link", { name: /^Edit/ })).toHaveCount(0);
  // A gallery with a published translation shows that translation again.
  await expect(card(page, halfPublished.ukrainian)).toBeVisible();
  await expect(card(page, halfPublished.english)).toBeHidden();
});

test("an editor who switches Admin Mode on keeps their scroll position", async ({
  page,
  request,
}) => {
  await open(page, "/gallery?lang=en", await editorSession(request, "Olena"));
  await page.getByRole("button", { name: "Show more galleries" }).click();
  await expect(page.getByRole("article")).toHaveCount(28);
  const last = page.getByRole("article").nth(20);
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await toggle(page).click();
  await expect(page.getByText("draft", { exact: true }).first()).toBeAttached();
  await expect(page.getByRole("article")).toHaveCount(28);
  const after = await page.evaluate(() => scrollY);
  expect(Math.abs(after - before)).toBeLessThan(300);
});

test("an editor opens the public page of a draft in Admin Mode", async ({ page, request }) => {
  await open(page, "/gallery?lang=en", await editorSession(request, "Olena"));
  await toggle(page).click();
  await card(page, draft).getByRole("link", { name: draft, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: draft })).toBeVisible();
  await expect(page.getByText("draft", { exact: true }).first()).toBeVisible();
  await toggle(page).click();
  await expect(page.getByRole("heading", { level: 1, name: draft })).toBeHidden();
});

test("an editor who is signed out in another tab leaves Admin Mode", async ({ page, request }) => {
  await open(page, "/gallery?lang=en", await editorSession(request, "Olena"));
  await toggle(page).click();
  await expect(card(page, draft)).toBeVisible();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto("/contacts?lang=en");
  await elsewhere.evaluate(() => localStorage.removeItem("user"));
  await expect(toggle(page)).toBeHidden();
  await expect(card(page, draft)).toBeHidden();
  await expect(page.getByRole("link", { name: /^Edit/ })).toHaveCount(0);
});

test("an admin sees links to the settings in Admin Mode, and an editor does not", async ({
  page,
  newPage,
  request,
}) => {
  const settingsLinks = (shown: Page) => shown.getByRole("link", { name: "Change the settings" });
  await open(page, "/contacts?lang=en", await adminSession(request));
  await expect(settingsLinks(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(settingsLinks(page)).toHaveCount(3);

  const herPage = await newPage();
  await open(herPage, "/team?lang=en", await editorSession(request, "Olena"));
  await toggle(herPage).click();
  await expect(herPage.getByRole("link", { name: /^Edit: / }).first()).toBeVisible();
  await expect(settingsLinks(herPage)).toHaveCount(0);
});

test("a visitor sees nothing of Admin Mode", async ({ page }) => {
  await open(page, "/gallery?lang=en");
  await expect(card(page, halfPublished.ukrainian)).toBeVisible();
  await expect(toggle(page)).toBeHidden();
  await expect(card(page, draft)).toBeHidden();
  await expect(page.getByRole("link", { name: /^(Edit|Add)/ })).toHaveCount(0);
});
