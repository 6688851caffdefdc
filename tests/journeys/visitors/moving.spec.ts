import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

test("a reader who goes back returns to their scroll position", async ({ page }) => {
  await page.goto("/?lang=en");
  await waitForHydration(page);
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

test("a page's script is prefetched when a visitor hovers over its link", async ({ page }) => {
  await page.goto("/?lang=en");
  await waitForHydration(page);
  const script = page.waitForRequest(/ProjectsPage.*\.js/);
  await page.getByRole("link", { name: "All projects" }).hover();
  await script;
});

test("a reader of English sees a Ukrainian-only post in Ukrainian, with `lang` set and a notice", async ({
  page,
  request,
}) => {
  const posts = await (await request.get("/api/blog")).json();
  const onlyUkrainian = posts.find(
    (post: { translations: { eng: { title: string } } }) => post.translations.eng.title === "",
  );
  await page.goto(`/blog/${onlyUkrainian._id}?lang=en`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.locator('h1[lang="uk"], h1 [lang="uk"], [lang="uk"] h1').first()).toBeVisible();
  await expect(page.getByText(/In\sUkrainian only/).first()).toBeVisible();
});

test("every page has a title and a description of its own", async ({ page }) => {
  const titles = new Set<string>();
  for (const path of ["/", "/about", "/team", "/reports", "/gallery", "/contacts", "/need-help"]) {
    await page.goto(`${path}?lang=en`);
    titles.add(await page.title());
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\w{3}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[hreflang="uk"]')).toHaveCount(1);
  }
  expect(titles.size).toBe(7);
});
