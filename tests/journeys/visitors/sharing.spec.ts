import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

/** The address of a post in English, as the blog links to it. */
const aPost = async (request: { get(url: string): Promise<{ json(): Promise<unknown> }> }) => {
  const posts = (await (await request.get("/api/blog")).json()) as Post[];
  const translated = posts.find(({ translations }) => translations.eng.title !== "");
  if (!translated) throw new Error("There is no post in English");
  return `/blog/${translated._id}?lang=en`;
};

interface Post {
  _id: string;
  translations: { eng: { title: string } };
}

test("a reader copies the address of a post, in their language and without what tracked them", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const post = await aPost(request);
  await page.goto(`${post}&utm_source=newsletter&fbclid=x#top`);
  await waitForHydration(page);
  await page.getByRole("button", { name: /Copy the\saddress/ }).click();
  await expect(page.getByText(/Address copied/)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).search).toBe(post);
});

test("a reader whose device can share hands the same address to another app", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
      },
    });
  });
  const post = await aPost(request);
  await page.goto(`${post}&utm_source=newsletter`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const shared = JSON.parse(
    (await page.locator("html").getAttribute("data-shared")) ?? "{}",
  ) as ShareData;
  expect(new URL(shared.url ?? "").pathname + new URL(shared.url ?? "").search).toBe(post);
  expect(shared.title).toBeTruthy();
});

test("a reader whose device cannot share sees no button for it", async ({ page, request }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
  await page.goto(await aPost(request));
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: /Copy the\saddress/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toHaveCount(0);
});

test("a reader without scripts sees no button that does nothing", async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(await aPost(request));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: /Copy the\saddress/ })).toBeHidden();
  await context.close();
});

for (const [what, list, card] of [
  ["a gallery", "/gallery?lang=en", /^\/gallery\/[\da-f-]{36}/],
  ["a report", "/reports?lang=en", /^\/reports\/[\da-f-]{36}/],
  ["a project", "/projects?lang=en", /^\/projects\/\w+/],
  ["a city", "/gallery/togetherPoints?lang=en", /^\/gallery\/togetherPoints\/\w+/],
] as const) {
  test(`a visitor of ${what} can copy its address too`, async ({ page }) => {
    await page.goto(list);
    const paths = await page
      .locator("main a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const path = paths.find((href) => card.test(href));
    expect(path).toBeDefined();
    await page.goto(path ?? "");
    await expect(page.getByRole("button", { name: /Copy the\saddress/ })).toBeVisible();
  });
}

test("a reader goes through the blog from post to post, and back", async ({ page }) => {
  await page.goto("/blog");
  await waitForHydration(page);
  const titles = page.getByRole("main").getByRole("heading", { level: 3 });
  const [first, second] = [await titles.nth(0).textContent(), await titles.nth(1).textContent()];
  await page
    .getByRole("main")
    .getByRole("link", { name: /Читати/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first ?? "");
  const beside = page.getByRole("navigation", { name: /Сусідні\sдописи/ });
  await expect(beside.getByRole("link", { name: /Попередній/ })).toHaveCount(0);
  await beside.getByRole("link", { name: /Наступний/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second ?? "");
  await beside.getByRole("link", { name: /Попередній/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first ?? "");
});

test("a visitor goes from project to project in the order of the overview's list", async ({
  page,
}) => {
  await page.goto("/projects/together?lang=en");
  const beside = page.getByRole("navigation", { name: /Neighbouring\sprojects/ });
  const next = beside.getByRole("link", { name: /Next/ });
  const title = (await next.textContent()) ?? "";
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/TOGETHER/);
  const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  expect(title.replaceAll("\u00a0", " ")).toContain(heading.replaceAll("\u00a0", " "));
});

test("a reader of English finds translated posts first, and a badge above those in Ukrainian", async ({
  page,
}) => {
  await page.goto("/blog?lang=en");
  await waitForHydration(page);
  const cards = page.getByRole("main").getByRole("article");
  const more = page.getByRole("button", { name: /Show more/ });
  while ((await more.count()) > 0) {
    const shown = await cards.count();
    await more.click();
    await expect(cards).not.toHaveCount(shown);
  }
  const isForeign = await cards.evaluateAll((all) =>
    all.map((card) => card.querySelector("h3")?.lang === "uk"),
  );
  expect(isForeign).toEqual([...isForeign].sort((one, other) => Number(one) - Number(other)));
  const foreign = cards.filter({ has: page.locator('h3[lang="uk"]') }).first();
  const badge = foreign.getByText(/In\sUkrainian only/);
  await expect(badge).toBeVisible();
  const [above, title] = [await badge.boundingBox(), await foreign.locator("h3").boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
});
