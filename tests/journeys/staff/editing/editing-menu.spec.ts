import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import {
  desktopWidth,
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { saveStatus } from "../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { adminSession, editorSession } from "../../../support/journeys/session.ts";
import { expect, waitForHydration } from "../../../support/journeys/test.ts";

/** A published page in both languages. */
async function aPage(request: APIRequestContext) {
  const address = `menu-${randomUUID()}`;
  const session = await adminSession(request);
  const titles = { ua: `Школа ${address.slice(5, 13)}`, eng: `School ${address.slice(5, 13)}` };
  const translations = { ua: { title: titles.ua }, eng: { title: titles.eng } };
  const { saved } = await executeGraphql<{ saved: { id: string; version: number } }>(
    request,
    session,
    "mutation ($input: PageInput!) { saved: savePage(input: $input) { id version } }",
    { input: { address, translations } },
  );
  await executeGraphql(
    request,
    session,
    "mutation ($id: ID!, $version: Int!) { publish(kind: PAGE, id: $id, version: $version) { id } }",
    saved,
  );
  const withdraw = () =>
    executeGraphql(
      request,
      session,
      "mutation ($id: ID!) { placePage(pageId: $id, menu: HEADER, isShown: false) { version } }",
      { id: saved.id },
    );
  return { id: saved.id, address, titles, withdraw };
}

const entriesOf = (page: Page) =>
  page.getByRole("region", { name: "Головне меню" }).getByRole("listitem");

test("an editor puts a page into the menu and moves it up by keyboard; a visitor opens it from there and finds it in English too", async ({
  newPage,
  request,
}) => {
  const { id, address, titles, withdraw } = await aPage(request);
  const page = await newPage(await editorSession(request, "Мирослава"));
  await page.goto(editorPaths.edit("PAGE", id));
  const inMenu = page.getByRole("switch", { name: "У головному меню" });
  await inMenu.click();
  await expect(inMenu).toBeChecked();
  await page.getByRole("link", { name: "Порядок і написи" }).click();

  const entry = entriesOf(page).filter({ hasText: `/${address}` });
  await expect(entry).toContainText(titles.ua);
  const up = page.getByRole("button", { name: `Вище: ${titles.ua}` });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/: тепер\sна\sпозиції\s\d+/)).toBeAttached();
  await expect(up).toBeFocused();
  await page.keyboard.press("Control+S");
  await expect(saveStatus({ page, language: "UA" })).toHaveText("Збережено");
  await entriesOf(page).nth(1).getByRole("button", { expanded: false }).first().click();
  await expect(page.getByLabel("Напис українською")).toBeVisible();
  await expectNoAccessibilityErrors(page, { width: phoneWidth });

  // The menu has the page before the one that was the last.
  const visitor = await newPage();
  await visitor.goto(paths.about());
  await waitForHydration(visitor);
  await visitor.getByRole("button", { name: "Відкрити меню" }).click();
  const menu = visitor.getByRole("dialog").getByRole("navigation").getByRole("listitem");
  await expect(menu.filter({ hasText: titles.ua })).toBeVisible();
  const texts = (await menu.allTextContents()).map((text) => text.replaceAll("\u00a0", " "));
  expect(texts.indexOf(titles.ua)).toBeLessThan(texts.indexOf("Контакти"));
  await menu.filter({ hasText: titles.ua }).getByRole("link").click();
  await expect(visitor.getByRole("heading", { level: 1, name: titles.ua })).toBeVisible();
  await visitor.getByRole("button", { name: "ENG", exact: true }).click();
  await visitor.getByRole("button", { name: "Open the menu" }).click();
  await expect(menu.filter({ hasText: titles.eng })).toBeVisible();
  await withdraw();
});

test("an editor adds an old address of a leaflet by hand, which leads on; a loop is refused and stays as typed", async ({
  newPage,
  request,
}) => {
  const old = `/leaflet-${randomUUID()}`;
  const page = await newPage(await editorSession(request, "Ярина"));
  const addButton = page.getByRole("button", { name: "Додати переадресацію" });
  const add = async () => {
    await addButton.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  };
  const [from, to] = [page.getByLabel("Стара адреса"), page.getByLabel("Куди вона веде")];
  const save = async (fromPath: string, toPath: string) => {
    await from.fill(fromPath);
    await to.fill(toPath);
    await page.getByRole("button", { name: "Зберегти" }).click();
  };
  await page.goto(editorPaths.redirects());
  await add();
  await expectNoAccessibilityErrors(page, { width: desktopWidth });
  await save(`${new URL(page.url()).origin}${old}/`, "about");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("searchbox").fill(old);
  await expect(page.getByRole("list", { name: "Усі переадресації" })).toContainText("/about");
  expect((await request.get(`${old}?lang=en`)).url()).toMatch(/\/about\?lang=en$/);

  await add();
  await save(`${old}-2`, `${old}-2`);
  await expect(page.getByText("Ця адреса веде назад до першої. Введіть іншу.")).toBeVisible();
  await expect(to).toBeFocused();
  await expect(from).toHaveValue(`${old}-2`);
  await save("/about", "/team");
  await expect(page.getByText(/^За цією адресою є сторінка сайту/)).toBeVisible();
  await page.getByRole("button", { name: "Скасувати" }).click();
  await expect(addButton).toBeFocused();

  const remove = page.getByRole("button", { name: `Прибрати: ${old}`, exact: true });
  await remove.click();
  await expect(remove).toBeHidden();
  await page.getByRole("button", { name: "Скасувати" }).click();
  await expect(remove).toBeVisible();
  expect((await request.get(old)).url()).toMatch(/\/about$/);
});
