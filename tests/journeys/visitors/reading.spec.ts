import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

test("a visitor reads the projects and the home page in both languages; theirs is remembered, and a switch keeps the place", async ({
  page,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.goto("/about");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Відкрити меню" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Проєкти" }).click();
  await expect(title).toHaveText(/Наші\sпроєкти/);
  await expect(title).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
  for (const name of [/Соціально-психологічна/, /За\sпідтримки дитячого/, /Наші\sцілі/]) {
    await expect(page.getByRole("heading", { name }).first()).toBeVisible();
  }

  // `exact`, because the menu, which is still closing, has a button with a longer name.
  await page.getByRole("button", { name: "ENG", exact: true }).click();
  await expect(title).toHaveText("Our projects");
  await expect(page).toHaveURL(/\/projects\?lang=en$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  for (const name of ["Our goals", "Family house", "Prosthetics center", "People assistance"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("eng");

  await page.goto("/");
  await expect(page).toHaveURL(/\?lang=en$/);
  await expect(title).toHaveText(/We hold/);
  await waitForHydration(page);
  await page.getByRole("heading", { name: "News", exact: true }).scrollIntoViewIfNeeded();
  // With the mouse, because `click` would first scroll the sticky header into view.
  const box = await page.getByRole("button", { name: "УКР", exact: true }).boundingBox();
  if (!box) throw new Error("the language switch is not visible");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole("heading", { name: "Новини", exact: true })).toBeInViewport();
  await expect(title).toHaveText(/Тримаємо/);
  await expect(page).toHaveTitle(/Долоні/);
  await expect(page).toHaveURL(/\/$/);
});

test("a visitor who only reads downloads no script that the page does not name, and no data", async ({
  page,
}) => {
  // The clock moves only when the test moves it: on a slow machine three seconds, after which a page
  // counts as read and is stored for offline reading, may pass before the page is idle.
  await page.clock.install({ time: "2026-11-24T10:00:00Z" });
  await page.clock.pauseAt("2026-11-24T10:00:01Z");
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js") || pathname === "/graphql") requested.push(pathname);
  });
  for (const address of ["/", "/gallery?lang=en"]) {
    requested.length = 0;
    const html = (await (await page.goto(address))?.text()) ?? "";
    // The scripts begin to load at the first key.
    await page.keyboard.press("Shift");
    await waitForHydration(page);
    await page.clock.runFor(2000);
    expect(requested.length).toBeGreaterThan(3);
    const isNamed = (file: string) => file !== "/graphql" && html.includes(file);
    expect(requested.filter((file) => !isNamed(file))).toEqual([]);
  }
  const apollo = page.waitForRequest(/apollo.*\.js/);
  await page.getByRole("link", { name: "How to help" }).first().hover();
  await apollo;
});
