import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

const field = { name: "Що шукаєте?" };
const widths = [1440, 834, phoneWidth, 320];

test("a visitor who came by a newsletter's link searches from the menu, types on, and walks through the results with the keyboard", async ({
  page,
}) => {
  // What a newsletter adds to the address is no search, and leads to no error in the console.
  await page.goto("/about?utm_source=letter&q=1");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Відкрити меню" }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill("психолог");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const results = page.locator("[data-result]");
  await expect(results.first()).toBeVisible();

  const input = page.getByRole("searchbox", field);
  await input.clear();
  await input.pressSequentially("карпат", { delay: 20 });
  const status = page.getByRole("main").getByRole("status");
  await expect(page).toHaveURL(/\/search\?q=%D0%BA/);
  await expect(page.locator("mark").first()).toHaveText(/карпат/i);
  await expect(status).toHaveText(/^Знайдено\s\d/);
  await expect(input).toBeFocused();

  await input.press("ArrowDown");
  await expect(results.first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(input).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/\/search/);

  await page.goBack();
  await expect(input).toHaveValue("карпат");
  await expect(status).toHaveText(/^Знайдено\s\d/);
});

test("a visitor narrows the results to one kind, and switches the language", async ({ page }) => {
  await page.goto("/search?q=children&lang=en&utm_source=letter");
  await waitForHydration(page);
  await expectNoAccessibilityErrors(page, { widths });
  await page.setViewportSize({ width: 1440, height: 900 });
  const filters = page.getByRole("navigation", { name: "Sections" });
  await filters.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/kind=BLOG_POST/);
  await expect(filters.getByRole("link", { name: "Blog" })).toHaveAttribute("aria-current", "page");
  await expect(page.locator("main li:has([data-result])").first()).toContainText("Blog post");
  await page.getByRole("button", { name: "УКР", exact: true }).click();
  await expect(page.getByRole("searchbox", field)).toHaveValue("children");
  await expect(page).toHaveURL(/q=children/);
});

test("a visitor on a bad line sees the last search though an earlier answer is late, reads why nothing came, and tries again", async ({
  page,
  console,
}) => {
  console.allow(/Failed to load resource/);
  await page.goto("/search");
  await waitForHydration(page);
  const requests: string[] = [];
  const late = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    const { variables } = route.request().postDataJSON();
    requests.push(variables.search);
    if (variables.search === "табір") await late.promise;
    await route.continue().catch(() => undefined);
  });
  const cancelled = page.waitForEvent("requestfailed");
  const input = page.getByRole("searchbox", field);
  await input.fill("табір");
  await expect.poll(() => requests).toEqual(["табір"]);
  await input.fill("звіт");
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toHaveText(/Знайдено/);
  expect((await cancelled).postDataJSON().variables.search).toBe("табір");
  late.resolve();
  expect(requests).toEqual(["табір", "звіт"]);
  await expect(page).toHaveURL(new RegExp(encodeURIComponent("звіт")));

  await page.unroute("**/graphql");
  await page.route("**/graphql", (route) => route.abort());
  await input.fill("жжжжж");
  await expect(main.getByRole("alert")).toContainText(/Пошук не\sвідповів/);
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Спробувати ще раз" }).click();
  await expect(main.getByText(/Нічого не\sзнайдено/).first()).toBeVisible();
  await expectNoAccessibilityErrors(page, { widths });
  await input.fill("табір");
  await expect(page.locator("[data-result]").first()).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor of a page that does not exist searches there, and keeps the search and its filter in the other language", async ({
    page,
    console,
  }) => {
    console.allow(/status of 404/);
    await page.goto("/no-such-page?lang=en");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /home/i }).first()).toBeVisible();
    await main.getByRole("searchbox").fill("Ternopol");
    await main.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?q=Ternopol&lang=en$/);
    await expect(page.getByRole("link", { name: /Ternopil/ }).first()).toBeVisible();

    await page.goto("/search?q=Ternopil&kind=BLOG_POST");
    await page.getByRole("button", { name: "ENG", exact: true }).click();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      q: "Ternopil",
      kind: "BLOG_POST",
      lang: "en",
    });
    await expect(main.getByRole("searchbox")).toHaveValue("Ternopil");
    await page.getByRole("button", { name: "УКР", exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=Ternopil&kind=BLOG_POST$/);

    // The demo's reports end with the last full year.
    const ofLastYear = `/reports?year=${new Date().getFullYear() - 1}`;
    await page.goto(ofLastYear);
    await page.getByRole("button", { name: "ENG", exact: true }).click();
    await expect(page).toHaveURL(`${ofLastYear}&lang=en`);
  });
});
