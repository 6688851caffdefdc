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

/** The frames in which a picture stands at the edge, and those between, until the row has turned. */
const framesOfTurn = (page: Page) =>
  show(page).evaluate(
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
          if (isWhole && seen.cut > 0) resolve(seen);
          else requestAnimationFrame(count);
        };
        count();
      }),
  );

test("a slideshow turns by itself, rests on whole pictures longer than it moves, and stops under the pointer or when a visitor pauses it", async ({
  page,
}) => {
  // The clock goes on as usual until the test moves it.
  await page.clock.install();
  await page.goto(address);
  await waitForHydration(page);
  await show(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expect(show(page)).toContainText("1 / 7");
  const frames = await framesOfTurn(page);
  expect(frames.whole).toBeGreaterThan(frames.cut);
  await expect(show(page)).toContainText("2 / 7");

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
  const place = await show(page).getByText("/ 7").textContent();
  await page.clock.runFor(30_000);
  await expect(show(page)).toContainText(place ?? "");
});

/** The slideshow does not repeat the picture above it, and its captions are whole titles. */
async function expectOwnPicturesAndWholeCaptions(page: Page) {
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
}

/** How many slides fit beside each other into the slideshow. */
async function slidesInView(page: Page): Promise<number> {
  const frame = await show(page).boundingBox();
  const slide = await show(page).getByRole("listitem").first().boundingBox();
  return Math.round((frame?.width ?? 0) / (slide?.width ?? 1));
}

test("a visitor who prefers reduced motion sees pictures that stand still, and turns them by keyboard, with the position announced", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  await waitForHydration(page);
  await expect(show(page)).toContainText("1 / 7");
  await expectOwnPicturesAndWholeCaptions(page);
  await show(page).scrollIntoViewIfNeeded();
  expect(await standsStill(page)).toBe(true);
  expect(await slidesInView(page)).toBe(3);

  await show(page).getByRole("button", { name: "Next picture" }).focus();
  await page.keyboard.press("Enter");
  await expect(show(page)).toContainText("2 / 7");
  await expect(show(page)).toContainText("Picture 2 of 7");
  await page.keyboard.press("ArrowRight");
  await expect(show(page)).toContainText("3 / 7");
  await show(page).getByRole("button", { name: "Previous picture" }).focus();
  await page.keyboard.press("Enter");
  await expect(show(page)).toContainText("2 / 7");

  await page.setViewportSize({ width: 767, height: 900 });
  await expect.poll(() => slidesInView(page)).toBe(2);
});
