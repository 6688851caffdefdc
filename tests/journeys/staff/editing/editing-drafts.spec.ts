import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import {
  type AdminPage,
  button,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { aBlogPost, executeGraphql } from "../../../support/journeys/graphql.ts";
import { test, waitUntilStoredLocally } from "../../../support/journeys/power-cut.ts";
import { editorPassword, editorSession, type Session } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const unsaved = "Є незбережені зміни";
const heading = (screen: AdminPage) => textField(screen, "UA", "Заголовок");
const restoredNotice = /Відновлено текст, який ви не зберегли/;

test("an editor whose computer loses power finds everything they typed again, in a post that is there and in the new ones of two tabs", async ({
  computer,
  request,
}) => {
  const suffix = randomUUID();
  const [one, two] = [`Літо ${suffix}`, `Зима ${suffix}`];
  const session = await editorSession(request, "Катерина");
  const { id } = await aBlogPost(request, session, { ua: "Про дощ", eng: "Of rain" });
  const open = async (page: Page, path: string): Promise<AdminPage> => {
    await page.goto(path);
    return { page, language: "UA" };
  };
  const [existingItem, newItem] = [editorPaths.edit("BLOG_POST", id), editorPaths.add("BLOG_POST")];

  const first = await open(await computer.start(session), existingItem);
  await heading(first).fill(`Про дощ і ${suffix}`);
  await textField(first, "ENG", "Text").fill(`Of rain, half a sen ${suffix}`);
  await waitUntilStoredLocally(first.page, `half a sen ${suffix}`);
  await first.page.getByRole("link", { name: "Блог" }).first().click();
  await button(first, "Піти без збереження").click();
  await first.page.getByRole("link", { name: "Додати допис" }).click();
  await heading(first).fill(one);
  await waitUntilStoredLocally(first.page, one);
  const second = await open(await computer.openTab(session), newItem);
  await expect(heading(second)).toBeEditable();
  await expect(heading(second)).toHaveValue("");
  await heading(second).fill(two);
  await waitUntilStoredLocally(second.page, two);
  await heading(first).fill(`${one} у горах`);
  await waitUntilStoredLocally(first.page, `${one} у горах`);
  await waitUntilStoredLocally(second.page, two);
  await computer.cutPower();

  const again = await open(await computer.start(session), existingItem);
  const { page } = again;
  await expect(page.getByText(restoredNotice)).toBeVisible();
  await expect(heading(again)).toHaveValue(`Про дощ і ${suffix}`);
  await expect(textField(again, "ENG", "Text")).toHaveText(`Of rain, half a sen ${suffix}`);
  await expect(saveStatus(again)).toHaveText(unsaved);
  await button(again, "Зберегти").click();
  await expect(saveStatus(again)).toHaveText("Збережено");
  await page.reload();
  await expect(heading(again)).toHaveValue(`Про дощ і ${suffix}`);
  await expect(page.getByText(restoredNotice)).toBeHidden();

  await page.goto(newItem);
  await expect(heading(again)).toHaveValue(`${one} у горах`);
  const other = await open(await computer.openTab(session), newItem);
  await expect(heading(other)).toHaveValue(two);
  await button(other, "Відкинути його").click();
  await expect(heading(other)).toHaveValue("");
  await other.page.reload();
  await expect(heading(other)).toHaveValue("");
  await expect(other.page.getByText(restoredNotice)).toBeHidden();
  await page.reload();
  await expect(heading(again)).toHaveValue(`${one} у горах`);
});

/** In another browser an editor changes the password, which ends all other sessions. */
async function changePassword(request: APIRequestContext, { email }: Session): Promise<string> {
  const credentials = { email, password: editorPassword };
  const elsewhere = await (await request.post("/api/auth/login", { data: credentials })).json();
  const next = "another password of one's own";
  const change = `mutation ($current: String!, $next: String!) {
    changePassword(current: $current, next: $next) { id }
  }`;
  await executeGraphql(request, elsewhere, change, { current: editorPassword, next });
  return next;
}

test("an editor keeps what they typed without a connection, while the server's disk is full and when their session ends, and saves it afterwards", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED/);
  const session = await editorSession(request, "Людмила");
  const { id } = await aBlogPost(request, session, { ua: "Без мережі", eng: "No line" });
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  const { page } = screen;
  await page.goto(editorPaths.edit("BLOG_POST", id));
  const summary = page.getByRole("alert", { name: "Не вдалося зберегти" });

  await test.step("without a connection; it is saved when the connection is back", async () => {
    await heading(screen).fill("Без мережі, але не без слів");
    await page.context().setOffline(true);
    await button(screen, "Зберегти").click();
    await expect(summary).toContainText("Немає з’єднання");
    await expect(saveStatus(screen)).toHaveText("Не збережено");
    await expect(heading(screen)).toHaveValue("Без мережі, але не без слів");
    await page.context().setOffline(false);
    await expect(saveStatus(screen)).toHaveText("Збережено");
    await expect(summary).toBeHidden();
    await page.reload();
    await expect(heading(screen)).toHaveValue("Без мережі, але не без слів");
  });

  await test.step("while the disk is full", async () => {
    await heading(screen).fill("Повна комора");
    await page.route("**/graphql", (route) =>
      route.fulfill({ json: { errors: [{ message: "FULL", extensions: { code: "FULL" } }] } }),
    );
    await button(screen, "Зберегти").click();
    await expect(summary).toContainText("На сервері скінчилося місце. Нічого не втрачено");
    await expect(heading(screen)).toHaveValue("Повна комора");
    await page.unroute("**/graphql");
    await summary.getByRole("button", { name: "Повторити зараз" }).click();
    await expect(saveStatus(screen)).toHaveText("Збережено");
  });

  await test.step("when the session ends", async () => {
    await heading(screen).fill("Довга розмова без кінця");
    const password = await changePassword(request, session);
    await button(screen, "Зберегти").click();
    await page.waitForURL(/\/auth/);
    await expect(page.getByText("Ваш сеанс завершився")).toBeVisible();
    await page.getByLabel("Електронна пошта").fill(session.email);
    await page.getByLabel("Пароль", { exact: true }).fill(password);
    await button(screen, "Увійти").click();
    await page.waitForURL((url) => url.pathname === editorPaths.edit("BLOG_POST", id));
    await expect(heading(screen)).toHaveValue("Довга розмова без кінця");
    await expect(page.getByText(restoredNotice)).toBeVisible();
    await button(screen, "Зберегти").click();
    await expect(saveStatus(screen)).toHaveText("Збережено");
  });
});
