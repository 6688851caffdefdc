import { randomUUID } from "node:crypto";
import { editorPaths, paths } from "../../../client/paths.ts";
import {
  deskOrPhone,
  hasNoAccessibilityErrors,
  phone,
} from "../../support/journeys/accessibility.ts";
import { type AdminPage, button, saveStatus, textField } from "../../support/journeys/editing.ts";
import { aBlogPost, ask } from "../../support/journeys/graphql.ts";
import { test } from "../../support/journeys/people.ts";
import { isStoredLocally } from "../../support/journeys/power-cut.ts";
import { editorSession } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

/** No script may run within the preview: those by which a test looks into it are refused too. */
const scriptsOfTheTest = /^Blocked script execution in 'about:srcdoc'/;

const heading = (desk: AdminPage) => textField(desk, "ENG", "Heading");

test("an editor sees what an earlier version said, and brings it back", async ({
  meet,
  request,
}) => {
  const session = await editorSession(request, "Vira");
  const { id } = await aBlogPost(request, session, { ua: "Сад", eng: "A garden of apples" });
  const desk: AdminPage = { page: await meet(session), language: "ENG" };
  await desk.page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await heading(desk).fill("A garden of pears");
  await button(desk, "Save").click();
  await expect(saveStatus(desk)).toHaveText("Saved");

  await button(desk, "History").click();
  const history = desk.page.getByRole("dialog", { name: "History" });
  const created = history.getByRole("listitem").filter({ hasText: "created" });
  await expect(created).toContainText("Vira");
  await created.getByRole("button", { name: "What changed" }).click();
  await expect(created.getByRole("heading", { name: "Heading (ENG)" })).toBeVisible();
  await expect(created.getByRole("deletion")).toHaveText("pears");
  await expect(created.getByRole("insertion")).toHaveText("apples");
  await created.getByRole("button", { name: "Bring this version back" }).click();
  await expect(history).toBeHidden();
  await expect(heading(desk)).toHaveValue("A garden of apples");
  await expect(saveStatus(desk)).toHaveText("Unsaved changes");
  await button(desk, "Save").click();
  await expect(saveStatus(desk)).toHaveText("Saved");
});

test("the preview shows unsaved words on the real page, in either language", async ({
  meet,
  request,
  console,
}) => {
  console.allow(scriptsOfTheTest);
  const session = await editorSession(request, "Oles");
  const { id } = await aBlogPost(request, session, { ua: "Хмара", eng: "A cloud" });
  const desk: AdminPage = { page: await meet(session), language: "ENG" };
  await desk.page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await textField(desk, "UA", "Заголовок").fill("Хмара над школою");
  await heading(desk).fill("A cloud above the school");
  await button(desk, "Preview").click();
  const preview = desk.page.getByRole("dialog", { name: /^Preview/ });
  const shown = preview.frameLocator("iframe");
  await expect(preview).toContainText("unsaved version");
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("A cloud above the school");
  await preview.getByText("УКР").click();
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Хмара над школою");
  await preview.getByText("As on a phone").click();
  await expect.poll(() => shown.locator("html").evaluate((html) => html.clientWidth)).toBe(390);
  await button(desk, "Close").click();
  await expect(saveStatus(desk)).toHaveText("Unsaved changes");
});

/** Chooses the 15th of the next month, and publishes nothing before. */
async function scheduleForNextMonth({ page }: AdminPage): Promise<void> {
  await page.getByRole("button", { name: "Schedule…" }).click();
  const dialog = page.getByRole("dialog", { name: "When to show it on the site" });
  await dialog.getByLabel("Day and time in Kyiv").click();
  const calendar = page.getByRole("dialog", { name: "Day and time in Kyiv" });
  await calendar.getByRole("button", { name: "Next month" }).click();
  await calendar.getByRole("button", { name: /^15 / }).click();
  await calendar.getByRole("button", { name: "Take this time" }).click();
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
}

