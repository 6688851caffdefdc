import type { Locator, Page } from "@playwright/test";
import { adminSession, editorSession, signIn } from "../../support/journeys/session.ts";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

/** The title of a demo gallery that is a draft in both languages. */
const draft = "A year on one wall";
/** The titles of a demo gallery that is public in Ukrainian and a draft in English. */
const halfPublished = {
  ukrainian: "Миколай приїхав на бусі",
  english: "Saint Nicholas came by van",
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

const toggle = (page: Page) => page.getByRole("button", { name: "Admin Mode" });
const card = (page: Page, title: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
const settingsLinks = (page: Page) => page.getByRole("link", { name: "Change the settings" });

async function expectNothingOfAdminMode(page: Page) {
  await expect(card(page, halfPublished.ukrainian)).toBeVisible();
  await expect(card(page, draft)).toBeHidden();
  await expect(page.getByRole("link", { name: /^(Edit|Add)/ })).toHaveCount(0);
}

/** Switches Admin Mode on far down in a long list. */
async function expectToStayInPlace(page: Page) {
  await page.getByRole("button", { name: "Show more galleries" }).click();
  await expect(page.getByRole("article")).toHaveCount(28);
  await page.getByRole("article").nth(20).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await toggle(page).click();
  await expect(page.getByText("not on the site", { exact: true }).first()).toBeAttached();
  await expect(page.getByRole("article")).toHaveCount(28);
  const after = await page.evaluate(() => scrollY);
  expect(Math.abs(after - before)).toBeLessThan(300);
}

test("an editor sees drafts with a badge until Admin Mode is switched off, where they were on the page, and opens a draft and its editor by keyboard", async ({
  page,
  request,
}) => {
  await signIn(page, await editorSession(request, "Olena"));
  await open(page, "/gallery?lang=en");
  await expectNothingOfAdminMode(page);
  await expectToStayInPlace(page);
  await expect(card(page, draft).getByText("not on the site", { exact: true })).toBeVisible();
  await expect(
    card(page, halfPublished.english).getByText("not on the site", { exact: true }),
  ).toBeVisible();
  await toggle(page).click();
  // A gallery with a published translation shows that translation again.
  await expect(card(page, halfPublished.english)).toBeHidden();
  await expectNothingOfAdminMode(page);

  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: "Add a gallery" })).toBeVisible();
  const title = card(page, draft).getByRole("link", { name: draft, exact: true });
  const address = await title.getAttribute("href");
  await title.click();
  await expect(page.getByRole("heading", { level: 1, name: draft })).toBeVisible();
  await expect(page.getByText("not on the site", { exact: true }).first()).toBeVisible();
  await toggle(page).click();
  await expect(page.getByRole("heading", { level: 1, name: draft })).toBeHidden();

  await page.goBack();
  await toggle(page).click();
  await title.focus();
  await page.keyboard.press("Tab");
  const chip = card(page, draft).getByRole("link", { name: `Edit: ${draft}` });
  await expect(chip).toBeFocused();
  const box = await chip.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/editor${address}`);
});

test("a visitor sees nothing of Admin Mode; an editor sees no links to settings in it, and leaves it when they are signed out in another tab", async ({
  page,
  request,
  console,
}) => {
  const elsewhere = await page.context().newPage();
  console.watch(elsewhere);
  await open(elsewhere, "/gallery?lang=en");
  await expectNothingOfAdminMode(elsewhere);
  await expect(toggle(elsewhere)).toBeHidden();

  await signIn(page, await editorSession(request, "Olena"));
  await open(page, "/contacts?lang=en");
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  await expect(settingsLinks(page)).toHaveCount(0);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Gallery", exact: true }).click();
  await expect(card(page, draft)).toBeVisible();
  await elsewhere.evaluate(() => localStorage.removeItem("user"));
  await expect(toggle(page)).toBeHidden();
  await expectNothingOfAdminMode(page);
});

test("an admin sees links to the settings in Admin Mode", async ({ page, request }) => {
  await signIn(page, await adminSession(request));
  await open(page, "/contacts?lang=en");
  await expect(settingsLinks(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(settingsLinks(page)).toHaveCount(3);
});

/** The pages with links to admin actions in their first section. */
const heroes = [
  "/blog",
  "/news",
  "/gallery",
  "/team",
  "/reports",
  "/projects",
  "/gallery/togetherPoints",
];

/** Whether nothing lies over a link, such as the paper edge of the next section. */
const isUncovered = (link: Locator) =>
  link.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 4, bottom - 4].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });

test("an editor sees all of every link to add something, at every width", async ({
  page,
  request,
}) => {
  await signIn(page, await editorSession(request, "Olena"));
  await open(page, "/blog?lang=en");
  await toggle(page).click();
  for (const path of heroes) {
    await open(page, path);
    // Paper edges let presses through; here they count as covering what lies under them.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("*::before, *::after { pointer-events: auto !important }");
      document.adoptedStyleSheets.push(sheet);
    });
    const links = page.getByRole("main").getByRole("link", { name: /^Додати / });
    await expect(links.first(), path).toBeVisible();
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const link of await links.all()) {
        await expect
          .configure({ soft: true, timeout: 5000 })
          .poll(() => isUncovered(link), `${path} at ${width}`)
          .toBe(true);
      }
    }
  }
});
