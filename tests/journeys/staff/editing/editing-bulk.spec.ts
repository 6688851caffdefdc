import { randomUUID } from "node:crypto";
import { editorPaths } from "../../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { aBlogPost, executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

test("an editor publishes several posts at once, is told what to check first, and undoes it", async ({
  newPage,
  request,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Леся");
  await aBlogPost(request, session, { ua: `Сонце ${suffix}`, eng: `A sun ${suffix}` });
  await aBlogPost(request, session, { ua: `"Дощ" ${suffix}`, eng: `A rain ${suffix}` });
  const page = await newPage(session);
  await page.goto(`${editorPaths.list("BLOG_POST")}?search=${suffix}&lang=en`);
  await page.getByRole("checkbox", { name: `Select: A sun ${suffix}` }).check();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Publish", exact: true }).click();

  const dialog = page.getByRole("dialog", { name: "Before publishing" });
  await expect(dialog.getByRole("link", { name: `A rain ${suffix}` })).toBeVisible();
  await expectNoAccessibilityErrors(page);
  await dialog.getByRole("button", { name: "Publish anyway" }).click();
  await expect(page.getByText("Published: 2 entries")).toBeVisible();
  const row = page.getByRole("listitem").or(page.getByRole("row")).filter({ hasText: "A rain" });
  await expect(row.first()).toContainText(/on the site/i);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Everything on the site is as it was")).toBeVisible();
  await expect(row.first()).toContainText(/draft/i);
});

test("a post without a heading is not published, the others are", async ({ newPage, request }) => {
  const suffix = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Леся");
  await aBlogPost(request, session, { ua: `Хмара ${suffix}`, eng: `A cloud ${suffix}` });
  const nameless = { title: "", shortDescription: `Без назви ${suffix}`, content: "<p>…</p>" };
  await executeGraphql(
    request,
    session,
    "mutation ($input: BlogPostInput!) { saveBlogPost(input: $input) { id } }",
    { input: { translations: { ua: nameless } } },
  );
  const page = await newPage(session);
  await page.goto(`${editorPaths.list("BLOG_POST")}?search=${suffix}&lang=en`);
  await page.getByRole("checkbox", { name: `Select: A cloud ${suffix}` }).check();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Before publishing" });
  await expect(dialog).toContainText("Not published without a heading");
  await dialog.getByRole("button", { name: "Publish 1 entry" }).click();
  await expect(page.getByText("Published: 1 entry")).toBeVisible();
});

test("a category in use offers to move its galleries, and is removed then", async ({
  newPage,
  request,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Леся");
  const aCategory = async (name: string) => {
    const answer = await executeGraphql<{ saveGalleryCategory: { id: string } }>(
      request,
      session,
      `mutation ($name: String!) {
        saveGalleryCategory(input: { translations: { ua: { name: $name }, eng: { name: $name } } }) { id }
      }`,
      { name },
    );
    return answer.saveGalleryCategory.id;
  };
  const old = await aCategory(`Trips ${suffix}`);
  const next = await aCategory(`Feasts ${suffix}`);
  const { saveGallery: gallery } = await executeGraphql<{ saveGallery: { id: string } }>(
    request,
    session,
    `mutation ($categoryId: ID!, $title: String!) {
      saveGallery(input: { categoryId: $categoryId, translations: { eng: { title: $title } } }) { id }
    }`,
    { categoryId: old, title: `Sea ${suffix}` },
  );
  const categoryOf = async () => {
    return executeGraphql<{ gallery: { category: { id: string } } }>(
      request,
      session,
      "query ($id: ID!) { gallery(id: $id, drafts: true) { category { id } } }",
      { id: gallery.id },
    ).then((answer) => answer.gallery.category.id);
  };

  const page = await newPage(session);
  await page.goto(`${editorPaths.edit("GALLERY_CATEGORY", old)}?lang=en`);
  await page.getByRole("button", { name: "Move to trash" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Move to trash" }).click();
  await expect(dialog).toContainText("1 gallery in this category");
  await expectNoAccessibilityErrors(page);
  const target = dialog
    .getByRole("combobox", { name: "Move to the category" })
    .or(dialog.getByRole("textbox", { name: "Move to the category" }));
  await target.click();
  await page.getByRole("option", { name: `Feasts ${suffix}` }).click();
  await dialog.getByRole("button", { name: "Move and remove" }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.list("GALLERY_CATEGORY"));
  await expect(dialog).toBeHidden();
  expect(await categoryOf()).toBe(next);
});

test("an editor puts selected galleries into another category, and back", async ({
  newPage,
  request,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Леся");
  const { galleryCategories } = await executeGraphql<{
    galleryCategories: { items: { id: string; translation: { name: string } }[] };
  }>(
    request,
    session,
    "{ galleryCategories(drafts: true, language: ENG) { items { id translation { name } } } }",
  );
  const [from, to] = galleryCategories.items;
  await executeGraphql(
    request,
    session,
    `mutation ($categoryId: ID!, $title: String!) {
      saveGallery(input: { categoryId: $categoryId, translations: { eng: { title: $title } } }) { id }
    }`,
    { categoryId: from?.id, title: `Lake ${suffix}` },
  );
  const page = await newPage(session);
  await page.goto(`${editorPaths.list("GALLERY")}?search=${suffix}&lang=en`);
  await page.getByRole("checkbox", { name: `Select: Lake ${suffix}` }).check();
  await page.getByPlaceholder("To the category…").click();
  const choices = page.getByRole("listbox", { name: "Move to the category" });
  await choices.getByRole("option", { name: to?.translation.name ?? "" }).click();
  await expect(
    page.getByText(`To the category “${to?.translation.name}”: 1 gallery`),
  ).toBeVisible();
  const row = page.getByRole("listitem").or(page.getByRole("row")).filter({ hasText: "Lake" });
  await expect(row.first()).toContainText(to?.translation.name ?? "");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row.first()).toContainText(from?.translation.name ?? "");
});
