import { expect, test } from "../../support/journeys/test.ts";

test("a printed home page shows the partners' addresses in whole lines", async ({ page }) => {
  // The printable width of A4 between the margins.
  await page.setViewportSize({ width: 672, height: 1000 });
  await page.goto("/?lang=en");
  await page.emulateMedia({ media: "print" });
  const partners = page.getByRole("region", { name: "Beside us" }).getByRole("listitem");
  const heights = await partners.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThan(120);
});
