import { expect, test } from "../../support/journeys/test.ts";

test("a visitor with a system theme of high contrast sees the burger and the footer's logo", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/?lang=en");
  const burger = page.getByRole("button", { name: "Open the menu" });
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(text).toBe("rgb(255, 255, 255)");
  const bars = burger.locator("span span");
  expect(await bars.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
    "rgb(255, 255, 255)",
  );
  const link = page.getByRole("contentinfo").getByRole("link").first();
  // The drawing is of a file of its own, and has the colour of the text around it.
  const colour = await link.locator("svg use").evaluate((hand) => getComputedStyle(hand).color);
  expect(colour).toBe(await link.evaluate((element) => getComputedStyle(element).color));
  expect(colour).not.toBe(
    await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
  );
});
