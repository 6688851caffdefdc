import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

const lastYear = new Date().getUTCFullYear() - 1;
const items = (page: Page) => page.getByRole("main").getByRole("article");

async function loseMoreNews(page: Page, files: string) {
  await page.goto("/news?lang=en");
  await waitForHydration(page);
  await page.route(files, (route) => route.abort());
  await page.getByRole("button", { name: "Download more news" }).click();
  await expect(page.getByText("The news could not be loaded. Please try again.")).toBeVisible();
  await page.unroute(files);
}

test("a reader is told that more news could not be loaded, loads them with the keyboard, expands an item and collapses it", async ({
  page,
  console,
}) => {
  console.allow(/Failed to load resource/);
  await loseMoreNews(page, "**/graphql");
  await expect(page.getByText(`12 October ${lastYear}`).first()).toBeVisible();
  const before = await items(page).count();
  await page.getByRole("button", { name: "Download more news" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => items(page).count()).toBeGreaterThan(before);
  await expect(page.getByText(/news items? added/)).toBeAttached();

  const second = items(page).nth(1);
  await second.getByRole("button", { name: /Read on/ }).focus();
  await page.keyboard.press("Enter");
  const close = second.getByRole("button", { name: /Close/ });
  await expect(close).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  const readOn = second.getByRole("button", { name: /Read on/ });
  await expect(readOn).toHaveAttribute("aria-expanded", "false");
});

test("a reader whose script for more news is lost reads them with another click, on the same page or the next", async ({
  page,
  console,
}) => {
  console.allow(/Failed to load resource/);
  await loseMoreNews(page, "**/assets/apollo*.js");
  const before = await items(page).allTextContents();
  await page.getByRole("button", { name: "Download more news" }).click();
  await expect
    .poll(async () => (await items(page).last().textContent()) ?? before.at(-1))
    .not.toBe(before.at(-1));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader reads the news, with Ukrainian months in the genitive, and follows the button to the next page", async ({
    page,
  }) => {
    await page.goto("/news");
    await expect(page.getByText(`12 жовтня ${lastYear}`).first()).toBeVisible();
    const first = await page.getByRole("article").first().textContent();
    await page.getByRole("link", { name: /^Завантажити/ }).click();
    await expect(page).toHaveURL(/after=/);
    expect(await page.getByRole("article").first().textContent()).not.toBe(first);
  });
});
