import type { Page } from "@playwright/test";
import { test } from "../../support/journeys/people.ts";
import {
  adminSession,
  editorSession,
  type Session,
  signIn,
} from "../../support/journeys/session.ts";
import { expect, waitForHydration } from "../../support/journeys/test.ts";

/** A gallery of the demo content that is a draft in both languages. */
const draft = "A year on one wall";
/** One that is public in Ukrainian, and a draft in English. */
const half = { ukrainian: "Миколай приїхав на бусі", english: "Saint Nicholas came by van" };

async function open(page: Page, path: string, session?: Session): Promise<void> {
  if (session) await signIn(page, session);
  await page.goto(path);
  await waitForHydration(page);
}

const toggle = (page: Page) => page.getByRole("button", { name: "Admin Mode" });
const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });

test("an editor comes from a card to its editor by keyboard", async ({ page, request }) => {
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

test("an editor sees a draft marked, until Admin Mode is off", async ({ page, request }) => {
  await open(page, "/gallery?lang=en", await editorSession(request, "Olena"));
  await expect(card(page, half.ukrainian)).toBeVisible();
  await expect(card(page, draft)).toBeHidden();
  await toggle(page).click();
  await expect(card(page, draft).getByText("draft", { exact: true })).toBeVisible();
  await expect(card(page, half.english).getByText("draft", { exact: true })).toBeVisible();

  await toggle(page).click();
  await expect(card(page, draft)).toBeHidden();
  await expect(page.getByRole("link", { name: /^Edit/ })).toHaveCount(0);
  // What is public has its public words again.
  await expect(card(page, half.ukrainian)).toBeVisible();
  await expect(card(page, half.english)).toBeHidden();
});

test("an editor who turns Admin Mode on far down the page stays there", async ({
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

test("an editor reads a draft on its own page", async ({ page, request }) => {
  await open(page, "/gallery?lang=en", await editorSession(request, "Olena"));
  await toggle(page).click();
  await card(page, draft).getByRole("link", { name: draft, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: draft })).toBeVisible();
  await expect(page.getByText("draft", { exact: true }).first()).toBeVisible();
  await toggle(page).click();
  await expect(page.getByRole("heading", { level: 1, name: draft })).toBeHidden();
});

test("Admin Mode ends with the session", async ({ page, request }) => {
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

test("an admin finds the way to the settings, and an editor does not", async ({
  page,
  meet,
  request,
}) => {
  const way = (one: Page) => one.getByRole("link", { name: "Change the settings" });
  await open(page, "/contacts?lang=en", await adminSession(request));
  await expect(way(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(way(page)).toHaveCount(3);

  const hers = await meet();
  await open(hers, "/team?lang=en", await editorSession(request, "Olena"));
  await toggle(hers).click();
  await expect(hers.getByRole("link", { name: /^Edit: / }).first()).toBeVisible();
  await expect(way(hers)).toHaveCount(0);
});

test("a visitor sees nothing of it", async ({ page }) => {
  await open(page, "/gallery?lang=en");
  await expect(card(page, half.ukrainian)).toBeVisible();
  await expect(toggle(page)).toBeHidden();
  await expect(card(page, draft)).toBeHidden();
  await expect(page.getByRole("link", { name: /^(Edit|Add)/ })).toHaveCount(0);
});
