import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editorPaths } from "../../../client/paths.ts";
import { type AdminPage, button, saveStatus, textField } from "../../support/journeys/editing.ts";
import { aBlogPost, ask } from "../../support/journeys/graphql.ts";
import { isStoredLocally, test } from "../../support/journeys/power-cut.ts";
import { editorPassword, editorSession } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

const unsaved = "Є незбережені зміни";
const heading = (desk: AdminPage) => textField(desk, "UA", "Заголовок");
const restored = /Повернули текст, який ви не зберегли/;

test("whoever loses power in the middle of a sentence finds every word again", async ({
  computer,
  request,
}) => {
  test.setTimeout(120_000);
  const mark = randomUUID();
  const session = await editorSession(request, "Катерина");
  const { id } = await aBlogPost(request, session, { ua: "Про дощ", eng: "Of rain" });
  const [ofStored, ofNew] = [editorPaths.edit("BLOG_POST", id), editorPaths.add("BLOG_POST")];

  let desk: AdminPage = { page: await computer.start(session), language: "UA" };
  await desk.page.goto(ofStored);
  await heading(desk).fill(`Про дощ і ${mark}`);
  await textField(desk, "ENG", "Text").fill(`Of rain, half a sen ${mark}`);
  await isStoredLocally(desk.page, `half a sen ${mark}`);
  await desk.page.getByRole("link", { name: "Блог" }).first().click();
  await button(desk, "Піти без збереження").click();
  await desk.page.getByRole("link", { name: "Додати допис" }).click();
  await heading(desk).fill(`Новий ${mark}`);
  await isStoredLocally(desk.page, `Новий ${mark}`);
  await computer.cutPower();

  desk = { page: await computer.start(session), language: "UA" };
  await desk.page.goto(ofStored);
  await expect(desk.page.getByText(restored)).toBeVisible();
  await expect(heading(desk)).toHaveValue(`Про дощ і ${mark}`);
  await expect(textField(desk, "ENG", "Text")).toHaveText(`Of rain, half a sen ${mark}`);
  await expect(saveStatus(desk)).toHaveText(unsaved);
  await button(desk, "Зберегти").click();
  await expect(saveStatus(desk)).toHaveText("Збережено");
  await desk.page.reload();
  await expect(heading(desk)).toHaveValue(`Про дощ і ${mark}`);
  await expect(desk.page.getByText(restored)).toBeHidden();

  await desk.page.goto(ofNew);
  await expect(heading(desk)).toHaveValue(`Новий ${mark}`);
  await button(desk, "Відкинути його").click();
  await expect(heading(desk)).toHaveValue("");
  await desk.page.reload();
  await expect(heading(desk)).toHaveValue("");
  await expect(desk.page.getByText(restored)).toBeHidden();
});

test("while the line is down everything stays, and it is saved when the line is back", async ({
  meet,
  request,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED/);
  const session = await editorSession(request, "Павло");
  const { id } = await aBlogPost(request, session, { ua: "Без мережі", eng: "No line" });
  const desk: AdminPage = { page: await meet(session), language: "UA" };
  await desk.page.goto(editorPaths.edit("BLOG_POST", id));
  await heading(desk).fill("Без мережі, але не без слів");
  await desk.page.context().setOffline(true);
  await button(desk, "Зберегти").click();
  const summary = desk.page.getByRole("alert", { name: "Не вдалося зберегти" });
  await expect(summary).toContainText("Немає з’єднання");
  await expect(saveStatus(desk)).toHaveText("Не збережено");
  await expect(heading(desk)).toHaveValue("Без мережі, але не без слів");

  await desk.page.context().setOffline(false);
  await expect(saveStatus(desk)).toHaveText("Збережено");
  await expect(summary).toBeHidden();
  await desk.page.reload();
  await expect(heading(desk)).toHaveValue("Без мережі, але не без слів");
});

