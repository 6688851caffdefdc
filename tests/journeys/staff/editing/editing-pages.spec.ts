import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator } from "@playwright/test";
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
  saveButton,
  saveStatus,
} from "../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
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
import { editorSession, type Session } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const phrases = editingPhrases.UA;
const { kinds } = blockPhrases.UA;

/** An unpublished page in Ukrainian whose blocks are quotations. */
async function aPage(
  request: APIRequestContext,
  session: Session,
  { address, quotes }: { address: string; quotes: string[] },
): Promise<{ id: string; version: number }> {
  const blocks = quotes.map((text) => ({ id: randomUUID(), quote: { text } }));
  const { page } = await executeGraphql<{ page: { id: string; version: number } }>(
    request,
    session,
    "mutation ($input: PageInput!) { page: savePage(input: $input) { id version } }",
    { input: { address, translations: { ua: { title: address, blocks } } } },
  );
  return page;
}

/** Adds six blocks; the address in the links is not one. Returns the quotation. */
async function addSixBlocks(screen: AdminPage): Promise<Locator> {
  const text = await addBlock(screen, "richText", 1);
  await blockText(text, "UA", "html").fill("Щосуботи ми збираємо посилки.");
  await blockText(text, "ENG", "html").fill("Every Saturday we pack parcels.");
  const quote = await addBlock(screen, "quote", 2);
  await blockText(quote, "UA", "quote").fill("Дякуємо!");
  const steps = await addBlock(screen, "steps", 3);
  await blockText(steps, "UA", "step").fill("Заповніть заявку");
  await blockText(steps, "ENG", "step").fill("Fill in the form");
  const people = await addBlock(screen, "people", 4);
  await blockText(people, "UA", "name").fill("Оля");
  await blockText(people, "ENG", "name").fill("Olia");
  const links = await addBlock(screen, "links", 5);
  await blockText(links, "UA", "link").fill("Як допомогти");
  await blockText(links, "ENG", "link").fill("How to help");
  await blockText(links, "UA", "address").fill("help");
  const table = await addBlock(screen, "table", 6);
  await table.getByRole("textbox", { name: "Заголовок стовпця 1" }).fill("Місто");
  await table.getByRole("textbox", { name: "Header of column 1" }).fill("Town");
  return quote;
}

/** Copies the quotation's text to English, duplicates it, and hides, removes and restores the copy. */
async function copyHideAndRemove(screen: AdminPage) {
  const { page } = screen;
  const [quote, copy] = [blockCard(screen, "quote", 1), blockCard(screen, "quote", 2)];
  const act = async (place: number, action: string) => {
    await button(screen, blockPhrases.UA.actions(place, kinds.quote.name)).click();
    await page.getByRole("menuitem", { name: action }).click();
    // The menu of another block would have the same items.
    await expect(page.getByRole("menuitem")).toHaveCount(0);
  };
  await act(1, blockPhrases.UA.copyToEng);
  await expect(blockText(quote, "ENG", "quote")).toHaveValue("Дякуємо!");
  await act(1, blockPhrases.UA.duplicate);
  await expect(blockText(copy, "UA", "quote")).toHaveValue("Дякуємо!");
  await expect(blockText(copy, "UA", "quote")).toBeFocused();
  await act(2, blockPhrases.UA.hide);
  const hidden = copy.getByText(blockPhrases.UA.hidden, { exact: true });
  await expect(hidden).toBeVisible();
  await act(1, blockPhrases.UA.remove);
  await expect(copy).toBeHidden();
  const notice = page
    .getByRole("status")
    .filter({ hasText: blockPhrases.UA.removed(kinds.quote.name) });
  await notice.getByRole("button", { name: blockPhrases.UA.undo }).click();
  await expect(hidden).toBeVisible();
  await expect(blockText(quote, "UA", "quote")).toHaveValue("Дякуємо!");
}

