import { beforeEach, expect, test } from "vitest";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate gallery_category cascade"));

const asEditor = (document: string, variables?: object) =>
  site.executeOrThrow(document, variables, "editor");

async function aCategory(name: string): Promise<string> {
  const { saveGalleryCategory: saved } = await asEditor(
    `mutation ($name: String!) {
      saveGalleryCategory(input: { translations: { ua: { name: $name } } }) { id version }
    }`,
    { name },
  );
  await asEditor(
    `mutation ($id: ID!, $version: Int!) {
      publish(kind: GALLERY_CATEGORY, id: $id, version: $version, language: UA) { id }
    }`,
    saved,
  );
  return saved.id;
}

async function aGalleryIn(categoryId: string, languages: ("UA" | "ENG")[]) {
  const { saveGallery: saved } = await asEditor(
    `mutation ($categoryId: ID!) {
      saveGallery(input: {
        categoryId: $categoryId, translations: { ua: { title: "Свято" }, eng: { title: "Party" } }
      }) { id version }
    }`,
    { categoryId },
  );
  for (const [index, language] of languages.entries()) {
    await asEditor(
      `mutation ($id: ID!, $version: Int!, $language: Language!) {
        publish(kind: GALLERY, id: $id, version: $version, language: $language) { id }
      }`,
      { ...saved, version: saved.version + index, language },
    );
  }
}

const counts = (drafts: boolean) => `{
  galleryCategories(language: UA, drafts: ${drafts}) { items { galleryCount } }
}`;

test("a category counts each gallery once, and a visitor's count leaves drafts out", async () => {
  const [parties, camps] = [await aCategory("Свята"), await aCategory("Табори")];
  await aGalleryIn(parties, ["UA", "ENG"]);
  await aGalleryIn(parties, ["ENG"]);
  await aGalleryIn(parties, []);
  await aGalleryIn(camps, []);
  const visitorCounts = await site.executeOrThrow(counts(false));
  expect(visitorCounts.galleryCategories.items).toEqual([{ galleryCount: 2 }, { galleryCount: 0 }]);
  const editorCounts = await asEditor(counts(true));
  expect(editorCounts.galleryCategories.items).toEqual([{ galleryCount: 3 }, { galleryCount: 1 }]);
});
