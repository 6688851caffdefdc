import { randomUUID } from "node:crypto";
import { editorPaths, paths } from "../../../../client/paths.ts";
import {
  alternateWidth,
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
import { waitUntilStoredLocally } from "../../../support/journeys/power-cut.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

/** The preview's iframe blocks all scripts, Playwright's own included. */
const blockedPlaywrightScripts = /^Blocked script execution in 'about:srcdoc'/;

const heading = (screen: AdminPage) => textField(screen, "ENG", "Heading");

test("an editor compares an earlier version and restores it", async ({ newPage, request }) => {
  const session = await editorSession(request, "Vira");
  const { id } = await aBlogPost(request, session, { ua: "Сад", eng: "A garden of apples" });
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  await screen.page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await heading(screen).fill("A garden of pears");
  await button(screen, "Save").click();
  await expect(saveStatus(screen)).toHaveText("Saved");

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
  await created.getByRole("button", { name: "What changed" }).click();
  await created.getByRole("button", { name: "Restore this version" }).click();
  await expect(history).toBeHidden();
  await expect(heading(screen)).toHaveValue("A garden of apples");
  await expect(saveStatus(screen)).toHaveText("Unsaved changes");
  await button(screen, "Save").click();
  await expect(saveStatus(screen)).toHaveText("Saved");
});

test("an editor previews unsaved changes on the real page, in either language", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(blockedPlaywrightScripts);
  const session = await editorSession(request, "Oles");
  const { id } = await aBlogPost(request, session, { ua: "Хмара", eng: "A cloud" });
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  await screen.page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await textField(screen, "UA", "Заголовок").fill("Хмара над школою");
  await heading(screen).fill("A cloud above the school");
  await button(screen, "Preview").click();
  const preview = screen.page.getByRole("dialog", { name: /^Preview/ });
  const frame = preview.frameLocator("iframe");
  await expect(preview).toContainText("unsaved version");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("A cloud above the school");
  await preview.getByText("УКР").click();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Хмара над школою");
  await preview.getByText("As on a phone").click();
  await expect.poll(() => frame.locator("html").evaluate((html) => html.clientWidth)).toBe(390);
  await button(screen, "Close").click();
  await expect(saveStatus(screen)).toHaveText("Unsaved changes");
});

test("an editor sees the page beside the fields, as it is being typed", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(blockedPlaywrightScripts);
  const session = await editorSession(request, "Oles");
  const { id } = await aBlogPost(request, session, { ua: "Хмара", eng: "A cloud" });
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  await screen.page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await button(screen, "Preview").click();
  await button(screen, "Beside the fields").click();
  const preview = screen.page.getByRole("region", { name: "Preview" });
  const title = preview.frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(title).toHaveText("A cloud");
  await heading(screen).fill("A cloud above the school");
  await expect(title).toHaveText("A cloud above the school");
  await expect(saveStatus(screen)).toHaveText("Unsaved changes");
  await button(screen, "Close the preview").click();
  await expect(preview).toBeHidden();
});

/** Schedules publication for the 15th of the next month. */
async function scheduleForNextMonth({ page }: AdminPage): Promise<void> {
  await page.getByRole("button", { name: "Schedule…" }).click();
  const dialog = page.getByRole("dialog", { name: "When to show it on the site" });
  await dialog.getByLabel("Date and time (Kyiv time)").click();
  const calendar = page.getByRole("dialog", { name: "Date and time (Kyiv time)" });
  await calendar.getByRole("button", { name: "Next month" }).click();
  await calendar.getByRole("button", { name: /^15 / }).click();
  await calendar.getByRole("button", { name: "Choose this time" }).click();
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
}

test("a visitor does not see a post that is scheduled for later", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/status of 404/);
  const title = `A holiday ${randomUUID().slice(0, 8)}`;
  const session = await editorSession(request, "Danylo");
  const { id } = await aBlogPost(request, session, { ua: "Свято", eng: title });
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  await screen.page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await scheduleForNextMonth(screen);
  await expect(screen.page.getByText(`“${title}” is scheduled`)).toBeVisible();
  await expect(screen.page.getByText(/^appears\s15\s/)).toHaveCount(2);

  const visitor = await newPage();
  const answer = await visitor.goto(`${paths.blogPost(id)}?lang=en`);
  expect(answer?.status()).toBe(404);
  await visitor.goto(`${paths.blogPosts()}?lang=en`);
  await expect(visitor.getByRole("main")).not.toContainText(title);
});

test("the dialogs of the editor are accessible to everybody", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(blockedPlaywrightScripts);
  const session = await editorSession(request, "Ярина");
  const { id } = await aBlogPost(request, session, { ua: "Гора", eng: "A hill" });
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  const { page } = screen;
  await page.emulateMedia({ reducedMotion: "reduce" });
  const address = editorPaths.edit("BLOG_POST", id);
  await page.goto(address);
  await heading(screen).fill("A high hill");
  await waitUntilStoredLocally(page, "A high hill");
  const panels = [
    ["Історія змін", "Історія змін", "Що змінилося"],
    ["Переглянути", /^Перегляд/, null],
    ["Запланувати…", "Коли показати на сайті", "День і час (за київським часом)"],
    ["До кошика", "Перенести «Гора» до кошика?", null],
  ] as const;
  for (const [index, [opener, name, inner]] of panels.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(heading(screen)).toHaveValue("A high hill");
    await button(screen, opener).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    if (inner) await dialog.getByRole("button", { name: inner }).click();
    await expectNoAccessibilityErrors(page, { what: opener, width: alternateWidth(index) });
  }
});

test("the conflict dialog and the question before leaving are accessible to everybody", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Лесь");
  const { id, version } = await aBlogPost(request, session, { ua: "Річка", eng: "A river" });
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  const { page } = screen;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(editorPaths.edit("BLOG_POST", id));
  await heading(screen).fill("A wide river");
  await page.getByRole("link", { name: "Огляд", exact: true }).click();
  await expectNoAccessibilityErrors(page, { what: "the question before leaving" });
  await button(screen, "Залишитися").click();

  const save = `mutation ($id: ID!, $version: Int!, $input: BlogPostInput!) {
    saveBlogPost(id: $id, version: $version, input: $input) { id }
  }`;
  const input = { translations: { ua: { title: "Річка" }, eng: { title: "A deep river" } } };
  await executeGraphql(request, session, save, { id, version, input });
  await button(screen, "Зберегти").click();
  const dialog = page.getByRole("dialog", { name: "Поки ви писали, запис змінив хтось інший" });
  await expect(dialog.getByRole("status")).toHaveText("Ще не вибрано: 1 поле");
  await expectNoAccessibilityErrors(page, { what: "a conflict", width: phoneWidth });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  const field = dialog.getByRole("radiogroup", { name: "Заголовок (ENG)" });
  await field.getByRole("radio", { name: "Ваше" }).check();
  await button(screen, "Зберегти вибране").click();
  await expect(saveStatus(screen)).toHaveText("Збережено");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(heading(screen)).toHaveValue("A wide river");
});
