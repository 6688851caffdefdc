import type { APIRequestContext } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import {
  desktopWidth,
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { aBlogPost, executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession, type Session } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

/** The preview's iframe blocks all scripts, Playwright's own included. */
const blockedPlaywrightScripts = /^Blocked script execution in 'about:srcdoc'/;

const heading = (screen: AdminPage) => textField(screen, "ENG", "Heading");

/** Runs axe on an open dialog, and goes back to the width of a desktop. */
async function expectAccessible({ page }: AdminPage, what: string, width = desktopWidth) {
  await expectNoAccessibilityErrors(page, { what, width });
  await page.setViewportSize({ width: desktopWidth, height: 900 });
}

/** Restores the version that was created with apples, after a save with pears. */
async function restoreFirstVersion(screen: AdminPage) {
  await button(screen, "History").click();
  const history = screen.page.getByRole("dialog", { name: "History" });
  const created = history.getByRole("listitem").filter({ hasText: "created" });
  await expect(created).toContainText("Vira");
  const saved = history.getByRole("listitem").filter({ hasText: "saved" });
  await saved.getByRole("button", { name: "What changed" }).click();
  await expect(saved.getByRole("heading", { level: 3 })).toHaveText(["Heading (ENG)"]);
  await expect(saved.getByRole("deletion")).toHaveText("apples");
  await expect(saved.getByRole("insertion")).toHaveText("pears");
  await expect(saved).toContainText("The editor holds the same version now.");
  await expectAccessible(screen, "the history");
  await created.getByRole("button", { name: "What changed" }).click();
  await created.getByRole("button", { name: "Restore this version" }).click();
  await expect(history).toBeHidden();
}

test("an editor restores an earlier version, previews it unsaved in either language, and sees the page beside the fields as they type", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(blockedPlaywrightScripts);
  const session = await editorSession(request, "Vira");
  const { id } = await aBlogPost(request, session, { ua: "Сад", eng: "A garden of apples" });
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  const { page } = screen;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await heading(screen).fill("A garden of pears");
  await button(screen, "Save").click();
  await expect(saveStatus(screen)).toHaveText("Saved");
  await restoreFirstVersion(screen);
  await expect(heading(screen)).toHaveValue("A garden of apples");
  await expect(saveStatus(screen)).toHaveText("Unsaved changes");

  await test.step("previews it", async () => {
    await textField(screen, "UA", "Заголовок").fill("Сад над школою");
    await button(screen, "Preview").click();
    const preview = page.getByRole("dialog", { name: /^Preview/ });
    const frame = preview.frameLocator("iframe");
    await expect(preview).toContainText("unsaved");
    const title = frame.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("A garden of apples");
    await preview.getByText("УКР").click();
    await expect(title).toHaveText("Сад над школою");
    await preview.getByText("As on a phone").click();
    await expect.poll(() => frame.locator("html").evaluate((html) => html.clientWidth)).toBe(390);
    await expectAccessible(screen, "the preview", phoneWidth);
  });

  await test.step("sees it beside the fields", async () => {
    await button(screen, "Beside the fields").click();
    const preview = page.getByRole("region", { name: "Preview" });
    const title = preview.frameLocator("iframe").getByRole("heading", { level: 1 });
    await expect(title).toHaveText("A garden of apples");
    await heading(screen).fill("A garden above the school");
    await expect(title).toHaveText("A garden above the school");
    await expect(saveStatus(screen)).toHaveText("Unsaved changes");
    await button(screen, "Close the preview").click();
    await expect(preview).toBeHidden();
  });
  await button(screen, "Save").click();
  await expect(saveStatus(screen)).toHaveText("Saved");
});

/** Saves other headings in both languages, as a colleague does meanwhile. */
async function saveAsColleague(
  request: APIRequestContext,
  session: Session,
  post: { id: string; version: number },
) {
  const save = `mutation ($id: ID!, $version: Int!, $input: BlogPostInput!) {
    saveBlogPost(id: $id, version: $version, input: $input) { id }
  }`;
  const texts = { shortDescription: "…", content: "<p>…</p>" };
  const translations = {
    ua: { title: "Глибока річка", ...texts },
    eng: { title: "A deep river", ...texts },
  };
  await executeGraphql(request, session, save, { ...post, input: { translations } });
}

/** Keeps their own English heading and takes the colleague's Ukrainian one. */
async function settleConflict(screen: AdminPage) {
  const { page } = screen;
  const dialog = page.getByRole("dialog", { name: "Поки ви писали, запис змінив хтось інший" });
  await expect(dialog.getByRole("status")).toHaveText("Ще не вибрано: 2 поля");
  await expectAccessible(screen, "a conflict", phoneWidth);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  const ukrainian = dialog.getByRole("radiogroup", { name: "Заголовок (УКР)" });
  await expect(ukrainian).toContainText("Глибока річка");
  await expect(ukrainian).toContainText("Широка річка");
  await ukrainian.getByRole("radio", { name: "Збережене" }).check();
  const english = dialog.getByRole("radiogroup", { name: "Заголовок (ENG)" });
  await english.getByRole("radio", { name: "Ваше" }).check();
  await button(screen, "Зберегти вибране").click();
  await expect(saveStatus(screen)).toHaveText("Збережено");
  await expect(heading(screen)).toHaveValue("A wide river");
  await expect(textField(screen, "UA", "Заголовок")).toHaveValue("Глибока річка");
}

/** Schedules publication for the 15th of the next month. */
async function scheduleForNextMonth(screen: AdminPage): Promise<void> {
  const { page } = screen;
  await button(screen, "Запланувати…").click();
  const dialog = page.getByRole("dialog", { name: "Коли показати на сайті" });
  await dialog.getByLabel("День і час (за київським часом)").click();
  const calendar = page.getByRole("dialog", { name: "День і час (за київським часом)" });
  await expectAccessible(screen, "the calendar");
  await calendar.getByRole("button", { name: "Наступний місяць" }).click();
  await calendar.getByRole("button", { name: /^15 / }).click();
  await calendar.getByRole("button", { name: "Вибрати цей час" }).click();
  await dialog.getByRole("button", { name: "Запланувати", exact: true }).click();
}

test("an editor stays when asked before leaving, settles a conflict with a colleague field by field, reads the unpublished post on the site, and schedules it", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Лесь");
  const post = await aBlogPost(request, session, { ua: "Річка", eng: "A river" });
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  const { page } = screen;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(editorPaths.edit("BLOG_POST", post.id));
  await heading(screen).fill("A wide river");
  await textField(screen, "UA", "Заголовок").fill("Широка річка");
  await page.getByRole("link", { name: "Огляд", exact: true }).click();
  await expectAccessible(screen, "the question before leaving");
  await button(screen, "Залишитися").click();

  await saveAsColleague(request, session, post);
  await button(screen, "Зберегти").click();
  await settleConflict(screen);

  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Відкрити на сайті" }).click();
  const site = await opened;
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Глибока річка");
  await site.close();

  await button(screen, "До кошика").click();
  const question = page.getByRole("dialog", { name: "Перенести «Глибока річка» до кошика?" });
  await expectAccessible(screen, "the question before the trash", phoneWidth);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();

  await scheduleForNextMonth(screen);
  await expect(page.getByText("«Глибока річка» заплановано")).toBeVisible();
  await expect(page.getByText(/^з’явиться\s15\s/)).toHaveCount(2);
  expect((await request.get(paths.blogPost(post.id))).status()).toBe(404);
});
