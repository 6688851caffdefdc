import type { APIRequestContext } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { figuresPhrases } from "../../../../client/phrases/admin/figures.ts";
import { statementPhrases } from "../../../../client/phrases/admin/statement.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { type AdminPage, button, saveButton } from "../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { waitUntilStoredLocally } from "../../../support/journeys/power-cut.ts";
import { editorSession, type Session } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const phrases = figuresPhrases.UA;
const imports = statementPhrases.UA;

/** Of invented people; one row has a delimiter too many, and the last one is of another month. */
const statement = `Дата;Опис операції;Сума;Валюта
03.04.2019;Від: Вигадана Олена;1 500,50;UAH
04.04.2019;Від: Вигаданий Іван;499,50;UAH
05.04.2019;Комісія за обслуговування рахунку;-100,00;UAH
06.04.2019;"Тепло; дітям" внесок;50,00;UAH
01.05.2019;Від: Вигаданий Іван;700,00;UAH
`;

test("an editor writes figures by keyboard and imports a bank statement, a second person checks it, and visitors get the figures", async ({
  newPage,
  request,
}) => {
  const author = await editorSession(request, "Леся");
  const id = await aPublicReport(request, author);
  const page = await newPage(author);
  const sent: string[] = [];
  page.on("request", (one) => sent.push(one.postData() ?? ""));
  const screen: AdminPage = { page, language: "UA" };
  await page.goto(editorPaths.edit("REPORT", id));
  await writeLinesByKeyboard(screen);

  await button(screen, phrases.import).click();
  const dialog = page.getByRole("dialog", { name: imports.title });
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: imports.choose }).click();
  const file = { name: "statement.csv", mimeType: "text/csv", buffer: Buffer.from(statement) };
  await (await chooser).setFiles(file);
  await expect(dialog.getByText(imports.leftOut.outside([6]))).toBeVisible();
  await expect(dialog.getByText("Вигадана Олена")).toBeVisible();
  await expectNoAccessibilityErrors(page);
  await expect(dialog.getByRole("button", { name: imports.add(0) })).toBeDisabled();
  await dialog.getByRole("checkbox", { name: imports.withoutUnreadable }).check();
  await dialog.getByRole("button", { name: imports.add(2) }).click();

  await page.getByRole("textbox", { name: phrases.openingBalance }).fill("100");
  await page.getByRole("textbox", { name: phrases.closingBalance }).fill("1 999,99");
  await expect(page.getByText(/^Суми\s+не\s+сходяться/)).toBeVisible();
  await page.getByRole("textbox", { name: phrases.closingBalance }).fill("2000");
  await expect(page.getByText(phrases.isRight)).toBeVisible();
  await expectNoAccessibilityErrors(page);
  await saveButton(screen).click();
  await expect(page.getByText(phrases.isOwn)).toBeVisible();
  await expect(button(screen, phrases.check)).toBeDisabled();
  expect(sent.join("\n")).not.toMatch(/Вигадан/);

  const figuresForVisitors = async () => {
    const query = "query ($id: ID!) { report(id: $id) { figures { income spending } } }";
    const answer = await request.post("/graphql", { data: { query, variables: { id } } });
    return (await answer.json()).data.report.figures;
  };
  expect(await figuresForVisitors()).toBeNull();
  const second = await newPage(await editorSession(request, "Тарас"));
  await second.goto(editorPaths.edit("REPORT", id));
  await second.getByRole("button", { name: phrases.check }).click();
  await expect(second.getByText(/^Перевірка: Тарас/)).toBeVisible();
  await second.getByRole("button", { name: phrases.publish }).click();
  await expect(second.getByText(phrases.explained.PUBLISHED)).toBeVisible();
  await expect.poll(figuresForVisitors).toEqual({ income: 2_000_00, spending: 100_00 });
  expect((await request.get(paths.report(id))).status()).toBe(200);
});

async function aPublicReport(request: APIRequestContext, author: Session): Promise<string> {
  const { item } = await executeGraphql<{ item: { id: string; version: number } }>(
    request,
    author,
    `mutation { item: saveReport(input: {
       year: 2019, month: 4, translations: { ua: { description: "Квітень" } }
     }) { id version } }`,
  );
  const publish =
    "mutation ($id: ID!, $version: Int!) { publish(kind: REPORT, id: $id, version: $version) { id } }";
  await executeGraphql(request, author, publish, item);
  return item.id;
}

/** Writes two lines, moves one, finds both again after a reload, and removes them. */
async function writeLinesByKeyboard(screen: AdminPage) {
  const { page } = screen;
  await button(screen, phrases.begin).press("Enter");
  await button(screen, phrases.OUT.add).press("Enter");
  await expect(page.getByRole("combobox", { name: phrases.category })).toBeFocused();
  const amounts = page.getByRole("textbox", { name: phrases.amount });
  await amounts.first().fill("тисяча");
  await expect(page.getByText(phrases.unreadableAmount)).toBeVisible();
  await amounts.first().fill("1 234,5");
  await button(screen, phrases.OUT.add).press("Enter");
  await amounts.nth(1).fill("6");
  const names = page.getByRole("textbox", { name: phrases.descriptionUa });
  await names.nth(1).fill("Пальне");
  await page.getByRole("button", { name: /^Вище: Рядок 2/ }).press("Enter");
  await expect(names.first()).toHaveValue("Пальне");
  await expect(amounts.nth(1)).toHaveValue(/^1\s234,50$/);
  await waitUntilStoredLocally(page, '"lines":[{"categoryId":"HUMANITARIAN_AID","amount":600,');
  await page.reload();
  await expect(names.first()).toHaveValue("Пальне");
  const removeFirst = page.getByRole("button", { name: /^Прибрати «Рядок 1/ });
  await removeFirst.press("Enter");
  await expect(names).toHaveCount(1);
  await expect(amounts).toHaveValue(/^1\s234,50$/);
  await removeFirst.press("Enter");
  await expect(names).toHaveCount(0);
}
