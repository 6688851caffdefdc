import type { Locator, Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

const isPicture = ({ pathname }: URL) => pathname.startsWith("/images/");
const away = {
  status: 503,
  headers: { "retry-after": "5", "cache-control": "no-store" },
  json: { code: "UNAVAILABLE", reason: "files", message: "The store is unavailable." },
};

/** Answers pictures with 503 until `comeBack` is called. */
async function withoutPictures(page: Page) {
  let isAway = true;
  let refused = 0;
  await page.route(isPicture, (route) => {
    if (!isAway) return route.continue();
    refused += 1;
    return route.fulfill(away);
  });
  return {
    refused: () => refused,
    comeBack: () => {
      isAway = false;
    },
  };
}

/** The place of a picture: its background is the blurred preview. */
const placeOf = (image: Locator): Locator => image.locator("xpath=ancestor::span[1]");

const isLoaded = (image: Locator) =>
  image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth > 0);

test("a reader sees the blurred preview where a picture cannot be fetched, and the picture when it can", async ({
  page,
  console,
}) => {
  console.allow(/status of 503/);
  await page.clock.install();
  const pictures = await withoutPictures(page);
  await page.goto("/blog?lang=en");
  await waitForHydration(page);
  const image = page.getByRole("main").locator("picture img").first();
  await expect(placeOf(image)).toHaveCSS("background-image", /^url\("data:image\/png/);
  // Neither a broken image nor its text is shown, which screen readers still read.
  await expect(image).toHaveCSS("opacity", "0");
  await expect(page.getByRole("button", { name: /The picture did not load/ })).toHaveCount(0);

  const before = pictures.refused();
  await page.clock.fastForward(6000);
  await expect.poll(pictures.refused).toBeGreaterThan(before);
  await expect(image).toHaveCSS("opacity", "0");
  pictures.comeBack();
  await page.clock.fastForward(18_000);
  await expect.poll(() => isLoaded(image)).toBe(true);
  await expect(image).toHaveCSS("opacity", "1");
});

test("a reader fetches a picture by hand when it could not be fetched for long, and sees it at once when the connection is back", async ({
  page,
  console,
}) => {
  console.allow(/status of 503/);
  await page.clock.install();
  const pictures = await withoutPictures(page);
  await page.goto("/gallery/togetherPoints/Ternopil?lang=en");
  await waitForHydration(page);
  const main = page.getByRole("main");
  const retries = main.getByRole("button", { name: "The picture did not load. Retry" });
  const second = main.getByRole("listitem").filter({
    has: page.getByRole("link", { name: /^Picture 2\b/ }),
  });
  await expect(retries).toHaveCount(0);
  // Each attempt has to fail before the next pause begins.
  await expect(async () => {
    await page.clock.fastForward(54_000);
    await expect(retries.nth(3)).toBeVisible({ timeout: 1000 });
  }).toPass();

  pictures.comeBack();
  await second.getByRole("button").click();
  await expect(second.getByRole("link")).toBeFocused();
  await expect.poll(() => isLoaded(second.locator("img"))).toBe(true);
  expect(await retries.count()).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(retries).toHaveCount(0);
});
