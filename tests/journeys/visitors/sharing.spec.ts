import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

interface Post {
  _id: string;
  translations: { eng: { title: string } };
}

const addressIn = (url = "") => new URL(url).pathname + new URL(url).search;

test("a reader copies the address of a post, in their language and without what tracked them, or hands it to another app", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
      },
    });
  });
  const posts: Post[] = await (await request.get("/api/blog")).json();
  const translated = posts.find(({ translations }) => translations.eng.title !== "");
  await page.goto(`/blog/${translated?._id}?lang=en&utm_source=newsletter&fbclid=x#top`);
  // Without what the link was followed by, and readable in place of the id.
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  const address = addressIn(canonical ?? "");
  expect(address).toMatch(/^\/blog\/(?=.*[g-z])[a-z0-9-]+\?lang=en$/);
  await waitForHydration(page);
  await page.getByRole("button", { name: /Copy the\saddress/ }).click();
  await expect(page.getByText(/Address copied/)).toBeVisible();
  expect(addressIn(await page.evaluate(() => navigator.clipboard.readText()))).toBe(address);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const data = (await page.locator("html").getAttribute("data-shared")) ?? "{}";
  const shared: ShareData = JSON.parse(data);
  expect(addressIn(shared.url)).toBe(address);
  expect(shared.title).toBeTruthy();
});

test("a reader goes through the blog from post to post and back, on a device that cannot share, and sees above a foreign title that it is in Ukrainian", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
  await page.goto("/blog?lang=en");
  await waitForHydration(page);
  const cards = page.getByRole("main").getByRole("article");
  const titles = cards.locator("h3");
  const [first, second] = [await titles.nth(0).textContent(), await titles.nth(1).textContent()];
  const foreign = cards.filter({ has: page.locator('h3[lang="uk"]') }).first();
  while ((await foreign.count()) === 0) {
    const shown = await cards.count();
    await page.getByRole("button", { name: /Show more/ }).click();
    await expect(cards).not.toHaveCount(shown);
  }
  const badge = foreign.getByText(/In\sUkrainian only/);
  await expect(badge).toBeVisible();
  const [above, title] = [await badge.boundingBox(), await foreign.locator("h3").boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);

  await cards.first().getByRole("link", { name: /Read/ }).first().click();
  const headline = page.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText(first ?? "");
  await expect(page.getByRole("button", { name: /Copy the\saddress/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toHaveCount(0);
  const beside = page.getByRole("navigation", { name: /Neighbouring\sposts/ });
  await expect(beside.getByRole("link", { name: /Previous/ })).toHaveCount(0);
  await beside.getByRole("link", { name: /Next/ }).click();
  await expect(headline).toHaveText(second ?? "");
  await beside.getByRole("link", { name: /Previous/ }).click();
  await expect(headline).toHaveText(first ?? "");
});
