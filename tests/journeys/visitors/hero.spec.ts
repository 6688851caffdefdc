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

test("a visitor sees the kite beside the headline and the whole hand on every large screen, and nothing moves if they asked for that", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [path, gap] of [
    ["/", 16],
    ["/?lang=en", 8],
  ] as const) {
    await page.goto(path);
    for (const width of [1024, 1280, 1440, 1680, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1080 });
      const places = await placesOf(page);
      const what = `${path} at ${width} px`;
      expect(places.kiteLeft, what).toBeGreaterThan(places.headlineRight + gap);
      expect(places.fingertip, what).toBeGreaterThanOrEqual(places.header - 8);
      expect(places.sceneRight, what).toBeLessThanOrEqual(places.visibleWidth + 1);
      expect(places.handWidth, what).toBeLessThan(width / 2);
    }
  }
  await waitForHydration(page);
  expect(await motionOf(page)).toEqual([]);
  await expect(page.getByRole("button", { name: "Stop the picture moving" })).toBeHidden();
});

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

test("the swing, the kite and leaves move, with nothing drawn anew for each frame, until the visitor stops them or looks at another tab", async ({
  page,
}) => {
  await page.goto("/?lang=en");
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const { target } = effect as KeyframeEffect; // CSS animations have keyframes
      return target instanceof HTMLElement;
    }),
  );
  expect(moving.length).toBeGreaterThan(2);
  expect(moving).not.toContain(false);

  await waitForHydration(page);
  expect(await motionOf(page)).toEqual(["running", "running", "running", "running"]);
  await page.getByRole("button", { name: "Stop the picture moving" }).click();
  expect(await motionOf(page)).toEqual(["paused", "paused", "paused", "paused"]);
  await page.getByRole("button", { name: "Let the picture move" }).click();
  expect(await motionOf(page)).toContain("running");

  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(() => motionOf(page)).not.toContain("running");
});