test("an editor builds a page of blocks by keyboard too, gets a removed one back, is led to wrong addresses, and finds all again after a reload", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/status of 4/);
  const session = await editorSession(request, "Леся");
  const page = await newPage(session);
  const screen: AdminPage = { page, language: "UA" };
  const suffix = randomUUID().slice(0, 8);
  const taken = `taken-${suffix}`;
  await aPage(request, session, { address: taken, quotes: [] });
  const title = `Наші волонтери ${suffix}`;
  await beginPage(screen, {
    titles: { UA: title, ENG: `Our volunteers ${suffix}` },
    address: taken,
  });
  const quote = await addSixBlocks(screen);

  await test.step("moves the quotation to the top by keyboard; the focus goes with it", async () => {
    await quote.getByRole("button", { name: /^Вище/ }).focus();
    await page.keyboard.press("Enter");
    const moved = blockCard(screen, "quote", 1);
    await expect(moved.getByRole("button", { name: /^Нижче/ })).toBeFocused();
    const said = blockPhrases.UA.moved(kinds.quote.name, 1, 6);
    await expect(page.getByRole("status").getByText(said)).toBeAttached();
  });
  await copyHideAndRemove(screen);

  await test.step("is led to the wrong address in a block, and to the one that another page has", async () => {
    await button(screen, blockPhrases.UA.collapseAll).click();
    await saveButton(screen).click();
    await page.getByRole("button", { name: "Блок 6: Посилання, рядок 1" }).click();
    const links = blockCard(screen, "links", 6);
    const field = blockText(links, "UA", "address");
    await expect(field).toBeFocused();
    await expect(links).toContainText(fieldErrorPhrases.UA.matches);
    await field.fill("/help");
    await expect(links).not.toContainText(fieldErrorPhrases.UA.matches);
    await saveButton(screen).click();
    await expect(page.getByText(fieldErrorPhrases.UA.taken).first()).toBeVisible();
    await page.getByRole("button", { name: "Адреса сторінки", exact: true }).click();
    await expect(addressField(screen)).toBeFocused();
    await addressField(screen).fill(`volunteers-${suffix}`);
    await saveButton(screen).click();
    await page.waitForURL((url) => !url.pathname.endsWith("/new"));
    await expect(saveStatus(screen)).toHaveText(phrases.saved);
  });

  await page.goto(editorPaths.list("PAGE"));
  await page.getByRole("searchbox", { name: listPhrases.UA.search }).fill(suffix);
  const row = page.getByRole("row", { name: new RegExp(title) });
  await expect(row).toContainText(`/volunteers-${suffix}`);
  await row.getByRole("link", { name: title, exact: true }).click();
  await button(screen, blockPhrases.UA.expandAll).click();
  const order = ["quote", "quote", "richText", "steps", "people", "links", "table"] as const;
  expect(await blockNames(screen)).toEqual(order.map((kind) => kinds[kind].name));
  const card = (place: number) => blockCard(screen, order[place - 1] ?? "quote", place);
  await expect(card(2).getByText(blockPhrases.UA.hidden, { exact: true })).toBeVisible();
  await expect(blockText(card(3), "ENG", "html")).toHaveText("Every Saturday we pack parcels.");
  for (const [field, value] of [
    [blockText(card(1), "UA", "quote"), "Дякуємо!"],
    [blockText(card(4), "ENG", "step"), "Fill in the form"],
    [blockText(card(5), "ENG", "name"), "Olia"],
    [blockText(card(6), "UA", "address"), "/help"],
    [card(7).getByRole("textbox", { name: "Header of column 1" }), "Town"],
  ] as const) {
    await expect(field).toHaveValue(value);
  }
  await expect(saveStatus(screen)).not.toHaveText(phrases.unsaved);
  await expectNoAccessibilityErrors(page);
});

