import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { galleryFieldPhrases } from "../../../../client/phrases/admin/fields/gallery.ts";
import { presencePhrases } from "../../../../client/phrases/admin/presence.ts";
import { versionPhrases } from "../../../../client/phrases/admin/versions.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { aBlogPost, executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession, type Session } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const editing = editingPhrases.UA;
const phrases = versionPhrases.UA;

type Saved = { item: { id: string; version: number } };

const saveGallery = `mutation ($id: ID, $version: Int, $input: GalleryInput!) {
  item: saveGallery(id: $id, version: $version, input: $input) { id version }
}`;

/** A gallery of three pictures; then it gets another category, loses a picture and gets a new one. */
async function aChangedGallery(request: APIRequestContext, session: Session) {
  const execute = <Answer>(query: string, variables?: object) =>
    executeGraphql<Answer>(request, session, query, variables);
  const { images } = await execute<{ images: { items: { id: string }[] } }>(
    "{ images(first: 4) { items { id } } }",
  );
  const [a, b, c, d] = images.items.map(({ id }) => id);
  const saveCategory = `mutation ($name: String!) {
    item: saveGalleryCategory(input: { translations: { ua: { name: $name } } }) { id version }
  }`;
  const suffix = randomUUID().slice(0, 8);
  const [camps, feasts] = [`Табори ${suffix}`, `Свята ${suffix}`];
  const input = { isImportant: false, translations: { ua: { title: "Гра" } } };
  const categoryId = async (name: string) => (await execute<Saved>(saveCategory, { name })).item.id;
  const { item } = await execute<Saved>(saveGallery, {
    input: { ...input, categoryId: await categoryId(camps), imageIds: [a, b, c] },
  });
  await execute<Saved>(saveGallery, {
    ...item,
    input: { ...input, categoryId: await categoryId(feasts), imageIds: [a, c, d] },
  });
  return { id: item.id, camps, feasts };
}

test("an editor sees which pictures a save added and removed, and the category by its name", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Віра");
  const { id, camps, feasts } = await aChangedGallery(request, session);
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  await screen.page.goto(editorPaths.edit("GALLERY", id));
  // What the form holds now is not what the save is compared with.
  await textField(screen, "UA", galleryFieldPhrases.UA.labels.title).fill("Гра на подвір’ї");
  await button(screen, editing.history).click();
  const history = screen.page.getByRole("dialog", { name: editing.history });
  const saved = history.getByRole("listitem").filter({ hasText: phrases.actions.SAVED });
  await saved.getByRole("button", { name: phrases.changedFields }).click();
  await expect(saved.getByRole("heading", { level: 3 })).toHaveText([
    galleryFieldPhrases.UA.labels.categoryId,
    galleryFieldPhrases.UA.labels.imageIds,
  ]);
  await expect(saved.getByRole("deletion").first()).toContainText(camps.slice(0, 6));
  await expect(saved.getByText(feasts.slice(0, 5))).toBeVisible();
  const pictures = (label: string) =>
    saved.getByRole("list", { name: `${label}: ${phrases.pictures(1)}` }).locator("img");
  await expect(pictures(phrases.picturesAdded)).toHaveCount(1);
  await expect(pictures(phrases.picturesRemoved)).toHaveCount(1);
  await expectNoAccessibilityErrors(screen.page, { what: "what a save changed" });
});

test("two editors of one post see each other, and the one who saves second reads who saved first", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/status of 4/);
  const [oksana, nazar] = [
    await editorSession(request, "Оксана"),
    await editorSession(request, "Назар"),
  ];
  const { id } = await aBlogPost(request, oksana, { ua: "Річка", eng: "A river" });
  const first: AdminPage = { page: await newPage(oksana), language: "UA" };
  const second: AdminPage = { page: await newPage(nazar), language: "UA" };
  const noteAbout = ({ page }: AdminPage, name: string) =>
    page.getByText(new RegExp(`^${presencePhrases.UA.isEditing(name, "").slice(0, -1)}`));
  await first.page.goto(editorPaths.edit("BLOG_POST", id));
  await expect(textField(first, "ENG", "Heading")).toHaveValue("A river");
  await second.page.goto(editorPaths.edit("BLOG_POST", id));
  await expect(noteAbout(second, "Оксана")).toBeVisible();
  // As when a person comes back to the tab.
  const comeBack = ({ page }: AdminPage) =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await comeBack(first);
  await expect(noteAbout(first, "Назар")).toBeVisible();
  await expectNoAccessibilityErrors(first.page, { what: "who else is editing" });
  await first.page.setViewportSize({ width: 1440, height: 900 });

  await textField(second, "ENG", "Heading").fill("A deep river");
  await button(second, editing.save).click();
  await expect(saveStatus(second)).toHaveText(editing.saved);
  await second.page.goto(editorPaths.list("BLOG_POST"));
  await expect(second.page.getByRole("heading", { level: 1 })).toBeVisible();
  await comeBack(first);
  await expect(noteAbout(first, "Назар")).toBeHidden();

  await textField(first, "ENG", "Heading").fill("A wide river");
  await button(first, editing.save).click();
  const dialog = first.page.getByRole("dialog", { name: phrases.conflictTitle });
  await expect(dialog).toContainText("Останнє збереження: Назар");
  await expect(dialog.getByRole("radio", { name: phrases.theirsBy("Назар") })).toBeVisible();
});
