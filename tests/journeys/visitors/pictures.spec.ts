import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

/** Scrolls through twelve screens of the 220 pictures: only those near the window are rendered. */
async function expectFewPicturesAtOnce(page: Page) {
  const heights: number[] = [];
  for (let screen = 0; screen < 12; screen++) {
    await page.mouse.wheel(0, 900);
    await expect(page.locator("main picture").first()).toBeAttached();
    const { pictures, height } = await page.evaluate(() => ({
      pictures: document.querySelectorAll("main picture").length,
      height: document.documentElement.scrollHeight,
    }));
    expect(pictures).toBeLessThan(90);
    heights.push(height);
  }
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(40);
}

test("a reader browses a city's 220 pictures by keyboard, closes them by key or with Back, opens one again by its URL, and scrolls through a page that keeps its height", async ({
  page,
}) => {
  await page.goto("/gallery/togetherPoints/Ternopil?lang=en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery of Ternopil");
  await waitForHydration(page);
  const third = page.getByRole("main").getByRole("link", { name: /^Picture 3/ });
  await third.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(viewer).toContainText("3 / 220");
  await expect(page).toHaveURL(/image=3/);
  await page.keyboard.press("ArrowRight");
  await expect(viewer).toContainText("4 / 220");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer).toContainText("3 / 220");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(page).not.toHaveURL(/image=/);
  await expect(third).toBeFocused();

  await page
    .getByRole("main")
    .getByRole("link", { name: /^Picture 5/ })
    .click();
  await expect(viewer).toContainText("5 / 220");
  const shared = page.url();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await page.goto(shared);
  await expect(viewer).toContainText("5 / 220");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expectFewPicturesAtOnce(page);
});

test("a visitor reads only the word on the page of videos without a channel, goes back to the gallery, and filters it by category", async ({
  page,
}) => {
  const main = page.getByRole("main");
  for (const [address, word] of [
    ["/gallery/videos", "Відео"],
    ["/gallery/videos?lang=en", "Videos"],
  ] as const) {
    await page.goto(address);
    await expect(main.getByRole("heading")).toHaveText(word);
    await expect(main.locator("p, h2, button, a:not(nav a)")).toHaveCount(0);
  }
  await main.getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveURL(/\/gallery\?lang=en$/);

  const categories = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  await expect(categories.nth(5)).toBeVisible();
  await categories.nth(1).click();
  await expect(page).toHaveURL(/category=/);
  await expect(main.getByRole("heading", { level: 3 }).first()).toBeVisible();
});
