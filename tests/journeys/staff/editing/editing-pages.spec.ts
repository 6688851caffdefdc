import { randomUUID } from "node:crypto";
import { editorPaths } from "../../../../client/paths.ts";
import { blockPhrases } from "../../../../client/phrases/admin/blocks.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { fieldErrorPhrases } from "../../../../client/phrases/admin/fields/field-errors.ts";
import { listPhrases } from "../../../../client/phrases/admin/lists.ts";
import { versionPhrases } from "../../../../client/phrases/admin/versions.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  editedId,
  saveButton,
  saveStatus,
} from "../../../support/journeys/editing.ts";
import {
  addBlock,
  addressField,
  beginPage,
  blockCard,
  blockNames,
  blockText,
} from "../../../support/journeys/page-blocks.ts";
import { test } from "../../../support/journeys/people.ts";
import { waitUntilStoredLocally } from "../../../support/journeys/power-cut.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const phrases = editingPhrases.UA;
const { kinds } = blockPhrases.UA;

/** Saves a new page and waits until its editor is open. */
async function saveNew(screen: AdminPage): Promise<string> {
  await saveButton(screen).click();
  await screen.page.waitForURL((url) => !url.pathname.endsWith("/new"));
  await expect(saveStatus(screen)).toHaveText(phrases.saved);
  return editedId(screen);
}

test("an editor builds a page of six blocks in two languages, moves one by keyboard, and finds all again after a reload", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Леся"));
  const screen: AdminPage = { page, language: "UA" };
  const suffix = randomUUID().slice(0, 8);
  const title = `Наші волонтери ${suffix}`;
  const titles = { UA: title, ENG: `Our volunteers ${suffix}` };
  await beginPage(screen, { titles, address: `volunteers-${suffix}` });

  const text = await addBlock(screen, "richText", 1);
  await blockText(text, "UA", "html").fill("Щосуботи ми збираємо посилки.");
  await blockText(text, "ENG", "html").fill("Every Saturday we pack parcels.");
  const quote = await addBlock(screen, "quote", 2);
  await blockText(quote, "UA", "quote").fill("Прийшла на годину, лишилася на рік.");
  await blockText(quote, "ENG", "quote").fill("I came for an hour and stayed for a year.");
  const steps = await addBlock(screen, "steps", 3);
  await blockText(steps, "UA", "step").fill("Заповніть заявку");
  await blockText(steps, "ENG", "step").fill("Fill in the form");
  const people = await addBlock(screen, "people", 4);
  await blockText(people, "UA", "name").fill("Оля");
  await blockText(people, "ENG", "name").fill("Olia");
  const links = await addBlock(screen, "links", 5);
  await blockText(links, "UA", "link").fill("Як допомогти");
  await blockText(links, "ENG", "link").fill("How to help");
  await blockText(links, "UA", "address").fill("/help");
  const table = await addBlock(screen, "table", 6);
  await table.getByRole("textbox", { name: "Заголовок стовпця 1" }).fill("Місто");
  await table.getByRole("textbox", { name: "Header of column 1" }).fill("Town");

  await test.step("moves the quotation to the top by keyboard; the focus goes with it", async () => {
    await quote.getByRole("button", { name: /^Вище/ }).focus();
    await page.keyboard.press("Enter");
    const moved = blockCard(screen, "quote", 1);
    await expect(moved.getByRole("button", { name: /^Нижче/ })).toBeFocused();
    const said = blockPhrases.UA.moved(kinds.quote.name, 1, 6);
    await expect(page.getByRole("status").getByText(said)).toBeAttached();
  });
  const id = await saveNew(screen);

  await test.step("sees the page in the list", async () => {
    await page.goto(editorPaths.list("PAGE"));
    await page.getByRole("searchbox", { name: listPhrases.UA.search }).fill(suffix);
    const row = page.getByRole("row", { name: new RegExp(title) });
    await expect(row).toContainText(`/volunteers-${suffix}`);
  });

  await page.goto(editorPaths.edit("PAGE", id));
  await button(screen, blockPhrases.UA.expandAll).click();
  expect(await blockNames(screen)).toEqual(
    (["quote", "richText", "steps", "people", "links", "table"] as const).map(
      (kind) => kinds[kind].name,
    ),
  );
  await expect(blockText(blockCard(screen, "richText", 2), "ENG", "html")).toHaveText(
    "Every Saturday we pack parcels.",
  );
  const stored = [
    [
      blockText(blockCard(screen, "quote", 1), "UA", "quote"),
      "Прийшла на годину, лишилася на рік.",
    ],
    [blockText(blockCard(screen, "steps", 3), "ENG", "step"), "Fill in the form"],
    [blockText(blockCard(screen, "people", 4), "ENG", "name"), "Olia"],
    [blockText(blockCard(screen, "links", 5), "UA", "address"), "/help"],
    [blockCard(screen, "table", 6).getByRole("textbox", { name: "Header of column 1" }), "Town"],
  ] as const;
  for (const [field, value] of stored) await expect(field).toHaveValue(value);
  await expect(saveStatus(screen)).not.toHaveText(phrases.unsaved);
  await expectNoAccessibilityErrors(page);
});

