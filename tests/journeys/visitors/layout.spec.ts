import { paths } from "../../../client/paths.ts";
import { smallFlaredTextsIn } from "../../support/journeys/looks/layout.ts";
import { expect, test } from "../../support/journeys/test.ts";

test("a reader at an ordinary screen sees the dot of every «і»", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [paths.home(), paths.team(), paths.contacts(), paths.partners()]) {
    await page.goto(path);
    expect.soft(await smallFlaredTextsIn(page), path).toEqual([]);
  }
});

test("a visitor who tabs to the first project sees a ring around the whole card, and opens it by its picture", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(paths.home());
  const card = page.getByRole("region", { name: "Наші проєкти" }).getByRole("article").first();
  const link = card.getByRole("link");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await card.scrollIntoViewIfNeeded();
    await link.focus();
    await page.keyboard.press("Shift+Tab");
    const box = await card.boundingBox();
    if (!box) throw new Error("The card has no size");
    // The ring lies 8 to 11 px outside of the card, above its picture.
    const clip = { x: box.x + 20, y: box.y - 12, width: box.width - 40, height: 6 };
    const before = await page.screenshot({ clip });
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    expect((await page.screenshot({ clip })).equals(before), `at ${width} px`).toBe(false);
  }

  await card.getByRole("img").click({ force: true });
  await expect(page).toHaveURL(/\/projects\/./);
  await page.goBack();
  await page.setViewportSize({ width: 1440, height: 900 });
  await card.getByRole("img").click({ force: true });
  await expect(page).toHaveURL(/\/projects\/./);
});

test.describe("before the scripts are there", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor with a phone sees which city's page they read", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const city of ["Chernivtsi", "UzhorodShvabska"]) {
      await page.goto(paths.togetherPoint(city));
      const chip = page.locator("nav a[aria-current=page]").first();
      const box = await chip.boundingBox();
      expect.soft(box?.x, city).toBeGreaterThanOrEqual(0);
      expect.soft((box?.x ?? 390) + (box?.width ?? 0), city).toBeLessThanOrEqual(390);
    }
  });
});
