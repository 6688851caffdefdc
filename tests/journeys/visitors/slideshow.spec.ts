import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

const address = "/projects/together?lang=en";
const show = (page: Page) => page.locator('[aria-roledescription="slideshow"]');

/** Where the first slide stands, in pixels. */
const place = (page: Page) =>
  show(page)
    .getByRole("listitem")
    .first()
    .evaluate((slide) => slide.getBoundingClientRect().left);

async function standsStill(page: Page): Promise<boolean> {
  const before = await place(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        let frames = 0;
        const next = () => (++frames === 45 ? resolve(null) : requestAnimationFrame(next));
        next();
      }),
  );
  return Math.abs((await place(page)) - before) < 0.5;
}

test("seven pictures move by themselves, and rest under the pointer and when paused", async ({
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

test("the keys turn the pictures, and the place is told", async ({ page }) => {
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

test("nothing moves for a reader who asked for rest", async ({ page }) => {
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
  test(`${seen} pictures are in view at ${width} pixels`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await waitForHydration(page);
    const frame = await show(page).boundingBox();
    const slide = await show(page).getByRole("listitem").first().boundingBox();
    expect(Math.round((frame?.width ?? 0) / (slide?.width ?? 1))).toBe(seen);
  });
}
