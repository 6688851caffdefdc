import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

test("a reader's next page is prefetched under the pointer, begins at its top, and Back returns to where they were", async ({
  page,
}) => {
  await page.goto("/?lang=en");
  await waitForHydration(page);
  const script = page.waitForRequest(/ProjectsPage.*\.js/);
  await page.getByRole("link", { name: "All projects" }).hover();
  await script;

  await page.getByRole("heading", { name: "News", exact: true }).scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(() => window.scrollY);
  expect(scrollY).toBeGreaterThan(1000);
  await page.getByRole("link", { name: "All partners" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/We hold/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/We hold/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
});