test("an editor copies, hides and removes a block, and gets it back with its texts", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Леся"));
  const screen: AdminPage = { page, language: "UA" };
  const suffix = randomUUID().slice(0, 8);
  await beginPage(screen, { titles: { UA: suffix, ENG: "" }, address: `copies-${suffix}` });
  const quote = await addBlock(screen, "quote", 1);
  await blockText(quote, "UA", "quote").fill("Дякуємо!");
  const act = async (place: number, action: string) => {
    await button(screen, blockPhrases.UA.actions(place, kinds.quote.name)).click();
    await page.getByRole("menuitem", { name: action }).click();
    // The menu of another block would have the same items.
    await expect(page.getByRole("menuitem")).toHaveCount(0);
  };

  await act(1, blockPhrases.UA.copyToEng);
  await expect(blockText(quote, "ENG", "quote")).toHaveValue("Дякуємо!");
  await act(1, blockPhrases.UA.duplicate);
  const copy = blockCard(screen, "quote", 2);
  await expect(blockText(copy, "UA", "quote")).toHaveValue("Дякуємо!");
  await expect(blockText(copy, "UA", "quote")).toBeFocused();
  await act(2, blockPhrases.UA.hide);
  await expect(copy.getByText(blockPhrases.UA.hidden, { exact: true })).toBeVisible();
  await act(1, blockPhrases.UA.remove);
  await expect(copy).toBeHidden();
  const notice = page
    .getByRole("status")
    .filter({ hasText: blockPhrases.UA.removed(kinds.quote.name) });
  await notice.getByRole("button", { name: blockPhrases.UA.undo }).click();
  await expect(copy.getByText(blockPhrases.UA.hidden, { exact: true })).toBeVisible();
  await expect(blockText(quote, "UA", "quote")).toHaveValue("Дякуємо!");
});

test("an editor is led to the field with a wrong address, and to an address that another page has", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/status of 4/);
  const page = await newPage(await editorSession(request, "Леся"));
  const screen: AdminPage = { page, language: "UA" };
  const suffix = randomUUID().slice(0, 8);
  const address = `wrong-${suffix}`;
  await beginPage(screen, { titles: { UA: suffix, ENG: "" }, address });
  await addBlock(screen, "quote", 1);
  const links = await addBlock(screen, "links", 2);
  await blockText(links, "UA", "address").fill("help");
  await button(screen, blockPhrases.UA.collapseAll).click();
  await saveButton(screen).click();

  await page.getByRole("button", { name: "Блок 2: Посилання, рядок 1" }).click();
  const field = blockText(links, "UA", "address");
  await expect(field).toBeFocused();
  await expect(links).toContainText(fieldErrorPhrases.UA.matches);
  await field.fill("/help");
  await expect(links).not.toContainText(fieldErrorPhrases.UA.matches);
  await saveNew(screen);

  await beginPage(screen, { titles: { UA: `${suffix} 2`, ENG: "" }, address });
  await saveButton(screen).click();
  await expect(page.getByText(fieldErrorPhrases.UA.taken).first()).toBeVisible();
  await page.getByRole("button", { name: "Адреса сторінки", exact: true }).click();
  await expect(addressField(screen)).toBeFocused();
});

