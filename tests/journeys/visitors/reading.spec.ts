import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

test("a visitor reads the home page and the projects in Ukrainian and in English", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Долоні/);
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Тримаємо/);
  await waitForHydration(page);

  await page.getByRole("button", { name: "Відкрити меню" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Проєкти" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Наші\sпроєкти/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const name of [/Соціально-психологічна/, /За\sпідтримки дитячого/, /Наші\sцілі/]) {
    await expect(page.getByRole("heading", { name }).first()).toBeVisible();
  }

  // `exact`, because the menu, which is still closing, has a button with a longer name.
  await page.getByRole("button", { name: "ENG", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our projects");
  await expect(page).toHaveURL(/\/projects\?lang=en$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  for (const name of ["Our goals", "Family house", "Prosthetics center", "People assistance"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
});

test("a visitor's language is remembered", async ({ page }) => {
  await page.goto("/projects");
  await waitForHydration(page);
  await page.getByRole("button", { name: "ENG" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our projects");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("eng");

  await page.goto("/");
  await expect(page).toHaveURL(/\?lang=en$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/We hold/);

  await waitForHydration(page);
  await page.getByRole("button", { name: "УКР" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Тримаємо/);
  await expect(page).toHaveURL(/\/$/);
});

test("a visitor who switches the language keeps their scroll position", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("heading", { name: "Новини" }).scrollIntoViewIfNeeded();
  // With the mouse, because `click` would first scroll the sticky header into view.
  const box = await page.getByRole("button", { name: "ENG" }).boundingBox();
  if (!box) throw new Error("the language switch is not visible");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole("heading", { name: "News" })).toBeInViewport();
});

test("a visitor's browser receives pages with their data and sends no GraphQL request on load", async ({
  page,
}) => {
  const graphqlUrls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/graphql")) graphqlUrls.push(request.url());
  });
  for (const address of ["/", "/projects?lang=en"]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await waitForHydration(page);
  }
  expect(graphqlUrls).toEqual([]);
});

test("a visitor who only reads downloads no script that the page does not name", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) requested.push(pathname);
  });
  for (const address of ["/", "/gallery?lang=en"]) {
    const html = (await (await page.goto(address, { waitUntil: "networkidle" }))?.text()) ?? "";
    await waitForHydration(page);
    expect(requested.length).toBeGreaterThan(3);
    expect(requested.filter((script) => !html.includes(script))).toEqual([]);
    requested.length = 0;
  }
  const apollo = page.waitForRequest(/apollo.*\.js/);
  await page.getByRole("link", { name: "How to help" }).first().hover();
  await apollo;
});

test("a visitor who opens an unknown URL gets a 404 page with a link home", async ({
  page,
  console,
}) => {
  console.allow(/status of 404/);
  const answer = await page.goto("/no-such-page?lang=en");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("main").getByRole("link", { name: /home/i }).first()).toBeVisible();
});

test("a visitor sees the error page with status 500", async ({ page, console }) => {
  console.allow(/status of 500/);
  const answer = await page.goto("/error?lang=en");
  expect(answer?.status()).toBe(500);
  await expect(
    page.getByText(
      "Unfortunately an error occurred and the server does not respond, please try later",
    ),
  ).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor reads both pages in both languages and follows links", async ({ page }) => {
    await page.goto("/?lang=en");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/We hold/);
    await page.getByRole("contentinfo").getByRole("link", { name: "Projects" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our projects");
    await page.goto("/projects");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Наші\sпроєкти/);
  });
});
