import { randomInt } from "node:crypto";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { blockPhrases } from "../../../../client/phrases/admin/blocks.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { sitePartPhrases } from "../../../../client/phrases/admin/site/site-parts.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  pathIn,
  saveButton,
  saveStatus,
} from "../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { blockText } from "../../../support/journeys/page-blocks.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const phrases = editingPhrases.UA;

test("an editor is told that a page keeps the ways to help, and can remove a copy of one", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Леся");
  const { help } = await executeGraphql<{ help: { id: string } }>(
    request,
    session,
    `{ help: page(id: "help") { id } }`,
  );
  const page = await newPage(session);
  const screen: AdminPage = { page, language: "UA" };
  await page.goto(editorPaths.edit("PAGE", help.id));
  const openMenu = async (place: number) => {
    const name = `${blockPhrases.UA.kinds.way.name}: ${blockPhrases.UA.ways.MONEY}`;
    await button(screen, blockPhrases.UA.actions(place, name)).click();
  };
  const choice = (name: string) => page.getByRole("menuitem", { name });

  await openMenu(1);
  await expect(page.getByText(sitePartPhrases.UA.required)).toBeVisible();
  await expect(choice(blockPhrases.UA.hide)).toHaveCount(0);
  await expect(choice(blockPhrases.UA.remove)).toHaveCount(0);
  await choice(blockPhrases.UA.duplicate).click();
  await openMenu(2);
  await choice(blockPhrases.UA.remove).click();
  await openMenu(1);
  await expect(choice(blockPhrases.UA.remove)).toHaveCount(0);
});

test("an editor changes a price and a way of partnership in both languages, and visitors read them", async ({
  newPage,
  request,
  page: visitor,
}) => {
  const price = randomInt(100, 999);
  const way = randomInt(100, 999);
  const session = await editorSession(request, "Леся");
  const { help, partners } = await executeGraphql<{
    help: { id: string };
    partners: { id: string };
  }>(request, session, `{ help: page(id: "help") { id } partners: page(id: "partners") { id } }`);
  const page = await newPage(session);
  const screen: AdminPage = { page, language: "UA" };
  const open = async (id: string) => {
    await page.goto(editorPaths.edit("PAGE", id));
    await button(screen, blockPhrases.UA.expandAll).click();
  };
  const save = async () => {
    await saveButton(screen).click();
    await expect(saveStatus(screen)).toHaveText(phrases.saved);
  };
  const main = page.getByRole("main");

  await open(help.id);
  await blockText(main, "UA", "price").first().fill(`${price} ₴`);
  await blockText(main, "ENG", "price").first().fill(`₴${price}`);
  await save();
  await open(partners.id);
  await blockText(main, "UA", "aspect").last().fill(`Спільна мандрівка ${way}`);
  await blockText(main, "ENG", "aspect").last().fill(`A journey together, ${way}`);
  await expectNoAccessibilityErrors(page);
  await save();

  const reads = async (path: string, text: string) => {
    await visitor.goto(path);
    await expect(visitor.getByText(text, { exact: true })).toBeVisible();
  };
  await reads(paths.help(), `${price} ₴`);
  await reads(pathIn(paths.help(), "ENG"), `₴${price}`);
  await reads(paths.partners(), `Спільна мандрівка ${way}`);
  await reads(pathIn(paths.partners(), "ENG"), `A journey together, ${way}`);
});
