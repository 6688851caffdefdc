import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

/** Where the kite, the headline's letters and the drawn scene are. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const hero = document.querySelector("[aria-labelledby=hero]");
    const scene = hero?.querySelector("[data-scene]");
    const kite = [...(scene?.querySelectorAll("image") ?? [])].find(
      (image) => image.getBoundingClientRect().width > 0,
    );
    const header = document.querySelector("header");
    if (!scene || !kite || !header) throw new Error("The hero has no scene with a kite.");
    const letters = document.createRange();
    letters.selectNodeContents(document.querySelector("h1") as Node);
    const headline = letters.getBoundingClientRect();
    const box = scene.getBoundingClientRect();
    // The kite is drawn rotated: its corner is 22 of the scene's 1440 units right of its box.
    const kiteLeft = kite.getBoundingClientRect().left + (box.width * 22) / 1440;
    // The longest finger ends 86 of the scene's 880 units below its top.
    const fingertip = box.top + (box.height * 86) / 880;
    return {
      fingertip,
      header: header.getBoundingClientRect().bottom,
      sceneRight: box.right,
      kiteLeft,
      headlineRight: headline.right,
      visibleWidth: document.documentElement.clientWidth,
      handWidth: (box.width * 513) / 1440,
    };
  });

for (const width of [1024, 1280, 1440, 1680, 1920, 2560]) {
  test(`at ${width} px the kite flies beside the headline and the hand is whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1080 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/?lang=en");
    const english = await placesOf(page);
    expect(english.kiteLeft).toBeGreaterThan(english.headlineRight + 8);
    await page.goto("/");
    const places = await placesOf(page);
    expect(places.kiteLeft).toBeGreaterThan(places.headlineRight + 16);
    expect(places.fingertip).toBeGreaterThanOrEqual(places.header - 8);
    expect(places.sceneRight).toBeLessThanOrEqual(places.visibleWidth + 1);
    expect(places.handWidth).toBeLessThan(width / 2);
  });
}

/** Play states of the hero's endless animations. */
const motionOf = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      .filter(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return target?.closest("[data-scene]") && target.getBoundingClientRect().width > 0;
      })
      .map(({ playState }) => playState),
  );

test("a phone's processor rests while the scene moves: no moving part is drawn anew for each frame", async ({
  page,
}) => {
  await page.goto("/");
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const { target } = effect as KeyframeEffect; // CSS animations have keyframes
      return target instanceof HTMLElement;
    }),
  );
  expect(moving.length).toBeGreaterThan(2);
  expect(moving).not.toContain(false);
});

test("the swing, the kite and leaves move until the visitor stops them", async ({ page }) => {
  await page.goto("/?lang=en");
  await waitForHydration(page);
  expect(await motionOf(page)).toEqual(["running", "running", "running", "running"]);
  await page.getByRole("button", { name: "Stop the picture moving" }).click();
  expect(await motionOf(page)).toEqual(["paused", "paused", "paused", "paused"]);
  await page.getByRole("button", { name: "Let the picture move" }).click();
  expect(await motionOf(page)).toContain("running");
});

test("the picture rests while the visitor looks at another tab", async ({ page }) => {
  await page.goto("/?lang=en");
  await waitForHydration(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => motionOf(page)).not.toContain("running");
});

test("the picture rests for a visitor who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/?lang=en");
  await waitForHydration(page);
  expect(await motionOf(page)).toEqual([]);
  await expect(page.getByRole("button", { name: "Stop the picture moving" })).toBeHidden();
});
