import type { Page } from "@playwright/test";
import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import { adminSession, editorSession, signIn } from "../../support/journeys/session.ts";
import { expect, test } from "../../support/journeys/test.ts";

/** Waits until the admin frame is loaded and handles keyboard shortcuts. */
const waitForFrame = (page: Page) => expect(page.getByRole("banner")).toBeVisible();

test("an editor who opens a screen for admins is told so, and goes back to the dashboard", async ({
  page,
  request,
}) => {
  await signIn(page, await editorSession(request, "Софія Довга"));
  await page.goto("/editor/users");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "У вас немає доступу до цього розділу",
  );
  const navigation = page.getByRole("navigation", { name: "Розділи керування" });
  await expect(navigation.getByRole("link", { name: "Користувачі" })).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "До огляду" }).click();
  await expect(page).toHaveURL("/admin");
});

test("an admin finds an item by a word in either language, by keyboard alone", async ({
  page,
  request,
}) => {
  await signIn(page, await adminSession(request));
  await page.goto("/editor/account");
  await waitForFrame(page);
  await page.keyboard.press("Control+K");
  const field = page.getByRole("combobox", { name: "Пошук і дії" });
  await expect(field).toBeFocused();
  await page.keyboard.type("hedgehog who never");
  await expect(page.getByRole("option", { name: "Їжак, який нікому" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/editor\/blog\/[0-9a-f-]+$/);
});

test("an admin with a Ukrainian keyboard layout opens the palette and the list of shortcuts", async ({
  page,
  request,
}) => {
  await signIn(page, await adminSession(request));
  await page.goto("/editor/account");
  await waitForFrame(page);
  // With this layout `key` is another letter, and `code` is the same.
  await page.evaluate(() => {
    const init = { key: "л", code: "KeyK", ctrlKey: true, bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", init));
  });
  await expect(page.getByRole("dialog", { name: "Пошук і дії" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.evaluate(() => {
    const init = { key: "?", code: "Digit7", shiftKey: true, bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent("keydown", init));
  });
  await expect(page.getByRole("dialog", { name: "Гарячі клавіші" })).toContainText("Зберегти");
});

test("a user without JavaScript is told that the admin area needs it", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/admin?lang=en");
  const sentence = page.locator("noscript p");
  await expect(sentence).toBeVisible();
  expect(await sentence.textContent()).toContain("cannot be managed without JavaScript");
  await context.close();
});

for (const [language, search] of [
  ["Ukrainian", ""],
  ["English", "?lang=en"],
] as const) {
  test(`the menu, the palette and the list of shortcuts are accessible in ${language}`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signIn(page, await adminSession(request));
    await page.goto(`/editor/account${search}`);
    await waitForFrame(page);
    const phoneOnly = { width: phoneWidth, widths: [phoneWidth] };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("banner").getByRole("button").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoAccessibilityErrors(page, { what: "the menu", ...phoneOnly });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+K");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await expectNoAccessibilityErrors(page, { what: "the palette", ...phoneOnly });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoAccessibilityErrors(page, { what: "the shortcuts", ...phoneOnly });
  });
}

test("an admin is told in both languages which daily job fails, and an editor is not", async ({
  page,
  request,
}) => {
  // A browser test cannot make a job fail, so the response is faked; the server's tests cover the job.
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName !== "OverdueJobs") return route.continue();
    const since = "2026-11-20T12:05:00.000Z";
    const job = { __typename: "OverdueDailyJob", job: "ANONYMISE_APPLICATIONS", since };
    await route.fulfill({ json: { data: { overdueDailyJobs: [job] } } });
  });
  await signIn(page, await adminSession(request));
  await page.goto("/admin");
  const notice = page.getByRole("region", { name: "Щоденне завдання не виконується" });
  await expect(notice.getByRole("listitem")).toHaveText(
    "Стирання особистих даних закритих заявок: не виконується з 20 листопада 2026, 14:05",
  );
  await page.goto("/admin?lang=en");
  const english = page.getByRole("region", { name: "A daily job keeps failing" });
  await expect(english.getByRole("listitem")).toHaveText(
    "Erasing personal data of closed applications: not done since 20 November 2026, 14:05",
  );
  await signIn(page, await editorSession(request, "Софія Довга"));
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Потребує уваги" })).toBeVisible();
  await expect(notice).toBeHidden();
});
