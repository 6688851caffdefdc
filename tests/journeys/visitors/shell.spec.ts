import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

test.describe("the navigation panel", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/?lang=en");
    await waitForHydration(page);
  });

  test("opens by keyboard, traps the focus, and returns it when it closes", async ({ page }) => {
    const burger = page.getByRole("button", { name: "Open the menu" });
    await burger.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog");
    await expect(panel).toBeVisible();
    await expect(panel.getByRole("button", { name: "Close the menu" })).toBeFocused();
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press("Tab");
      const isInside = await panel.evaluate(
        (element) =>
          element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(burger).toBeFocused();
  });

  test("locks the page's scroll while it is open, and closes on a click outside", async ({
    page,
  }) => {
    await page.getByRole("button", { name: "Open the menu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.click(200, 400);
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("links to every page of the specification, and closes when a link is followed", async ({
    page,
  }) => {
    await page.getByRole("button", { name: "Open the menu" }).click();
    const panel = page.getByRole("dialog");
    const labels = ["Home", "About Us", "Join Us", "Projects", "Team", "Partners", "Reports"];
    for (const name of [...labels, "Gallery", "Blog", "News", "Contacts"]) {
      await expect(panel.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(panel.getByRole("link", { name: /Need help/ })).toBeVisible();
    await panel.getByRole("link", { name: "Projects", exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\/projects\?lang=en$/);
  });
});

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [768, 1024],
] as const) {
  test(`a visitor sees the donate button of the menu without scrolling at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await waitForHydration(page);
    await page.getByRole("button", { name: "Відкрити меню" }).click();
    const donate = page.getByRole("dialog").getByRole("link", { name: "Підтримати" });
    await expect(donate).toBeInViewport({ ratio: 1 });

    const helpLink = page.getByRole("dialog").getByRole("link", { name: /Потрібна допомога/ });
    await helpLink.focus();
    const isCovered = await helpLink.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(x + width / 2, y + height - 2));
    });
    expect(isCovered).toBe(false);
  });
}

test("the skip link comes first in the tab order and leads past the header", async ({ page }) => {
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
});

test("a visitor who follows a link starts at the top of the new page", async ({ page }) => {
  await page.goto("/?lang=en");
  await waitForHydration(page);
  await page.getByRole("link", { name: "All projects" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our projects");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a visitor sees the loader while a page loads slowly", async ({ page }) => {
  await page.goto("/?lang=en");
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
});
