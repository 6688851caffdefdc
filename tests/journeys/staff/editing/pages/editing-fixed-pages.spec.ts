import { randomInt, randomUUID } from "node:crypto";
import { editorPaths, paths } from "../../../../../client/paths.ts";
import { blockPhrases } from "../../../../../client/phrases/admin/blocks.ts";
import { editingPhrases } from "../../../../../client/phrases/admin/editing.ts";
import { listPhrases } from "../../../../../client/phrases/admin/lists.ts";
import { sitePartPhrases } from "../../../../../client/phrases/admin/site/site-parts.ts";
import { layoutPhrases } from "../../../../../client/phrases/site/layout.ts";
import { fixedPages } from "../../../../../server/page/fixed-pages.ts";
import { expectNoAccessibilityErrors } from "../../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  pathIn,
  saveButton,
  saveStatus,
} from "../../../../support/journeys/editing.ts";
import { addressField, blockCard, blockText } from "../../../../support/journeys/page-blocks.ts";
import { test } from "../../../../support/journeys/people.ts";
import { expectInHtml } from "../../../../support/journeys/server-html.ts";
import { editorSession } from "../../../../support/journeys/session.ts";
import { expect } from "../../../../support/journeys/test.ts";

const { kinds, ways, group, actions, remove, hide, duplicate, addBefore, expandAll } =
  blockPhrases.UA;
const hashtag = sitePartPhrases.UA.parts.HASHTAG;

async function save(screen: AdminPage) {
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);
}

const permanent = layoutPhrases.UA.pages.privacy;

async function expectPermanentInList({ page }: AdminPage) {
  const { edit, remove: toTrash } = listPhrases.UA;
  await page.goto(editorPaths.list("PAGE"));
  const about = page.getByRole("row", { name: /Про нас/ });
  await expect(about.getByRole("button", { name: toTrash("Про нас") })).toBeVisible();
  const row = page.getByRole("row", { name: new RegExp(permanent) });
  await expect(row).toContainText(sitePartPhrases.UA.fixed);
  await expect(row.getByRole("link", { name: edit(permanent) })).toBeVisible();
  await expect(row.getByRole("button", { name: toTrash(permanent) })).toHaveCount(0);
  await expect(row.getByRole("checkbox")).toHaveCount(0);
}

async function expectPermanentInEditor(screen: AdminPage) {
  await screen.page.goto(editorPaths.edit("PAGE", fixedPages.PRIVACY.id));
  await expect(screen.page.getByText(sitePartPhrases.UA.fixedAbout)).toBeVisible();
  await expect(addressField(screen)).toHaveCount(0);
  for (const action of [editingPhrases.UA.remove, editingPhrases.UA.unpublishBoth]) {
    await expect(button(screen, action)).toHaveCount(0);
  }
}

test("an editor goes in Admin Mode from the page about the foundation to its editor, changes its history and moves a part, but cannot remove the part, or a page that every site needs", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Леся"));
  const screen: AdminPage = { page, language: "UA" };
  await expectPermanentInList(screen);
  await expectPermanentInEditor(screen);
  await page.goto(paths.about());
  await page.getByRole("button", { name: "Admin Mode" }).click();
  await page.getByRole("link", { name: /Про нас/ }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.edit("PAGE", fixedPages.ABOUT.id));
  await expect(page.getByText(sitePartPhrases.UA.removable)).toBeVisible();

  const suffix = randomUUID().slice(0, 8);
  const texts = { UA: `Двері відчинено. ${suffix}`, ENG: `The door is open. ${suffix}` };
  await button(screen, expandAll).click();
  const history = blockCard(screen, "timeline", 2);
  for (const language of ["UA", "ENG"] as const) {
    await blockText(history, language, "closing").fill(texts[language]);
  }
  await save(screen);
  for (const language of ["UA", "ENG"] as const) {
    await expectInHtml(request, pathIn(paths.about(), language), { text: texts[language] });
  }

  const card = page.getByRole("region", { name: group(4, hashtag.name) });
  await expect(card).toContainText(hashtag.about);
  await button(screen, actions(4, hashtag.name)).click();
  await expect(page.getByRole("menuitem", { name: addBefore })).toBeVisible();
  for (const action of [remove, hide, duplicate]) {
    await expect(page.getByRole("menuitem", { name: action })).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await card.getByRole("button", { name: /^Вище/ }).click();
  await expect(page.getByRole("region", { name: group(3, hashtag.name) })).toBeVisible();
  await expect(page.getByText(sitePartPhrases.UA.required)).toBeVisible();
  await expectNoAccessibilityErrors(page);
});

test("an editor is told that a page keeps the ways to help, removes a copy of one, and changes a note and a way of partnership in both languages", async ({
  newPage,
  request,
}) => {
  const [note, way] = [randomInt(100, 999), randomInt(100, 999)];
  const page = await newPage(await editorSession(request, "Леся"));
  const screen: AdminPage = { page, language: "UA" };
  const main = page.getByRole("main");
  const choice = (name: string) => page.getByRole("menuitem", { name });
  const openMenu = (place: number) =>
    button(screen, actions(place, `${kinds.way.name}: ${ways.MONEY}`)).click();

  await page.goto(editorPaths.edit("PAGE", fixedPages.HELP.id));
  await openMenu(1);
  await expect(page.getByText(sitePartPhrases.UA.required)).toBeVisible();
  await expect(choice(hide)).toHaveCount(0);
  await expect(choice(remove)).toHaveCount(0);
  await choice(duplicate).click();
  await openMenu(2);
  await choice(remove).click();
  await openMenu(1);
  await expect(choice(remove)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await button(screen, expandAll).click();
  await blockText(main, "UA", "note").first().fill(`Суму обираєте ви: ${note}`);
  await blockText(main, "ENG", "note").first().fill(`You choose the amount: ${note}`);
  await save(screen);

  await page.goto(editorPaths.edit("PAGE", fixedPages.PARTNERS.id));
  await button(screen, expandAll).click();
  await blockText(main, "UA", "aspect").last().fill(`Спільна мандрівка ${way}`);
  await blockText(main, "ENG", "aspect").last().fill(`A journey together, ${way}`);
  await expectNoAccessibilityErrors(page);
  await save(screen);
  for (const [path, text] of [
    [paths.help(), `Суму обираєте ви: ${note}`],
    [pathIn(paths.help(), "ENG"), `You choose the amount: ${note}`],
    [paths.partners(), `Спільна мандрівка ${way}`],
    [pathIn(paths.partners(), "ENG"), `A journey together, ${way}`],
  ] as const) {
    await expectInHtml(request, path, { text });
  }
});