test("what is scheduled for later is not on the site yet", async ({ meet, request, console }) => {
  console.allow(/status of 404/);
  const title = `A holiday ${randomUUID().slice(0, 8)}`;
  const session = await editorSession(request, "Danylo");
  const { id } = await aBlogPost(request, session, { ua: "Свято", eng: title });
  const desk: AdminPage = { page: await meet(session), language: "ENG" };
  await desk.page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await scheduleForNextMonth(desk);
  await expect(desk.page.getByText(`“${title}” is scheduled`)).toBeVisible();
  await expect(desk.page.getByText(/^appears\s15\s/)).toHaveCount(2);

  const visitor = await meet();
  const answer = await visitor.goto(`${paths.blogPost(id)}?lang=en`);
  expect(answer?.status()).toBe(404);
  await visitor.goto(`${paths.blogPosts()}?lang=en`);
  await expect(visitor.getByRole("main")).not.toContainText(title);
});

test("everybody can use what opens over an editor", async ({ meet, request, console }) => {
  test.setTimeout(120_000);
  console.allow(scriptsOfTheTest);
  const session = await editorSession(request, "Ярина");
  const { id } = await aBlogPost(request, session, { ua: "Гора", eng: "A hill" });
  const desk: AdminPage = { page: await meet(session), language: "UA" };
  const { page } = desk;
  await page.emulateMedia({ reducedMotion: "reduce" });
  const address = editorPaths.edit("BLOG_POST", id);
  await page.goto(address);
  await heading(desk).fill("A high hill");
  await isStoredLocally(page, "A high hill");
  const panels = [
    ["Історія змін", "Історія змін", "Що змінилося"],
    ["Переглянути", /^Перегляд/, null],
    ["Запланувати…", "Коли показати на сайті", "День і година за Києвом"],
    ["До кошика", "Перенести «Гора» до кошика?", null],
  ] as const;
  for (const [index, [opener, name, inner]] of panels.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(heading(desk)).toHaveValue("A high hill");
    await button(desk, opener).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    if (inner) await dialog.getByRole("button", { name: inner }).click();
    await hasNoAccessibilityErrors(page, { what: opener, width: deskOrPhone(index) });
  }
});

test("everybody can answer a conflict, and the question before leaving", async ({
  meet,
  request,
}) => {
  test.setTimeout(120_000);
  const session = await editorSession(request, "Лесь");
  const { id, version } = await aBlogPost(request, session, { ua: "Річка", eng: "A river" });
  const desk: AdminPage = { page: await meet(session), language: "UA" };
  const { page } = desk;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(editorPaths.edit("BLOG_POST", id));
  await heading(desk).fill("A wide river");
  await page.getByRole("link", { name: "Огляд", exact: true }).click();
  await hasNoAccessibilityErrors(page, { what: "the question before leaving" });
  await button(desk, "Залишитися").click();

  const save = `mutation ($id: ID!, $version: Int!, $input: BlogPostInput!) {
    saveBlogPost(id: $id, version: $version, input: $input) { id }
  }`;
  const input = { translations: { ua: { title: "Річка" }, eng: { title: "A deep river" } } };
  await ask(request, session, save, { id, version, input });
  await button(desk, "Зберегти").click();
  const dialog = page.getByRole("dialog", { name: "Поки ви писали, запис змінив хтось інший" });
  await expect(dialog.getByRole("status")).toHaveText("Ще не вибрано: 1 поле");
  await hasNoAccessibilityErrors(page, { what: "a conflict", width: phone });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  const field = dialog.getByRole("radiogroup", { name: "Заголовок (ENG)" });
  await field.getByRole("radio", { name: "Ваше" }).check();
  await button(desk, "Зберегти вибране").click();
  await expect(saveStatus(desk)).toHaveText("Збережено");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(heading(desk)).toHaveValue("A wide river");
});