test("a session that ends while somebody types leads to signing in, and back to their words", async ({
  meet,
  request,
}) => {
  const session = await editorSession(request, "Людмила");
  const { id } = await aBlogPost(request, session, { ua: "Довга розмова", eng: "A long talk" });
  const desk: AdminPage = { page: await meet(session), language: "UA" };
  await desk.page.goto(editorPaths.edit("BLOG_POST", id));
  await heading(desk).fill("Довга розмова без кінця");

  // Elsewhere she sets another password, which ends every other session.
  const credentials = { email: session.email, password: editorPassword };
  const elsewhere = await (await request.post("/api/auth/login", { data: credentials })).json();
  const next = "another password of one's own";
  const change = `mutation ($current: String!, $next: String!) {
    changePassword(current: $current, next: $next) { id }
  }`;
  await ask(request, elsewhere, change, { current: editorPassword, next });

  await button(desk, "Зберегти").click();
  await desk.page.waitForURL(/\/auth/);
  await expect(desk.page.getByText("Ваш сеанс завершився")).toBeVisible();
  await desk.page.getByLabel("Пошта").fill(session.email);
  await desk.page.getByLabel("Пароль", { exact: true }).fill(next);
  await button(desk, "Увійти").click();
  await desk.page.waitForURL((url) => url.pathname === editorPaths.edit("BLOG_POST", id));
  await expect(heading(desk)).toHaveValue("Довга розмова без кінця");
  await expect(desk.page.getByText(restored)).toBeVisible();
  await button(desk, "Зберегти").click();
  await expect(saveStatus(desk)).toHaveText("Збережено");
});

test("two tabs that each add a gallery keep their own words", async ({ computer, request }) => {
  test.setTimeout(120_000);
  const session = await editorSession(request, "Соломія");
  const [summer, winter] = [`Літо ${randomUUID()}`, `Зима ${randomUUID()}`];
  const add = async (page: Page): Promise<AdminPage> => {
    await page.goto(editorPaths.add("GALLERY"));
    return { page, language: "UA" };
  };
  const title = (desk: AdminPage) => textField(desk, "UA", "Назва");

  const one = await add(await computer.start(session));
  await title(one).fill(summer);
  await isStoredLocally(one.page, summer);
  const other = await add(await computer.another(session));
  await expect(title(other)).toBeEditable();
  await expect(title(other)).toHaveValue("");
  await title(other).fill(winter);
  await isStoredLocally(other.page, winter);
  await title(one).fill(`${summer} у горах`);
  await isStoredLocally(one.page, `${summer} у горах`);
  await isStoredLocally(other.page, winter);
  await computer.cutPower();

  const again = await add(await computer.start(session));
  await expect(title(again)).toHaveValue(`${summer} у горах`);
  const second = await add(await computer.another(session));
  await expect(title(second)).toHaveValue(winter);
  await button(second, "Відкинути його").click();
  await again.page.reload();
  await expect(title(again)).toHaveValue(`${summer} у горах`);
});

test("a server without room refuses nobody's words, and takes them when there is room", async ({
  meet,
  request,
}) => {
  const session = await editorSession(request, "Мирослава");
  const desk: AdminPage = { page: await meet(session), language: "UA" };
  await desk.page.goto(editorPaths.add("BLOG_POST"));
  await heading(desk).fill("Повна комора");
  await desk.page.route("**/graphql", (route) =>
    route.fulfill({ json: { errors: [{ message: "FULL", extensions: { code: "FULL" } }] } }),
  );
  await button(desk, "Зберегти").click();
  const summary = desk.page.getByRole("alert", { name: "Не вдалося зберегти" });
  await expect(summary).toContainText("На сервері скінчилося місце. Нічого не втрачено");
  await expect(heading(desk)).toHaveValue("Повна комора");
  await desk.page.unroute("**/graphql");
  await summary.getByRole("button", { name: "Повторити зараз" }).click();
  await expect(saveStatus(desk)).toHaveText("Збережено");
});
