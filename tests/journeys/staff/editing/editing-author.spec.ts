import { randomUUID } from "node:crypto";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { blogPostFieldPhrases } from "../../../../client/phrases/admin/fields/blog-post.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  editedId,
  saveButton,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { adminSession, editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const phrases = blogPostFieldPhrases.UA;

test("an editor names a colleague as the author and chooses an earlier day; a reader follows the name to their page", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Леся"));
  const screen: AdminPage = { page, language: "UA" };
  await page.goto(editorPaths.add("BLOG_POST"));
  const title = `Допис ${randomUUID().slice(0, 8)}`;
  await textField(screen, "UA", phrases.labels.title).fill(title);
  await expect(page.getByRole("textbox", { name: phrases.labels.authorNameUa })).toBeVisible();
  await page.getByRole("combobox", { name: phrases.labels.authorId }).click();
  await page.getByRole("option", { name: "Олена Мельник" }).click();
  await expect(page.getByRole("textbox", { name: phrases.labels.authorNameUa })).toHaveCount(0);
  await page.getByLabel(phrases.labels.day).fill("2021-02-24");
  await expectNoAccessibilityErrors(page);
  await saveButton(screen).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/new"));
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);
  const id = editedId(screen);

  await executeGraphql(
    request,
    await adminSession(request),
    `mutation ($id: ID!) {
      publish(kind: BLOG_POST, id: $id, version: 1, language: UA) { id }
    }`,
    { id },
  );
  await page.goto(paths.blogPost(id));
  const post = page.getByRole("article", { name: title });
  await expect(post.getByText("24 лютого 2021")).toBeVisible();
  await post.getByRole("link", { name: "Олена Мельник" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Олена Мельник" })).toBeVisible();
});
