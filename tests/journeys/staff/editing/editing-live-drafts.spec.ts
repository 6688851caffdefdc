import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
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

const heading = (screen: AdminPage) => textField(screen, "UA", "Заголовок");
const headline = (page: Page) => page.getByRole("heading", { level: 1 });

async function aPublicPost(
  request: APIRequestContext,
  session: Session,
  title: string,
): Promise<string> {
  const post = await aBlogPost(request, session, { ua: title, eng: `${title} (English)` });
  const publish =
    "mutation ($id: ID!, $version: Int!) { publish(kind: BLOG_POST, id: $id, version: $version) { id } }";
  await executeGraphql(request, session, publish, post);
  return post.id;
}

async function openEditor(page: Page, id: string): Promise<AdminPage> {
  await page.goto(editorPaths.edit("BLOG_POST", id));
  return { page, language: "UA" };
}

test("an editor saves a draft of a public post, and the site changes when they update it", async ({
  newPage,
  request,
}) => {
  const title = `Ранок ${randomUUID().slice(0, 8)}`;
  const session = await editorSession(request, "Тарас");
  const id = await aPublicPost(request, session, title);
  const screen = await openEditor(await newPage(session), id);
  await heading(screen).fill(`${title} у чернетці`);
  // The shortcut never publishes.
  await screen.page.keyboard.press("Control+S");
  await expect(saveStatus(screen)).toHaveText("Чернетку збережено");
  await expect(
    screen.page.getByText(/^Чернетка, збережена .*\(Тарас.*\); на сайті — інше\.$/),
  ).toBeVisible();
  await expectNoAccessibilityErrors(screen.page);

  const visitor = await newPage();
  await visitor.goto(paths.blogPost(id));
  await expect(headline(visitor)).toHaveText(title);

  await screen.page.reload();
  await expect(heading(screen)).toHaveValue(`${title} у чернетці`);
  await button(screen, "Порівняти з сайтом").click();
  const comparison = screen.page.getByRole("dialog", {
    name: "Чим чернетка відрізняється від сайту",
  });
  await expect(comparison.getByRole("insertion")).toHaveText(" у чернетці");
  await comparison.getByRole("button", { name: "Закрити вікно" }).click();

  await button(screen, "Оновити на сайті").click();
  await expect(saveStatus(screen)).toHaveText("Збережено");
  await expect(screen.page.getByText(/^Чернетка, збережена/)).toBeHidden();
  await visitor.reload();
  await expect(headline(visitor)).toHaveText(`${title} у чернетці`);
});

test("an editor discards a draft after a question, and finds what is on the site", async ({
  newPage,
  request,
}) => {
  const title = `Вечір ${randomUUID().slice(0, 8)}`;
  const session = await editorSession(request, "Зоя");
  const id = await aPublicPost(request, session, title);
  const screen = await openEditor(await newPage(session), id);
  await heading(screen).fill("Марна спроба");
  await button(screen, "Зберегти чернетку").click();
  await expect(saveStatus(screen)).toHaveText("Чернетку збережено");

  await screen.page.goto(`${editorPaths.list("BLOG_POST")}?search=${title.split(" ")[1]}`);
  await expect(screen.page.getByRole("row", { name: new RegExp(title) })).toContainText(
    "є чернетка",
  );

  await openEditor(screen.page, id);
  await button(screen, "Відкинути чернетку").click();
  const question = screen.page.getByRole("dialog", { name: "Відкинути чернетку?" });
  await question.getByRole("button", { name: "Залишити" }).click();
  await expect(question).toBeHidden();
  await expect(heading(screen)).toHaveValue("Марна спроба");
  await button(screen, "Відкинути чернетку").click();
  await question.getByRole("button", { name: "Відкинути чернетку" }).click();
  await expect(heading(screen)).toHaveValue(title);
  await screen.page.reload();
  await expect(heading(screen)).toHaveValue(title);
});

test("two editors save a draft of the same post, and the second chooses what to keep", async ({
  newPage,
  request,
}) => {
  const title = `Полудень ${randomUUID().slice(0, 8)}`;
  const session = await editorSession(request, "Ірина");
  const id = await aPublicPost(request, session, title);
  const mine = await openEditor(await newPage(session), id);
  const theirs = await openEditor(await newPage(await editorSession(request, "Степан")), id);
  await heading(mine).fill("Мій заголовок");
  await heading(theirs).fill("Їхній заголовок");
  await button(theirs, "Зберегти чернетку").click();
  await expect(saveStatus(theirs)).toHaveText("Чернетку збережено");

  await button(mine, "Зберегти чернетку").click();
  const dialog = mine.page.getByRole("dialog", {
    name: "Поки ви писали, запис змінив хтось інший",
  });
  const field = dialog.getByRole("radiogroup", { name: "Заголовок (УКР)" });
  await expect(field).toContainText("Їхній заголовок");
  await field.getByRole("radio", { name: "Ваше" }).check();
  await button(mine, "Зберегти вибране").click();
  await expect(saveStatus(mine)).toHaveText("Чернетку збережено");
  await theirs.page.reload();
  await expect(heading(theirs)).toHaveValue("Мій заголовок");
});

