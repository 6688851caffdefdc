import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import {
  desktopWidth,
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { aBlogPost, executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession, type Session } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

test("an editor selects posts on a phone, publishes them at once, is told what to check first, undoes it, and moves them to the trash", async ({
  newPage,
  request,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Леся");
  await aBlogPost(request, session, { ua: `Сонце ${suffix}`, eng: `A sun ${suffix}` });
  await aBlogPost(request, session, { ua: `"Дощ" ${suffix}`, eng: `A rain ${suffix}` });
  const nameless = { title: "", shortDescription: `Без назви ${suffix}`, content: "<p>…</p>" };
  await executeGraphql(
    request,
    session,
    "mutation ($input: BlogPostInput!) { saveBlogPost(input: $input) { id } }",
    { input: { translations: { ua: nameless } } },
  );
  const page = await newPage(session);
  await page.setViewportSize({ width: phoneWidth, height: 844 });
  await page.goto(`${editorPaths.list("BLOG_POST")}?search=${suffix}&lang=en`);
  await selectAllOnPhone(page, `A sun ${suffix}`, `A rain ${suffix}`);
  await page.setViewportSize({ width: desktopWidth, height: 900 });
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  await publish.click();

  const dialog = page.getByRole("dialog", { name: "Before publishing" });
  await expect(dialog.getByRole("link", { name: `A rain ${suffix}` })).toBeVisible();
  await expect(dialog).toContainText("Not published without a heading");
  await expectNoAccessibilityErrors(page);
  await dialog.getByRole("button", { name: "Publish 2 items" }).click();
  await expect(page.getByText("Published: 2 items")).toBeVisible();
  const row = page.getByRole("listitem").or(page.getByRole("row")).filter({ hasText: "A rain" });
  await expect(row.first()).toContainText(/on the site/i);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Everything on the site is as it was")).toBeVisible();
  await expect(row.first()).toContainText(/not on the site/i);

  await page.setViewportSize({ width: desktopWidth, height: 900 });
  await page.getByRole("checkbox", { name: `Select: A rain ${suffix}` }).check();
  await publish.click();
  await expect(dialog.getByRole("button", { name: "Publish anyway" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.setViewportSize({ width: phoneWidth, height: 844 });
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Move to trash", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move to trash" }).click();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
});

async function selectAllOnPhone(page: Page, first: string, second: string) {
  const box = page.getByRole("checkbox", { name: `Select: ${first}` });
  await box.scrollIntoViewIfNeeded();
  const area = await box.boundingBox();
  // Outside the visible checkbox, but inside its touch target of 44 px.
  await page.mouse.click((area?.x ?? 0) - 9, (area?.y ?? 0) - 9);
  await expect(box).toBeChecked();
  await expect(page.getByText("1 selected")).toBeVisible();
  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  await expect(all).toBeChecked({ indeterminate: true });
  await all.click();
  await expect(all).toBeChecked();
  await expect(page.getByRole("checkbox", { name: `Select: ${second}` })).toBeChecked();
}

async function aCategory(request: APIRequestContext, session: Session, name: string) {
  const { item } = await executeGraphql<{ item: { id: string } }>(
    request,
    session,
    `mutation ($name: String!) {
      item: saveGalleryCategory(input: { translations: { ua: { name: $name }, eng: { name: $name } } }) { id }
    }`,
    { name },
  );
  return item.id;
}

test("an editor puts selected galleries into another category, and back; a category in use offers to move them before it is removed", async ({
  newPage,
  request,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const session = await editorSession(request, "Леся");
  const from = await aCategory(request, session, `Trips ${suffix}`);
  const to = await aCategory(request, session, `Feasts ${suffix}`);
  const { gallery } = await executeGraphql<{ gallery: { id: string } }>(
    request,
    session,
    `mutation ($categoryId: ID!, $title: String!) {
      gallery: saveGallery(input: { categoryId: $categoryId, translations: { eng: { title: $title } } }) { id }
    }`,
    { categoryId: from, title: `Lake ${suffix}` },
  );
  const page = await newPage(session);
  await page.goto(`${editorPaths.list("GALLERY")}?search=${suffix}&lang=en`);
  await page.getByRole("checkbox", { name: `Select: Lake ${suffix}` }).check();
  await page.getByPlaceholder("To the category…").click();
  const choices = page.getByRole("listbox", { name: "Move to the category" });
  await choices.getByRole("option", { name: `Feasts ${suffix}` }).click();
  await expect(page.getByText(`To the category “Feasts ${suffix}”: 1 gallery`)).toBeVisible();
  const row = page.getByRole("listitem").or(page.getByRole("row")).filter({ hasText: "Lake" });
  await expect(row.first()).toContainText(`Feasts ${suffix}`);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row.first()).toContainText(`Trips ${suffix}`);

  await page.goto(`${editorPaths.edit("GALLERY_CATEGORY", from)}?lang=en`);
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
  await dialog.getByRole("button", { name: "Move them, and the category to trash" }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.list("GALLERY_CATEGORY"));
  await expect(dialog).toBeHidden();
  const moved = await executeGraphql<{ gallery: { category: { id: string } } }>(
    request,
    session,
    "query ($id: ID!) { gallery(id: $id, drafts: true) { category { id } } }",
    { id: gallery.id },
  );
  expect(moved.gallery.category.id).toBe(to);
});
