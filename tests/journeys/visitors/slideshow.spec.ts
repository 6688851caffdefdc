import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

const address = "/projects/together?lang=en";
const show = (page: Page) => page.locator('[aria-roledescription="slideshow"]');

/** The horizontal position of the first slide, in pixels. */
const position = (page: Page) =>
  show(page)
    .getByRole("listitem")
    .first()
    .evaluate((slide) => slide.getBoundingClientRect().left);

async function standsStill(page: Page): Promise<boolean> {
  const before = await position(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        let frames = 0;
        const next = () => (++frames === 45 ? resolve(null) : requestAnimationFrame(next));
        next();
      }),
  );
  return Math.abs((await position(page)) - before) < 0.5;
}

test("a slideshow moves by itself, and stops under the pointer and when a visitor pauses it", async ({
  page,
}) => {
  await page.goto(address);
  await waitForHydration(page);
  await show(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  expect(await show(page).getByRole("listitem").count()).toBeGreaterThanOrEqual(7);
  await expect.poll(() => standsStill(page)).toBe(false);

  await show(page).getByRole("listitem").first().hover({ force: true });
  await expect.poll(() => standsStill(page)).toBe(true);
  await page.mouse.move(5, 5);
  await expect.poll(() => standsStill(page)).toBe(false);

  await show(page).getByRole("button", { name: "Pause" }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect.poll(() => standsStill(page)).toBe(true);
});

test("a visitor turns the pictures by keyboard, and the position is announced", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  await waitForHydration(page);
  await expect(show(page)).toContainText("1 / 7");
  await show(page).getByRole("button", { name: "Next picture" }).focus();
  await page.keyboard.press("Enter");
  await expect(show(page)).toContainText("2 / 7");
  await expect(show(page)).toContainText("Picture 2 of 7");
  await page.keyboard.press("ArrowRight");
  await expect(show(page)).toContainText("3 / 7");
  await show(page).getByRole("button", { name: "Previous picture" }).focus();
  await page.keyboard.press("Enter");
  await expect(show(page)).toContainText("2 / 7");
});

test("nothing moves for a visitor who prefers reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  await waitForHydration(page);
  await show(page).scrollIntoViewIfNeeded();
  expect(await standsStill(page)).toBe(true);
});

for (const [width, seen] of [
  [1440, 3],
  [767, 2],
] as const) {
  test(`a visitor sees ${seen} pictures at a width of ${width} pixels`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await waitForHydration(page);
    const frame = await show(page).boundingBox();
    const slide = await show(page).getByRole("listitem").first().boundingBox();
    expect(Math.round((frame?.width ?? 0) / (slide?.width ?? 1))).toBe(seen);
  });
}
