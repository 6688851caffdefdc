import { editorPaths, paths } from "../../../../client/paths.ts";
import { blockPhrases } from "../../../../client/phrases/admin/blocks.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { type AdminPage, button, pathIn, saveStatus } from "../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { blockText } from "../../../support/journeys/page-blocks.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const phrases = editingPhrases.UA;

test("an editor changes a price and a way of partnership in both languages, and visitors read them", async ({
  newPage,
  request,
  page: visitor,
}) => {
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
    await button(screen, phrases.save).click();
    await expect(saveStatus(screen)).toHaveText(phrases.saved);
  };
  const main = page.getByRole("main");

  await open(help.id);
  await blockText(main, "UA", "price").first().fill("655 ₴");
  await blockText(main, "ENG", "price").first().fill("₴655");
  await expectNoAccessibilityErrors(page);
  await save();
  await open(partners.id);
  await blockText(main, "UA", "aspect").last().fill("Спільна мандрівка");
  await blockText(main, "ENG", "aspect").last().fill("A journey together");
  await expectNoAccessibilityErrors(page);
  await save();

  const reads = async (path: string, text: string) => {
    await visitor.goto(path);
    await expect(visitor.getByText(text, { exact: true })).toBeVisible();
  };
  await reads(paths.help(), "655 ₴");
  await reads(pathIn(paths.help(), "ENG"), "₴655");
  await reads(paths.partners(), "Спільна мандрівка");
  await reads(pathIn(paths.partners(), "ENG"), "A journey together");
});
