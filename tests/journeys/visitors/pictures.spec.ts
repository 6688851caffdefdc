import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

const city = "/gallery/togetherPoints/Ternopil?lang=en";

test("a city's gallery has its title in both languages", async ({ page }) => {
  await page.goto(city);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery of Ternopil");
  await page.goto("/gallery/togetherPoints/Ternopil");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Галерея\sточки\sу\sТернополі/);
  await page.goto("/gallery/togetherPoints/UzhorodShvabska");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Галерея\sточки\sв\sУжгороді/);
});

test("a visitor finds the galleries of ten cities", async ({ page }) => {
  await page.goto("/gallery/togetherPoints?lang=en");
  const links = page.getByRole("main").locator('a[href^="/gallery/togetherPoints/"]');
  const addresses = await links.evaluateAll((found) =>
    found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  expect(new Set(addresses).size).toBe(10);
});

test("a page of 220 pictures renders only those near the viewport, and keeps its height", async ({
  page,
}) => {
  await page.goto(city);
  await waitForHydration(page);
  const measure = () =>
    page.evaluate(() => ({
      pictures: document.querySelectorAll("main picture").length,
      height: document.documentElement.scrollHeight,
    }));
  const heights: number[] = [];
  for (let screen = 0; screen < 12; screen++) {
    await page.mouse.wheel(0, 900);
    await expect(page.locator("main picture").first()).toBeAttached();
    const { pictures, height } = await measure();
    expect(pictures).toBeLessThan(90);
    heights.push(height);
  }
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(40);
});

test("a reader browses the pictures by keyboard, and the focus returns when the viewer closes", async ({
  page,
}) => {
  await page.goto(city);
  await waitForHydration(page);
  const third = page.getByRole("main").getByRole("link", { name: /^Picture 3/ });
  await third.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(viewer).toContainText("3 / 220");
  await expect(page).toHaveURL(/image=/);

  await page.keyboard.press("ArrowRight");
  await expect(viewer).toContainText("4 / 220");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer).toContainText("3 / 220");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(page).not.toHaveURL(/image=/);
  await expect(third).toBeFocused();
});

test("a reader closes a picture with Back, and opens it again by its URL", async ({ page }) => {
  await page.goto(city);
  await waitForHydration(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Picture 5/ })
    .click();
  await expect(page.getByRole("dialog")).toContainText("5 / 220");
  const shared = page.url();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.goto(shared);
  await expect(page.getByRole("dialog")).toContainText("5 / 220");
});

test("a visitor to the gallery of an unknown city sees its name and no pictures", async ({
  page,
  console,
}) => {
  console.allow(/status of 404/);
  await page.goto("/gallery/togetherPoints/Atlantis?lang=en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery of Atlantis");
  await expect(page.locator("main picture")).toHaveCount(0);
});

test("a visitor filters galleries by category, and the URL keeps the category", async ({
  page,
}) => {
  await page.goto("/gallery?lang=en");
  const categories = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  expect(await categories.count()).toBeGreaterThan(5);
  await categories.nth(1).click();
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toBeVisible();
});

test("a visitor finds the channel on the page of videos, and the way back", async ({ page }) => {
  await page.goto("/gallery/videos?lang=en");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading")).toHaveText("Videos");
  await expect(main.getByRole("link", { name: "Our YouTube channel" })).toHaveAttribute(
    "href",
    /^https:/,
  );
  await main.getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveURL(/\/gallery\?lang=en$/);
});
