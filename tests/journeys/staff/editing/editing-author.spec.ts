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

const editing = editingPhrases.UA;
const { labels } = blogPostFieldPhrases.UA;

test("an editor names the author, chooses an earlier day and is asked about a child’s name and age; readers see all three and follow the author’s name", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await editorSession(request, "Леся"));
  const screen: AdminPage = { page, language: "UA" };
  await page.goto(editorPaths.add("BLOG_POST"));
  const title = `Допис ${randomUUID().slice(0, 8)}`;
  const english = blogPostFieldPhrases.ENG.labels;
  await textField(screen, "UA", labels.title).fill(title);
  await textField(screen, "UA", labels.shortDescription).fill("Марійка, 7 років, малює море.");
  await textField(screen, "ENG", english.title).fill(title);
  await textField(screen, "ENG", english.shortDescription).fill("Mariika paints the sea.");
  await expect(page.getByRole("textbox", { name: labels.authorNameUa })).toBeVisible();
  await page.getByRole("combobox", { name: labels.authorId }).click();
  await page.getByRole("option", { name: "Олена Мельник" }).click();
  await expect(page.getByRole("textbox", { name: labels.authorNameUa })).toHaveCount(0);
  await page.getByLabel(labels.day).fill("2021-02-24");
  await saveButton(screen).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/new"));
  await expect(saveStatus(screen)).toHaveText(editing.saved);

  await button(screen, editing.publishBoth).click();
  const check = page.getByRole("dialog", { name: publicationCheckPhrases.UA.title });
  await expect(check).toContainText("Ім’я та вік дитини: Марійка, 7 років.");
  await check.getByRole("button", { name: publicationCheckPhrases.UA.back }).click();
  await page.getByRole("switch", { name: labels.namesChanged }).check();
  await expectNoAccessibilityErrors(page);
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editing.saved);
  await button(screen, editing.publishBoth).click();
  await expect(page.getByText(editing.publishedNotice(title))).toBeVisible();

  const path = paths.blogPost(editedId(screen));
  const inEnglish = await (await request.get(pathIn(path, "ENG"))).text();
  expect(inEnglish).toContain(blogPhrases.ENG.namesChanged);
  await page.goto(path);
  const post = page.getByRole("article", { name: title });
  await expect(post.getByText(blogPhrases.UA.namesChanged)).toBeVisible();
  await expect(post.getByText("24 лютого 2021")).toBeVisible();
  await post.getByRole("link", { name: "Олена Мельник" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Олена Мельник" })).toBeVisible();
});
