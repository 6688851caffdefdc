import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

test("a visitor opens the menu by keyboard and closes it by keyboard or mouse, stays in it meanwhile, finds every page there, and goes to one", async ({
  page,
}) => {
  await page.goto("/?lang=en");
  await waitForHydration(page);
  const burger = page.getByRole("button", { name: "Open the menu" });
  const panel = page.getByRole("dialog");
  const close = panel.getByRole("button", { name: "Close the menu" });
  const isFocusInside = () =>
    panel.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
  await burger.focus();
  await page.keyboard.press("Enter");
  await expect(close).toBeFocused();
  for (const [key, end] of [
    ["Shift+Tab", close],
    ["Tab", panel.getByRole("link").last()],
  ] as const) {
    await end.focus();
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press(key);
      expect(await isFocusInside(), `${presses + 1} × ${key}`).toBe(true);
    }
  }
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(burger).toBeFocused();

  await burger.click();
  await expect(panel).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.click(200, 400);
  await expect(panel).toBeHidden();

  await burger.click();
  const labels = ["Home", "About Us", "Join Us", "Projects", "Team", "Partners", "Reports"];
  for (const name of [...labels, "Gallery", "Blog", "News", "Contacts"]) {
    await expect(panel.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(panel.getByRole("link", { name: /Need help/ })).toBeVisible();
  await panel.getByRole("link", { name: "Projects", exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/projects\?lang=en$/);
});

test("a visitor sees the donate button of the menu without scrolling, on large and small screens, and no link lies under it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Відкрити меню" }).click();
  const panel = page.getByRole("dialog");
  const helpLink = panel.getByRole("link", { name: /Потрібна допомога/ });
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await panel.getByRole("link").first().focus();
    const donate = panel.getByRole("link", { name: "Підтримати" });
    await expect(donate, `at ${width} × ${height}`).toBeInViewport({ ratio: 1 });

    await helpLink.focus();
    const isCovered = await helpLink.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(x + width / 2, y + height - 2));
    });
    expect(isCovered, `at ${width} × ${height}`).toBe(false);
  }
});

test("a visitor skips the header by keyboard, sees the loader while the next page loads slowly, and starts at its top", async ({
  page,
}) => {
  await page.goto("/?lang=en");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const isInMain = await page.evaluate(
    () => document.querySelector("main")?.contains(document.activeElement) ?? false,
  );
  expect(isInMain).toBe(true);

  await waitForHydration(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/graphql", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "All projects" }).click();
  const loader = page.getByText("Counting on our fingers…");
  await expect(loader).toBeVisible();
  await page.mouse.wheel(0, 600);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our projects");
  await expect(loader).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
