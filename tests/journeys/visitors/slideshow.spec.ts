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

/** Opens the page with a clock that the test moves, and shows the slideshow. */
async function openSlideshow(page: Page) {
  await page.clock.install();
  await page.goto(address);
  await waitForHydration(page);
  await show(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
}

test("a slideshow turns by itself, and not under the pointer or when a visitor pauses it", async ({
  page,
}) => {
  await openSlideshow(page);
  await expect(show(page)).toContainText("1 / 7");
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(show(page)).toContainText("2 / 7", { timeout: 100 });
  }).toPass();

  await show(page).getByRole("listitem").nth(2).hover({ force: true });
  await page.clock.runFor(30_000);
  await expect(show(page)).toContainText("2 / 7");
  await page.mouse.move(5, 5);
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(show(page)).toContainText("3 / 7", { timeout: 100 });
  }).toPass();

  await show(page).getByRole("button", { name: "Pause" }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const position = await show(page).getByText("/ 7").textContent();
  await page.clock.runFor(30_000);
  await expect(show(page)).toContainText(position ?? "");
});

test("a slideshow rests on whole pictures longer than it moves", async ({ page }) => {
  await page.goto(address);
  await waitForHydration(page);
  await show(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  const frames = await show(page).evaluate(
    (section) =>
      new Promise<{ whole: number; cut: number }>((resolve) => {
        const seen = { whole: 0, cut: 0 };
        const edge = section.querySelector("ul")?.parentElement?.getBoundingClientRect().left ?? 0;
        const count = () => {
          const lefts = [...section.querySelectorAll("li")].map(
            (slide) => slide.getBoundingClientRect().left,
          );
          const isWhole = lefts.some((left) => Math.abs(left - edge) < 1);
          seen[isWhole ? "whole" : "cut"] += 1;
          if (section.textContent?.includes("3 / 7")) resolve(seen);
          else requestAnimationFrame(count);
        };
        count();
      }),
  );
  expect(frames.whole).toBeGreaterThan(frames.cut);
});

test("a slideshow does not repeat the picture above it, and its captions are whole titles", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  const hero = await page.getByRole("main").getByRole("img").first().getAttribute("alt");
  const slides = show(page).getByRole("listitem");
  await expect(slides).toHaveCount(7);
  const alts = await slides
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
  expect(alts).not.toContain(hero);
  await expect(slides.first().locator("p")).toHaveText("The wall of palms, Ternopil");
  const cut = await slides
    .locator("p")
    .evaluateAll(
      (captions) =>
        captions.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length,
    );
  expect(cut).toBe(0);
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
