import type { Page } from "@playwright/test";
import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import { adminSession, editorSession, signIn } from "../../support/journeys/session.ts";
import { expect, test } from "../../support/journeys/test.ts";

/** A browser test cannot make a job fail, so the response is faked; the server's tests cover the job. */
const failDailyJob = (page: Page) =>
  page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName !== "OverdueJobs") return route.continue();
    const since = "2026-11-20T12:05:00.000Z";
    const job = { __typename: "OverdueDailyJob", job: "ANONYMISE_APPLICATIONS", since };
    await route.fulfill({ json: { data: { overdueDailyJobs: [job] } } });
  });

const noticeOf = (page: Page) =>
  page.getByRole("region", { name: "Щоденне завдання не виконується" });

test("an editor who opens a screen for admins is told so, sees no links to such screens, and goes back to the dashboard", async ({
  page,
  request,
}) => {
  await failDailyJob(page);
  await signIn(page, await editorSession(request, "Софія Довга"));
  await page.goto("/editor/users");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "У вас немає доступу до цього розділу",
  );
  const navigation = page.getByRole("navigation", { name: "Розділи керування" });
  await expect(navigation.getByRole("link", { name: "Галереї" })).toBeVisible();
  for (const name of ["Налаштування", "Користувачі", "Вебхуки", "Історія змін", "Заявки"]) {
    await expect.soft(navigation.getByRole("link", { name })).toBeHidden();
  }
  await page.getByRole("main").getByRole("link", { name: "До огляду" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { name: "Потребує уваги" })).toBeVisible();
  await expect(noticeOf(page)).toBeHidden();
});

type Key = { key: string; code: string; ctrlKey?: boolean; shiftKey?: boolean };

/** Presses a key of a Ukrainian layout, where `key` is another letter and `code` is the same. */
const press = (page: Page, key: Key) =>
  page.evaluate((init) => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true }));
  }, key);

test("an admin with a Ukrainian keyboard layout reads which daily job fails, and opens the menu, the palette and the list of shortcuts, which are accessible", async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await failDailyJob(page);
  await signIn(page, await adminSession(request));
  await page.goto("/admin");
  await expect(noticeOf(page).getByRole("listitem")).toHaveText(
    "Стирання персональних даних закритих заявок: не виконується з 20 листопада 2026, 14:05",
  );

  const phoneOnly = { width: phoneWidth, widths: [phoneWidth] };
  await page.setViewportSize({ width: phoneWidth, height: 900 });
  await page.getByRole("banner").getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoAccessibilityErrors(page, { what: "the menu", ...phoneOnly });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await press(page, { key: "л", code: "KeyK", ctrlKey: true });
  await expect(page.getByRole("dialog", { name: "Пошук і дії" })).toBeVisible();
  await expectNoAccessibilityErrors(page, { what: "the palette", ...phoneOnly });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await press(page, { key: "?", code: "Digit7", shiftKey: true });
  await expect(page.getByRole("dialog", { name: "Гарячі клавіші" })).toContainText("Зберегти");
  await expectNoAccessibilityErrors(page, { what: "the shortcuts", ...phoneOnly });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a user is told that the admin area needs it", async ({ page }) => {
    await page.goto("/admin?lang=en");
    const sentence = page.locator("noscript p");
    await expect(sentence).toBeVisible();
    expect(await sentence.textContent()).toContain("The admin area needs JavaScript");
  });
});
