import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { type AdminPage, button, textField } from "../../../support/journeys/editing.ts";
import { aBlogPost, executeGraphql } from "../../../support/journeys/graphql.ts";
import { blockCard, blockText } from "../../../support/journeys/page-blocks.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession, type Session } from "../../../support/journeys/session.ts";
import { expect, scrollWidthOf } from "../../../support/journeys/test.ts";

const editing = editingPhrases.UA;

/** The preview's iframe blocks all scripts, Playwright's own included. */
const blockedPlaywrightScripts = /^Blocked script execution in 'about:srcdoc'/;

/** Opens a dialog with keys alone, closes it, and expects the focus where it was. */
async function expectFocusBack(page: Page, opener: Locator, keys = "Enter") {
  await opener.focus();
  await page.keyboard.press(keys);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test("whoever closes the history, the preview, the schedule or the search goes on where they were, and reads that the translation is outdated", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(blockedPlaywrightScripts);
  const session = await editorSession(request, "Зоряна");
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  const { page } = screen;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(editorPaths.edit("BLOG_POST", await anOutdatedPost(request, session)));
  await expect(button(screen, editing.history)).toBeInViewport({ ratio: 1 });
  for (const name of [editing.history, editing.preview, editing.schedule]) {
    await test.step(name, () => expectFocusBack(page, button(screen, name)));
  }
  await test.step("search", () =>
    expectFocusBack(page, textField(screen, "ENG", "Heading"), "Control+K"));
  await expect(page.getByText(`ENG: ${editing.outdated}`)).toBeVisible();
  await expectNoAccessibilityErrors(page, { what: "an outdated translation" });
});

/** A post whose Ukrainian text was changed after the English one. */
async function anOutdatedPost(request: APIRequestContext, session: Session): Promise<string> {
  const { id, version } = await aBlogPost(request, session, { ua: "Сад", eng: "A garden" });
  const save = `mutation ($id: ID!, $version: Int!, $input: BlogPostInput!) {
    saveBlogPost(id: $id, version: $version, input: $input) { id }
  }`;
  const texts = { shortDescription: "…", content: "<p>…</p>" };
  const translations = {
    ua: { title: "Великий сад", ...texts },
    eng: { title: "A garden", ...texts },
  };
  await executeGraphql(request, session, save, { id, version, input: { translations } });
  return id;
}

test("a window made narrow never shows an editor wider than itself, however slow its scripts are", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Зоряна");
  const page = await newPage(session);
  // The scripts never learn that the window became narrow: what styles alone do must fit.
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      Object.assign(Object.create(EventTarget.prototype), {
        matches: matchMedia(query).matches,
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      });
  });
  const saved = await executeGraphql<{ item: { id: string } }>(
    request,
    session,
    "mutation ($input: PageInput!) { item: savePage(input: $input) { id } }",
    { input: aPageWithText() },
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(editorPaths.edit("PAGE", saved.item.id));
  const card = blockCard({ page, language: "UA" }, "richText", 1);
  await card.getByRole("button", { name: /^1\. / }).click();
  await expect(blockText(card, "ENG", "html")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await scrollWidthOf(page)).toBe(390);
});

/** A long address and a table of eight columns, as both stand in what people paste. */
const wideText = `<p>https://doloni.example/${"a".repeat(200)}</p><table><tbody>${`<tr>${"<td><p>Вартість</p></td>".repeat(8)}</tr>`.repeat(2)}</tbody></table>`;

test("a long address and a table of eight columns do not widen a narrow phone", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Зоряна");
  const page = await newPage(session);
  await page.setViewportSize({ width: 320, height: 640 });
  const save = async (kind: string, input: object) => {
    const { item } = await executeGraphql<{ item: { id: string } }>(
      request,
      session,
      `mutation ($input: ${kind}Input!) { item: save${kind}(input: $input) { id } }`,
      { input },
    );
    return item.id;
  };
  const texts = { title: "Слова", shortDescription: "", content: wideText };
  const post = await save("BlogPost", { translations: { ua: texts, eng: texts } });
  await page.goto(editorPaths.edit("BLOG_POST", post));
  await expect(page.locator("table").first()).toBeVisible();
  expect.soft(await scrollWidthOf(page), "a post").toBe(320);

  await page.goto(editorPaths.edit("PAGE", await save("Page", aPageWithText(wideText))));
  const card = blockCard({ page, language: "UA" }, "richText", 1);
  await card.getByRole("button", { name: /^1\. / }).click();
  await expect(card.locator("table").first()).toBeVisible();
  expect.soft(await scrollWidthOf(page), "a page").toBe(320);
});

function aPageWithText(html = "<p>Слова</p>") {
  const id = crypto.randomUUID();
  const blocks = [{ id, richText: { html } }];
  const texts = { title: "Слова", lead: "", metaTitle: "", metaDescription: "", blocks };
  return { address: `narrow-${id.slice(0, 8)}`, translations: { ua: texts, eng: texts } };
}