test("two editors change a page at the same time: different blocks are merged, and the same block is chosen", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/status of 4/);
  const page = await newPage(await editorSession(request, "Леся"));
  const screen: AdminPage = { page, language: "UA" };
  const suffix = randomUUID().slice(0, 8);
  await beginPage(screen, { titles: { UA: suffix, ENG: "" }, address: `together-${suffix}` });
  for (const place of [1, 2, 3]) {
    const card = await addBlock(screen, "quote", place);
    await blockText(card, "UA", "quote").fill(`Думка ${place}`);
  }
  const id = await saveNew(screen);
  const colleague: AdminPage = {
    page: await newPage(await editorSession(request, "Назар")),
    language: "UA",
  };
  await colleague.page.goto(editorPaths.edit("PAGE", id));
  await button(colleague, blockPhrases.UA.expandAll).click();
  const write = (who: AdminPage, place: number, words: string) =>
    blockText(blockCard(who, "quote", place), "UA", "quote").fill(words);
  await write(colleague, 1, "Перша від Назара");
  await write(colleague, 2, "Друга від Назара");
  await saveButton(colleague).click();
  await expect(saveStatus(colleague)).toHaveText(phrases.saved);

  await write(screen, 2, "Друга від Лесі");
  await write(screen, 3, "Третя від Лесі");
  await saveButton(screen).click();
  const dialog = page.getByRole("dialog", { name: versionPhrases.UA.conflictTitle });
  const second = dialog.getByRole("radiogroup", { name: "Блок 2: Цитата (УКР)" });
  await expect(second).toContainText("Друга від Назара");
  await expect(second).toContainText("Друга від Лесі");
  await second.getByRole("radio", { name: versionPhrases.UA.mine }).check();
  await button(screen, versionPhrases.UA.saveChosen).click();
  await expect(saveStatus(screen)).toHaveText(phrases.saved);

  await page.reload();
  await button(screen, blockPhrases.UA.expandAll).click();
  for (const [place, words] of [
    [1, "Перша від Назара"],
    [2, "Друга від Лесі"],
    [3, "Третя від Лесі"],
  ] as const) {
    await expect(blockText(blockCard(screen, "quote", place), "UA", "quote")).toHaveValue(words);
  }
});

test("an editor gets unsaved blocks back after a reload, and restores those of an earlier version", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Леся"));
  const screen: AdminPage = { page, language: "UA" };
  const suffix = randomUUID().slice(0, 8);
  await beginPage(screen, { titles: { UA: suffix, ENG: "" }, address: `history-${suffix}` });
  await blockText(await addBlock(screen, "quote", 1), "UA", "quote").fill("Раніше");
  const id = await saveNew(screen);
  const quote = blockCard(screen, "quote", 1);
  const said = blockText(quote, "UA", "quote");
  await said.fill("Тепер");
  await waitUntilStoredLocally(page, "Тепер");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.goto(editorPaths.edit("PAGE", id));
  const open = () => quote.getByRole("button", { name: /^1\. / }).click();
  await open();
  await expect(said).toHaveValue("Тепер");
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(phrases.saved);

  await button(screen, phrases.history).click();
  const history = page.getByRole("dialog", { name: phrases.history });
  const created = history
    .getByRole("listitem")
    .filter({ hasText: versionPhrases.UA.actions.CREATED });
  const saved = history.getByRole("listitem").filter({ hasText: versionPhrases.UA.actions.SAVED });
  await saved.getByRole("button", { name: versionPhrases.UA.changedFields }).click();
  await expect(saved.getByRole("heading", { level: 3 })).toHaveText(["Блок 1: Цитата (УКР)"]);
  await expect(saved.getByRole("deletion")).toHaveText("Раніше");
  await expect(saved.getByRole("insertion")).toHaveText("Тепер");
  await created.getByRole("button", { name: versionPhrases.UA.changedFields }).click();
  await created.getByRole("button", { name: versionPhrases.UA.restoreVersion }).click();
  await expect(said).toHaveValue("Раніше");
});