test("an editor sends a link to a draft, which a person without an account reads until it is revoked", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/410/);
  const title = `Лист ${randomUUID().slice(0, 8)}`;
  const session = await editorSession(request, "Марта");
  const id = await aPublicPost(request, session, title);
  const screen = await openEditor(await newPage(session), id);
  await heading(screen).fill(`${title} до друку`);
  await button(screen, "Зберегти чернетку").click();
  await button(screen, "Посилання для читання…").click();
  await screen.page.getByText("30 днів").click();
  await button(screen, "Створити посилання").click();
  const address = await screen.page.getByLabel("Нове посилання").inputValue();
  await expectNoAccessibilityErrors(screen.page);

  const reader = await newPage();
  await reader.goto(address);
  await expect(headline(reader)).toHaveText(`${title} до друку`);
  await expect(reader.getByRole("complementary", { name: "Чернетка" })).toBeVisible();
  await expectNoAccessibilityErrors(reader);
  await reader.getByRole("link", { name: "English" }).click();
  await expect(headline(reader)).toHaveText(`${title} (English)`);

  await screen.page.getByRole("button", { name: /^Відкликати посилання/ }).click();
  await expect(screen.page.getByText("Діють зараз")).toBeHidden();
  await reader.reload();
  await expect(headline(reader)).toHaveText("This link no longer works");
});

test("an editor opens a draft on the site in Admin Mode, which stays on after a reload and in a new tab", async ({
  newPage,
  request,
  console,
}) => {
  const session = await editorSession(request, "Павлина");
  const title = `Казка ${randomUUID().slice(0, 8)}`;
  const id = await aPublicPost(request, session, title);
  const screen = await openEditor(await newPage(session), id);
  await heading(screen).fill(`${title} на ніч`);
  await button(screen, "Зберегти чернетку").click();
  await expect(saveStatus(screen)).toHaveText("Чернетку збережено");

  const opened = screen.page.context().waitForEvent("page");
  await screen.page.getByRole("link", { name: "Відкрити на сайті" }).click();
  const site = await opened;
  console.watch(site);
  await expect(headline(site)).toHaveText(`${title} на ніч`);
  await expect(site.getByText("чернетка змін: на сайті — інше")).toBeVisible();
  await site.reload();
  await expect(headline(site)).toHaveText(`${title} на ніч`);

  const tab = await site.context().newPage();
  console.watch(tab);
  await tab.goto(paths.blogPost(id));
  await expect(headline(tab)).toHaveText(`${title} на ніч`);
  await tab.getByRole("button", { name: "Admin Mode" }).click();
  await expect(headline(tab)).toHaveText(title);
  await tab.reload();
  await expect(headline(tab)).toHaveText(title);
});

test("an editor opens an unpublished post on the site and reads it there", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/404/);
  const session = await editorSession(request, "Уляна");
  const title = `Ніч ${randomUUID().slice(0, 8)}`;
  const { id } = await aBlogPost(request, session, { ua: title, eng: "A night" });
  const screen = await openEditor(await newPage(session), id);
  const opened = screen.page.context().waitForEvent("page");
  await screen.page.getByRole("link", { name: "Відкрити на сайті" }).click();
  await expect(headline(await opened)).toHaveText(title);
});

test("an editor updates a post and goes back to the list with the search that led there", async ({
  newPage,
  request,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Юрко");
  const id = await aPublicPost(request, session, `Сад ${suffix}`);
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  const { page } = screen;
  await page.goto(`${editorPaths.list("BLOG_POST")}?search=${suffix}`);
  await page.getByRole("link", { name: `Сад ${suffix}`, exact: true }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.edit("BLOG_POST", id));
  await heading(screen).fill(`Сад і город ${suffix}`);
  await button(screen, "Інші способи зберегти").click();
  await page.getByRole("menuitem", { name: "Оновити й повернутися" }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.list("BLOG_POST"));
  await expect(page.getByRole("searchbox")).toHaveValue(suffix);
  await expect(
    page.getByRole("link", { name: `Сад і город ${suffix}`, exact: true }),
  ).toBeVisible();
});

test("an editor of a gallery stays in it when they choose so; otherwise saving leads to the overview", async ({
  newPage,
  request,
}) => {
  const title = `Гойдалка ${randomUUID().slice(0, 8)}`;
  const screen: AdminPage = {
    page: await newPage(await editorSession(request, "Богдан")),
    language: "UA",
  };
  const { page } = screen;
  await page.goto(editorPaths.add("GALLERY"));
  await textField(screen, "UA", "Назва").fill(title);
  await button(screen, "Інші способи зберегти").click();
  await page.getByRole("menuitem", { name: "Зберегти й лишитися тут" }).click();
  await page.waitForURL(/\/editor\/gallery\/[0-9a-f-]{36}$/);
  await expect(textField(screen, "UA", "Назва")).toHaveValue(title);
  await textField(screen, "UA", "Назва").fill(`${title} під горіхом`);
  await button(screen, "Зберегти").click();
  await page.waitForURL((url) => url.pathname === paths.admin());
});