/** Reads what a colleague saved, and takes the blocks of the first version into the editor. */
async function restoreFirstVersion(screen: AdminPage) {
  await button(screen, phrases.history).click();
  const history = screen.page.getByRole("dialog", { name: phrases.history });
  const created = history
    .getByRole("listitem")
    .filter({ hasText: versionPhrases.UA.actions.CREATED });
  const saved = history.getByRole("listitem").filter({ hasText: "Назар" });
  await saved.getByRole("button", { name: versionPhrases.UA.changedFields }).click();
  await expect(saved.getByRole("heading", { level: 3 })).toHaveText([
    "Блок 1: Цитата (УКР)",
    "Блок 2: Цитата (УКР)",
  ]);
  await expect(saved.getByRole("deletion").first()).toHaveText("Раніше");
  await expect(saved.getByRole("insertion").first()).toHaveText("Тепер");
  await created.getByRole("button", { name: versionPhrases.UA.changedFields }).click();
  await created.getByRole("button", { name: versionPhrases.UA.restoreVersion }).click();
}

test("an editor of a public page gets unsaved blocks back after a reload, merges them with a colleague's and chooses where both changed one, and restores those of an earlier version", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/status of 4/);
  const session = await editorSession(request, "Леся");
  const address = `together-${randomUUID().slice(0, 8)}`;
  const quotes = ["Раніше", "Друга", "Третя"];
  const { id, version } = await aPage(request, session, { address, quotes });
  const publish =
    "mutation ($id: ID!, $version: Int!) { publish(kind: PAGE, id: $id, version: $version, language: UA) { id } }";
  await executeGraphql(request, session, publish, { id, version });
  const page = await newPage(session);
  const screen: AdminPage = { page, language: "UA" };
  const open = async (who: AdminPage) => {
    await who.page.goto(editorPaths.edit("PAGE", id));
    await button(who, blockPhrases.UA.expandAll).click();
  };
  const quote = (who: AdminPage, place: number) =>
    blockText(blockCard(who, "quote", place), "UA", "quote");
  await open(screen);
  await quote(screen, 2).fill("Друга від Лесі");
  await quote(screen, 3).fill("Третя від Лесі");
  await waitUntilStoredLocally(page, "Третя від Лесі");
  page.once("dialog", (dialog) => void dialog.accept());
  await open(screen);
  await expect(quote(screen, 2)).toHaveValue("Друга від Лесі");
  await expect(quote(screen, 3)).toHaveValue("Третя від Лесі");

  const colleague: AdminPage = {
    page: await newPage(await editorSession(request, "Назар")),
    language: "UA",
  };
  await open(colleague);
  await quote(colleague, 1).fill("Тепер");
  await quote(colleague, 2).fill("Друга від Назара");
  await saveButton(colleague).click();
  await expect(saveStatus(colleague)).toHaveText(phrases.saved);

  await saveButton(screen).click();
  const dialog = page.getByRole("dialog", { name: versionPhrases.UA.conflictTitle });
  const second = dialog.getByRole("radiogroup", { name: "Блок 2: Цитата (УКР)" });
  await expect(second).toContainText("Друга від Назара");
  await expect(second).toContainText("Друга від Лесі");
  await second.getByRole("radio", { name: versionPhrases.UA.mine }).check();
  await button(screen, versionPhrases.UA.saveChosen).click();
  await expect(saveStatus(screen)).toHaveText(phrases.saved);
  const merged = ["Тепер", "Друга від Лесі", "Третя від Лесі"];
  const stored = await executeGraphql<{
    page: { translation: { blocks: { content: { text: string } }[] } };
  }>(
    request,
    session,
    `query ($id: ID!) { page(id: $id, drafts: true) {
      translation { blocks { content { ... on QuoteBlock { text } } } }
    } }`,
    { id },
  );
  expect(stored.page.translation.blocks.map(({ content }) => content.text)).toEqual(merged);
  for (const [index, words] of merged.entries()) {
    await expect(quote(screen, index + 1)).toHaveValue(words);
  }
  await restoreFirstVersion(screen);
  await expect(quote(screen, 1)).toHaveValue("Раніше");
});
