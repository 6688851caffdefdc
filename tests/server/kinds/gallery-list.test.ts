import { beforeAll, expect, test } from "vitest";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

beforeAll(async () => {
  const name = { translations: { ua: { name: "Табори" } } };
  const [camps, other] = [
    (await aPublishedItem(site, "GalleryCategory", name)).id,
    (await aPublishedItem(site, "GalleryCategory", name)).id,
  ];
  const aGallery = (title: string, galleryDate: string, isImportant = false, categoryId = camps) =>
    aPublishedItem(site, "Gallery", {
      categoryId,
      galleryDate,
      isImportant,
      translations: { ua: { title } },
    });
  await aGallery("літо", "2023-07-01");
  await aGallery("новий рік", "2022-12-31", true);
  await aGallery("різдво", "2023-01-01", true, other);
  await aGallery("колись", "давно", true);
  await site.executeOrThrow(
    `mutation($input: GalleryInput!) { saveGallery(input: $input) { id } }`,
    {
      input: {
        categoryId: camps,
        galleryDate: "2019-05-05",
        translations: { ua: { title: "чернетка" } },
      },
    },
    "editor",
  );
});

async function titles(args: string): Promise<string[]> {
  const { galleries } = await site.executeOrThrow(
    `{ galleries(${args}) { total items { translation(language: UA) { title } } } }`,
    {},
    "editor",
  );
  expect(galleries.total).toBe(galleries.items.length);
  return galleries.items.map((item: { translation: { title: string } }) => item.translation.title);
}

test("a reader sees the galleries of one year", async () => {
  expect(await titles("year: 2023")).toEqual(["літо", "різдво"]);
  expect(await titles("year: 2022")).toEqual(["новий рік"]);
  expect(await titles("year: 1999")).toEqual([]);
});

test("a reader filters the galleries by whether they are shown in the news", async () => {
  expect(await titles("isImportant: true")).toEqual(["різдво", "новий рік", "колись"]);
  expect(await titles("isImportant: false")).toEqual(["літо"]);
  expect(await titles('isImportant: true, year: 2023, search: "різдво"')).toEqual(["різдво"]);
});

test("a visitor reads the years that have galleries, newest first, and an editor those of drafts too", async () => {
  expect((await site.executeOrThrow("{ galleryYears }")).galleryYears).toEqual([2023, 2022]);
  const { galleryYears } = await site.executeOrThrow(
    "{ galleryYears(drafts: true) }",
    {},
    "editor",
  );
  expect(galleryYears).toEqual([2023, 2022, 2019]);
  const refused = await site.execute("{ galleryYears(drafts: true) }");
  expect(refused.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});
