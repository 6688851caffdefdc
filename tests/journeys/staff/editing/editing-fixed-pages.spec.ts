import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { blockPhrases } from "../../../../client/phrases/admin/blocks.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { listPhrases } from "../../../../client/phrases/admin/lists.ts";
import { sitePartPhrases } from "../../../../client/phrases/admin/site/site-parts.ts";
import { fixedPages } from "../../../../server/page/fixed-pages.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  pathIn,
  saveButton,
  saveStatus,
} from "../../../support/journeys/editing.ts";
import { addressField, blockCard, blockText } from "../../../support/journeys/page-blocks.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const editorOfAbout = editorPaths.edit("PAGE", fixedPages.ABOUT.id);
const { kinds, actions, remove, hide, duplicate, expandAll } = blockPhrases.UA;
const hashtag = sitePartPhrases.UA.parts.HASHTAG;

async function openEditor(
  newPage: (session: Awaited<ReturnType<typeof editorSession>>) => Promise<AdminPage["page"]>,
  request: APIRequestContext,
): Promise<AdminPage> {
  const page = await newPage(await editorSession(request, "Леся"));
  await page.goto(editorOfAbout);
  return { page, language: "UA" };
}

test("an editor changes the history of the foundation in both languages, and a visitor reads it", async ({
  newPage,
  request,
  page: visitor,
}) => {
  const screen = await openEditor(newPage, request);
  const suffix = randomUUID().slice(0, 8);
  await button(screen, expandAll).click();
  const history = blockCard(screen, "timeline", 2);
  await blockText(history, "UA", "closing").fill(`Двері відчинено. ${suffix}`);
  await blockText(history, "ENG", "closing").fill(`The door is open. ${suffix}`);
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);
  await visitor.goto(paths.about());
  await expect(visitor.getByText(`Двері відчинено. ${suffix}`)).toBeVisible();
  await visitor.goto(pathIn(paths.about(), "ENG"));
  await expect(visitor.getByText(`The door is open. ${suffix}`)).toBeVisible();
});

test("an editor moves a part that the site draws, but can neither remove nor hide it", async ({
  newPage,
  request,
}) => {
  const screen = await openEditor(newPage, request);
  const { page } = screen;
  const card = page.getByRole("region", { name: blockPhrases.UA.group(4, hashtag.name) });
  await expect(card).toContainText(hashtag.about);
  await button(screen, actions(4, hashtag.name)).click();
  await expect(page.getByRole("menuitem", { name: blockPhrases.UA.addBefore })).toBeVisible();
  for (const action of [remove, hide, duplicate]) {
    await expect(page.getByRole("menuitem", { name: action })).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await card.getByRole("button", { name: /^Вище/ }).click();
  await expect(
    page.getByRole("region", { name: blockPhrases.UA.group(3, hashtag.name) }),
  ).toBeVisible();
  await button(screen, expandAll).click();
  await expect(page.getByText(sitePartPhrases.UA.required)).toBeVisible();
  await expectNoAccessibilityErrors(page);
});

test("an editor cannot move, unpublish or delete a page that every site has", async ({
  newPage,
  request,
}) => {
  const screen = await openEditor(newPage, request);
  const { page } = screen;
  await expect(page.getByText(sitePartPhrases.UA.fixedAbout)).toBeVisible();
  await expect(addressField(screen)).toHaveCount(0);
  for (const action of [editingPhrases.UA.remove, editingPhrases.UA.unpublishBoth]) {
    await expect(button(screen, action)).toHaveCount(0);
  }
  await page.goto(editorPaths.list("PAGE"));
  const row = page.getByRole("row", { name: /Про нас/ });
  await expect(row).toContainText(sitePartPhrases.UA.fixed);
  await expect(row.getByRole("link", { name: listPhrases.UA.edit("Про нас") })).toBeVisible();
  await expect(row.getByRole("button", { name: listPhrases.UA.remove("Про нас") })).toHaveCount(0);
  await expect(row.getByRole("checkbox")).toHaveCount(0);
  await expectNoAccessibilityErrors(page);
});

test("Admin Mode leads from the page about the foundation to its editor", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Леся"));
  await page.goto(paths.about());
  await page.getByRole("button", { name: "Admin Mode" }).click();
  await page.getByRole("link", { name: /Про нас/ }).click();
  await page.waitForURL((url) => url.pathname === editorOfAbout);
  await expect(blockCard({ page, language: "UA" }, "timeline", 2)).toContainText(
    kinds.timeline.name,
  );
});
