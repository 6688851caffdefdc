import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import {
  type AdminPage,
  button,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { aBlogPost, executeGraphql } from "../../../support/journeys/graphql.ts";
import { test, waitUntilStoredLocally } from "../../../support/journeys/power-cut.ts";
import { editorPassword, editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const unsaved = "Є незбережені зміни";
const heading = (screen: AdminPage) => textField(screen, "UA", "Заголовок");
const restoredNotice = /Відновлено текст, який ви не зберегли/;

test("an editor whose computer loses power finds everything they typed again", async ({
  computer,
  request,
}) => {
  const suffix = randomUUID();
  const session = await editorSession(request, "Катерина");
  const { id } = await aBlogPost(request, session, { ua: "Про дощ", eng: "Of rain" });
  const [existingItem, newItem] = [editorPaths.edit("BLOG_POST", id), editorPaths.add("BLOG_POST")];

  let screen: AdminPage = { page: await computer.start(session), language: "UA" };
  await screen.page.goto(existingItem);
  await heading(screen).fill(`Про дощ і ${suffix}`);
  await textField(screen, "ENG", "Text").fill(`Of rain, half a sen ${suffix}`);
  await waitUntilStoredLocally(screen.page, `half a sen ${suffix}`);
  await screen.page.getByRole("link", { name: "Блог" }).first().click();
  await button(screen, "Піти без збереження").click();
  await screen.page.getByRole("link", { name: "Додати допис" }).click();
  await heading(screen).fill(`Новий ${suffix}`);
  await waitUntilStoredLocally(screen.page, `Новий ${suffix}`);
  await computer.cutPower();

  screen = { page: await computer.start(session), language: "UA" };
  await screen.page.goto(existingItem);
  await expect(screen.page.getByText(restoredNotice)).toBeVisible();
  await expect(heading(screen)).toHaveValue(`Про дощ і ${suffix}`);
  await expect(textField(screen, "ENG", "Text")).toHaveText(`Of rain, half a sen ${suffix}`);
  await expect(saveStatus(screen)).toHaveText(unsaved);
  await button(screen, "Зберегти").click();
  await expect(saveStatus(screen)).toHaveText("Збережено");
  await screen.page.reload();
  await expect(heading(screen)).toHaveValue(`Про дощ і ${suffix}`);
  await expect(screen.page.getByText(restoredNotice)).toBeHidden();

  await screen.page.goto(newItem);
  await expect(heading(screen)).toHaveValue(`Новий ${suffix}`);
  await button(screen, "Відкинути його").click();
  await expect(heading(screen)).toHaveValue("");
  await screen.page.reload();
  await expect(heading(screen)).toHaveValue("");
  await expect(screen.page.getByText(restoredNotice)).toBeHidden();
});

test("an editor without a connection keeps what they typed, and it is saved when the connection is back", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED/);
  const session = await editorSession(request, "Павло");
  const { id } = await aBlogPost(request, session, { ua: "Без мережі", eng: "No line" });
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  await screen.page.goto(editorPaths.edit("BLOG_POST", id));
  await heading(screen).fill("Без мережі, але не без слів");
  await screen.page.context().setOffline(true);
  await button(screen, "Зберегти").click();
  const summary = screen.page.getByRole("alert", { name: "Не вдалося зберегти" });
  await expect(summary).toContainText("Немає з’єднання");
  await expect(saveStatus(screen)).toHaveText("Не збережено");
  await expect(heading(screen)).toHaveValue("Без мережі, але не без слів");

  await screen.page.context().setOffline(false);
  await expect(saveStatus(screen)).toHaveText("Збережено");
  await expect(summary).toBeHidden();
  await screen.page.reload();
  await expect(heading(screen)).toHaveValue("Без мережі, але не без слів");
});

test("an editor whose session ends while they type signs in again and finds what they typed", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Людмила");
  const { id } = await aBlogPost(request, session, { ua: "Довга розмова", eng: "A long talk" });
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  await screen.page.goto(editorPaths.edit("BLOG_POST", id));
  await heading(screen).fill("Довга розмова без кінця");

  // In another browser she changes her password, which ends all other sessions.
  const credentials = { email: session.email, password: editorPassword };
  const elsewhere = await (await request.post("/api/auth/login", { data: credentials })).json();
  const next = "another password of one's own";
  const change = `mutation ($current: String!, $next: String!) {
    changePassword(current: $current, next: $next) { id }
  }`;
  await executeGraphql(request, elsewhere, change, { current: editorPassword, next });

  await button(screen, "Зберегти").click();
  await screen.page.waitForURL(/\/auth/);
  await expect(screen.page.getByText("Ваш сеанс завершився")).toBeVisible();
  await screen.page.getByLabel("Пошта").fill(session.email);
  await screen.page.getByLabel("Пароль", { exact: true }).fill(next);
  await button(screen, "Увійти").click();
  await screen.page.waitForURL((url) => url.pathname === editorPaths.edit("BLOG_POST", id));
  await expect(heading(screen)).toHaveValue("Довга розмова без кінця");
  await expect(screen.page.getByText(restoredNotice)).toBeVisible();
  await button(screen, "Зберегти").click();
  await expect(saveStatus(screen)).toHaveText("Збережено");
});

test("an editor who adds a gallery in each of two tabs finds both drafts again", async ({
  computer,
  request,
}) => {
  const session = await editorSession(request, "Соломія");
  const [summer, winter] = [`Літо ${randomUUID()}`, `Зима ${randomUUID()}`];
  const add = async (page: Page): Promise<AdminPage> => {
    await page.goto(editorPaths.add("GALLERY"));
    return { page, language: "UA" };
  };
  const title = (screen: AdminPage) => textField(screen, "UA", "Назва");

  const one = await add(await computer.start(session));
  await title(one).fill(summer);
  await waitUntilStoredLocally(one.page, summer);
  const other = await add(await computer.openTab(session));
  await expect(title(other)).toBeEditable();
  await expect(title(other)).toHaveValue("");
  await title(other).fill(winter);
  await waitUntilStoredLocally(other.page, winter);
  await title(one).fill(`${summer} у горах`);
  await waitUntilStoredLocally(one.page, `${summer} у горах`);
  await waitUntilStoredLocally(other.page, winter);
  await computer.cutPower();

  const again = await add(await computer.start(session));
  await expect(title(again)).toHaveValue(`${summer} у горах`);
  const second = await add(await computer.openTab(session));
  await expect(title(second)).toHaveValue(winter);
  await button(second, "Відкинути його").click();
  await again.page.reload();
  await expect(title(again)).toHaveValue(`${summer} у горах`);
});

test("an editor loses nothing when the server's disk is full, and can save when it has space again", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Мирослава");
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  await screen.page.goto(editorPaths.add("BLOG_POST"));
  await heading(screen).fill("Повна комора");
  await screen.page.route("**/graphql", (route) =>
    route.fulfill({ json: { errors: [{ message: "FULL", extensions: { code: "FULL" } }] } }),
  );
  await button(screen, "Зберегти").click();
  const summary = screen.page.getByRole("alert", { name: "Не вдалося зберегти" });
  await expect(summary).toContainText("На сервері скінчилося місце. Нічого не втрачено");
  await expect(heading(screen)).toHaveValue("Повна комора");
  await screen.page.unroute("**/graphql");
  await summary.getByRole("button", { name: "Повторити зараз" }).click();
  await expect(saveStatus(screen)).toHaveText("Збережено");
});
