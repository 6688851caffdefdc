import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

test("a reader expands a news item, collapses it, and loads more", async ({ page }) => {
  await page.goto("/news?lang=en");
  await waitForHydration(page);
  const items = page.getByRole("main").getByRole("article");
  const before = await items.count();

  const toggle = items.nth(1).getByRole("button", { name: /Read on/ });
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(items.nth(1).getByRole("button", { name: /Close/ })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await page.keyboard.press("Enter");
  await expect(items.nth(1).getByRole("button", { name: /Read on/ })).toHaveAttribute(
    "aria-expanded",
    "false",
  );

  const more = page.getByRole("button", { name: "Download more news" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => items.count()).toBeGreaterThan(before);
  await expect(page.getByText(/news items? added/)).toBeAttached();
});

test("a reader sees dates with day, month and year, with the Ukrainian month in the genitive", async ({
  page,
}) => {
  const lastYear = new Date().getUTCFullYear() - 1;
  await page.goto("/news");
  await expect(page.getByText(`12 жовтня ${lastYear}`).first()).toBeVisible();
  await page.goto("/news?lang=en");
  await expect(page.getByText(`12 October ${lastYear}`).first()).toBeVisible();
});

async function loseMoreNews(page: Page, files: string) {
  await page.goto("/news?lang=en");
  await waitForHydration(page);
  await page.route(files, (route) => route.abort());
  await page.getByRole("button", { name: "Download more news" }).click();
  await expect(page.getByText("The news could not be loaded. Please try again.")).toBeVisible();
  await page.unroute(files);
}

test("a reader is told that more news could not be loaded, and loads them with another click", async ({
  page,
  console,
}) => {
  console.allow(/Failed to load resource/);
  await loseMoreNews(page, "**/graphql");
  const items = page.getByRole("main").getByRole("article");
  const before = await items.count();
  await page.getByRole("button", { name: "Download more news" }).click();
  await expect.poll(() => items.count()).toBeGreaterThan(before);
});

test("a reader whose script for more news is lost reads them with another click, on the same page or the next", async ({
  page,
  console,
}) => {
  console.allow(/Failed to load resource/);
  await loseMoreNews(page, "**/assets/apollo*.js");
  const items = page.getByRole("main").getByRole("article");
  const before = await items.allTextContents();
  await page.getByRole("button", { name: "Download more news" }).click();
  await expect
    .poll(async () => (await items.last().textContent()) ?? before.at(-1))
    .not.toBe(before.at(-1));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader without scripts reads the news and follows the button to the next page", async ({
    page,
  }) => {
    await page.goto("/news?lang=en");
    const first = await page.getByRole("article").first().textContent();
    await page.getByRole("link", { name: "Download more news" }).click();
    await expect(page).toHaveURL(/after=/);
    expect(await page.getByRole("article").first().textContent()).not.toBe(first);
  });
});
