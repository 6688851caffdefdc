import { randomUUID } from "node:crypto";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { blogPostFieldPhrases } from "../../../../client/phrases/admin/fields/blog-post.ts";
import { publicationCheckPhrases } from "../../../../client/phrases/admin/publication-check.ts";
import { blogPhrases } from "../../../../client/phrases/site/blog.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  editedId,
  pathIn,
  saveButton,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const { labels } = blogPostFieldPhrases.UA;

test("an editor is asked about a child with name and age, says that names are changed, and a visitor reads so", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Леся"));
  const screen: AdminPage = { page, language: "UA" };
  await page.goto(editorPaths.add("BLOG_POST"));
  const title = `Допис ${randomUUID().slice(0, 8)}`;
  await textField(screen, "UA", labels.title).fill(title);
  await textField(screen, "UA", labels.shortDescription).fill("Марійка, 7 років, малює море.");
  await textField(screen, "ENG", blogPostFieldPhrases.ENG.labels.title).fill(title);
  await textField(screen, "ENG", blogPostFieldPhrases.ENG.labels.shortDescription).fill(
    "Mariika paints the sea.",
  );
  await saveButton(screen).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/new"));
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);

  await button(screen, editingPhrases.UA.publishBoth).click();
  const check = page.getByRole("dialog", { name: publicationCheckPhrases.UA.title });
  await expect(check).toContainText("Ім’я та вік дитини: Марійка, 7 років.");
  await check.getByRole("button", { name: publicationCheckPhrases.UA.back }).click();

  const names = page.getByRole("switch", { name: labels.namesChanged });
  await names.check();
  await expectNoAccessibilityErrors(page);
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases.UA.saved);
  await button(screen, editingPhrases.UA.publishBoth).click();
  await expect(page.getByText(editingPhrases.UA.publishedNotice(title))).toBeVisible();

  const path = paths.blogPost(editedId(screen));
  for (const language of ["UA", "ENG"] as const) {
    await page.goto(pathIn(path, language));
    const post = page.getByRole("article", { name: title });
    await expect(post.getByText(blogPhrases[language].namesChanged)).toBeVisible();
  }
});
