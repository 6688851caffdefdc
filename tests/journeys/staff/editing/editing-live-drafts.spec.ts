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

const openEditor = ({ page }: AdminPage, id: string) =>
  page.goto(editorPaths.edit("BLOG_POST", id));

/** The row of a post in the list, which is searched for a word of its title. */
async function rowInList({ page }: AdminPage, search: string, title: string) {
  await page.goto(`${editorPaths.list("BLOG_POST")}?search=${search}`);
  return page.getByRole("row", { name: new RegExp(title) });
}

test("an editor updates a public post and goes back to their search, saves a draft of it, sends a link that is read until it is revoked, and updates the site with it", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/410/);
  const suffix = randomUUID().slice(0, 8);
  const [former, title] = [`Ніч ${suffix}`, `Ранок ${suffix}`];
  const session = await editorSession(request, "Тарас");
  const id = await aPublicPost(request, session, former);
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  const { page } = screen;
  const inList = await rowInList(screen, suffix, former);
  await inList.getByRole("link", { name: former, exact: true }).click();
  await heading(screen).fill(title);
  await button(screen, "Інші способи зберегти").click();
  await page.getByRole("menuitem", { name: "Оновити й повернутися" }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.list("BLOG_POST"));
  await expect(page.getByRole("searchbox")).toHaveValue(suffix);
  await page.getByRole("link", { name: title, exact: true }).click();

  await heading(screen).fill(`${title} у чернетці`);
  // The shortcut never publishes.
  await page.keyboard.press("Control+S");
  await expect(saveStatus(screen)).toHaveText("Чернетку збережено");
  await expect(
    page.getByText(/^Ви бачите чернетку змін від .*\(Тарас.*\)\. На сайті цих змін ще немає\.$/),
  ).toBeVisible();
  await expectNoAccessibilityErrors(page);

  const reader = await newPage();
  await test.step("sends a link to the draft, and revokes it", async () => {
    await button(screen, "Показати чернетку іншим…").click();
    await page.getByText("30 днів").click();
    await button(screen, "Створити посилання").click();
    const address = await page.getByLabel("Нове посилання").inputValue();
    await expectNoAccessibilityErrors(page);
    await reader.goto(address);
    await expect(headline(reader)).toHaveText(`${title} у чернетці`);
    await expect(reader.getByRole("complementary", { name: "Чернетка" })).toBeVisible();
    await expectNoAccessibilityErrors(reader);
    await reader.getByRole("link", { name: "English" }).click();
    await expect(headline(reader)).toHaveText(`${former} (English)`);
    await page.getByRole("button", { name: /^Відкликати посилання/ }).click();
    await expect(page.getByText("Діють зараз")).toBeHidden();
    await reader.reload();
    await expect(headline(reader)).toHaveText("This link no longer works");
  });

  await reader.goto(paths.blogPost(id));
  await expect(headline(reader)).toHaveText(title);
  await page.reload();
  await expect(heading(screen)).toHaveValue(`${title} у чернетці`);
  await button(screen, "Порівняти з сайтом").click();
  const comparison = page.getByRole("dialog", { name: "Чим чернетка відрізняється від сайту" });
  await expect(comparison.getByRole("insertion")).toHaveText(" у чернетці");
  await comparison.getByRole("button", { name: "Закрити вікно" }).click();
  await button(screen, "Оновити на сайті").click();
  await expect(saveStatus(screen)).toHaveText("Збережено");
  await expect(page.getByText(/^Ви бачите чернетку змін/)).toBeHidden();
  await reader.reload();
  await expect(headline(reader)).toHaveText(`${title} у чернетці`);
});

test("two editors save a draft of one post: the second chooses what to keep, and the first reads that on the site in Admin Mode, and discards it after a question", async ({
  newPage,
  request,
  console,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const title = `Полудень ${suffix}`;
  const session = await editorSession(request, "Ірина");
  const id = await aPublicPost(request, session, title);
  const mine: AdminPage = { page: await newPage(session), language: "UA" };
  const theirs: AdminPage = {
    page: await newPage(await editorSession(request, "Степан")),
    language: "UA",
  };
  await openEditor(mine, id);
  await openEditor(theirs, id);
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

  const row = await rowInList(theirs, suffix, title);
  await expect(row).toContainText("є чернетка змін");
  await row.getByRole("link", { name: title, exact: true }).click();
  await expect(heading(theirs)).toHaveValue("Мій заголовок");

  await test.step("Admin Mode stays on in a new tab, and off after a reload", async () => {
    const opened = theirs.page.context().waitForEvent("page");
    await theirs.page.getByRole("link", { name: "Відкрити на сайті" }).click();
    const site = await opened;
    console.watch(site);
    await expect(headline(site)).toHaveText("Мій заголовок");
    await expect(site.getByText("чернетка змін: на сайті їх ще немає")).toBeVisible();
    const tab = await site.context().newPage();
    console.watch(tab);
    await tab.goto(paths.blogPost(id));
    await expect(headline(tab)).toHaveText("Мій заголовок");
    await tab.getByRole("button", { name: "Admin Mode" }).click();
    await expect(headline(tab)).toHaveText(title);
    await tab.reload();
    await expect(headline(tab)).toHaveText(title);
  });

  await button(theirs, "Відкинути чернетку").click();
  const question = theirs.page.getByRole("dialog", { name: "Відкинути чернетку?" });
  await question.getByRole("button", { name: "Залишити" }).click();
  await expect(question).toBeHidden();
  await expect(heading(theirs)).toHaveValue("Мій заголовок");
  await button(theirs, "Відкинути чернетку").click();
  await question.getByRole("button", { name: "Відкинути чернетку" }).click();
  await expect(heading(theirs)).toHaveValue(title);
  await theirs.page.reload();
  await expect(heading(theirs)).toHaveValue(title);
});
