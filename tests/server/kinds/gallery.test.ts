import { beforeEach, describe, expect, test } from "vitest";
import { parseGalleryDay } from "../../../server/gallery/gallery-day.ts";
import { kindEnum } from "../../support/content/kind-cases.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate gallery_category cascade"));

const asEditor = (document: string, variables?: object) =>
  site.executeOrThrow(document, variables, "editor");
const refusal = async (document: string, variables: object) =>
  (await site.execute(document, variables, "editor")).errors?.[0]?.extensions;

async function aCategory({ published = true, names = { ua: "Свята", eng: "Celebrations" } } = {}) {
  const { saveGalleryCategory } = await asEditor(
    `mutation ($ua: String!, $eng: String!) {
      saveGalleryCategory(input: { translations: { ua: { name: $ua }, eng: { name: $eng } } }) {
        id version
      }
    }`,
    names,
  );
  if (published) await publish("GalleryCategory", saveGalleryCategory);
  return saveGalleryCategory.id;
}

async function publish(kind: string, { id }: { id: string }) {
  for (const [index, language] of ["UA", "ENG"].entries()) {
    await asEditor(
      `mutation ($id: ID!, $version: Int!, $language: Language!) {
        publish(kind: ${kindEnum(kind)}, id: $id, version: $version, language: $language) { id }
      }`,
      { id, version: index + 1, language },
    );
  }
}

interface GalleryFields {
  title?: string;
  galleryDate?: string;
  isImportant?: boolean;
  categoryId?: string;
  imageIds?: string[];
}

const save = `mutation ($input: GalleryInput!) {
  saveGallery(input: $input) { id day galleryDate isImportant images { id } imageCount }
}`;

async function aGallery({ title = "Галерея", categoryId, ...galleryFields }: GalleryFields = {}) {
  const input = { ...galleryFields, categoryId: categoryId ?? (await aCategory()) };
  const translations = { ua: { title }, eng: { title } };
  const { saveGallery } = await asEditor(save, { input: { ...input, translations } });
  await publish("Gallery", saveGallery);
  return saveGallery;
}

interface Titled {
  items: { translation: { title: string } }[];
}
const titles = ({ items }: Titled) => items.map(({ translation }) => translation.title);
const shown = "items { translation(language: UA) { title } }";

describe("the date of a gallery", () => {
  test.each([
    ["2023-01-01", "2023-01-01"],
    ["2024-02-29 у Тернополі", "2024-02-29"],
    ["2023-05-05T10:00:00Z", "2023-05-05"],
  ])("can be %s", (typed, day) => {
    expect(parseGalleryDay(typed)).toBe(day);
  });

  test.each([
    "",
    "весна 2023",
    "2023-1-1",
    "2023-13-01",
    "01.02.2023",
    "0000-01-01",
    " 2023-01-01",
  ])("cannot be “%s”", (typed) => {
    expect(parseGalleryDay(typed)).toBeNull();
  });

  test("is kept as typed when it is the thirty-first of February, but is not valid", async () => {
    const gallery = await aGallery({ galleryDate: "2023-02-31" });
    expect(gallery).toMatchObject({ day: null, galleryDate: "2023-02-31" });
  });

  test("is stored as typed, whatever the time zone", async () => {
    const gallery = await aGallery({ galleryDate: "2023-12-31, свято" });
    const [row] = await site.db.query("select day::text from gallery where id = $1", [gallery.id]);
    expect([gallery.day, row.day]).toEqual(["2023-12-31", "2023-12-31"]);
  });
});

describe("the order of galleries", () => {
  beforeEach(async () => {
    const categoryId = await aCategory();
    for (const [title, galleryDate] of [
      ["колись", ""],
      ["2022", "2022-06-01"],
      ["2024", "2024-06-01"],
      ["навесні", "навесні"],
      ["2023", "2023-06-01"],
    ] as const) {
      await aGallery({ title, galleryDate, categoryId, isImportant: title !== "2023" });
    }
  });

  test("has dated galleries before undated ones, newest first", async () => {
    const { galleries } = await site.executeOrThrow(`{ galleries { ${shown} } }`);
    expect(titles(galleries)).toEqual(["2024", "2023", "2022", "навесні", "колись"]);
  });

  test("is kept across pages, also where the dates end", async () => {
    const found: string[] = [];
    let after: string | null = null;
    do {
      const { galleries } = await site.executeOrThrow(
        `query ($after: String) { galleries(first: 2, after: $after) { hasNextPage endCursor ${shown} } }`,
        { after },
      );
      found.push(...titles(galleries));
      after = galleries.hasNextPage ? galleries.endCursor : null;
    } while (after);
    expect(found).toEqual(["2024", "2023", "2022", "навесні", "колись"]);
  });

  test("has undated ones first for editors, who look for what they have begun", async () => {
    const inOrder = async (args: string) => {
      const { galleries } = await asEditor(`{ galleries(drafts: true, ${args}) { ${shown} } }`);
      return titles(galleries);
    };
    const sorted = ["навесні", "колись", "2024", "2023", "2022"];
    expect(await inOrder("sort: UNDATED_FIRST")).toEqual(sorted);
    expect(await inOrder("sort: UNDATED_FIRST, first: 2, skip: 1")).toEqual(sorted.slice(1, 3));
    expect(await inOrder("sort: UNDATED_FIRST, reversed: true")).toEqual(sorted.toReversed());
    expect(await inOrder("first: 1")).toEqual(["2024"]);
  });

  test("has the important ones in the news, in the same order", async () => {
    const { news } = await site.executeOrThrow(`{ news { total ${shown} } }`);
    expect(titles(news)).toEqual(["2024", "2022", "навесні", "колись"]);
    expect(news.total).toBe(4);
  });
});

describe("the category of a gallery", () => {
  test("filters a list; an unknown one has no galleries", async () => {
    const categoryId = await aCategory();
    await aGallery({ title: "тут", categoryId });
    await aGallery({ title: "там" });
    const query = `query ($id: ID) { galleries(categoryId: $id) { total ${shown} } }`;
    expect(titles((await site.executeOrThrow(query, { id: categoryId })).galleries)).toEqual([
      "тут",
    ]);
    expect((await site.executeOrThrow(query, { id: null })).galleries.total).toBe(2);
    expect((await site.executeOrThrow(query, { id: "holidays" })).galleries.total).toBe(0);
  });

  test("has its name in the requested language", async () => {
    const { id } = await aGallery();
    const query = `query ($id: ID!) {
      ua: gallery(id: $id) { category { translation { name } } }
      eng: gallery(id: $id, language: ENG) { category { translation { name } } }
    }`;
    expect(await site.executeOrThrow(query, { id })).toEqual({
      ua: { category: { translation: { name: "Свята" } } },
      eng: { category: { translation: { name: "Celebrations" } } },
    });
  });

  test("is hidden from a visitor while unpublished, but not its gallery; its editor sees both", async () => {
    const { id } = await aGallery({ categoryId: await aCategory({ published: false }) });
    const query = `query ($id: ID!, $drafts: Boolean!) {
      gallery(id: $id, drafts: $drafts) { category { translation { name } } }
    }`;
    const visible = { category: { translation: { name: "Свята" } } };
    expect((await site.executeOrThrow(query, { id, drafts: false })).gallery).toEqual({
      category: null,
    });
    expect((await asEditor(query, { id, drafts: false })).gallery).toEqual({ category: null });
    expect((await asEditor(query, { id, drafts: true })).gallery).toEqual(visible);
  });

  test("is refused when it is unknown", async () => {
    const input = {
      categoryId: "01234567-89ab-4cde-8f01-23456789abcd",
      translations: { ua: { title: "Галерея" } },
    };
    const fields = [{ path: "categoryId", rule: "unknown" }];
    expect(await refusal(save, { input })).toEqual({ code: "INVALID", fields });
  });
});

test("a long list takes no more statements than a short one, with categories and images", async () => {
  const galleryFields = async () => ({
    categoryId: await aCategory(),
    imageIds: [await anImageRow(site.db)],
  });
  await aGallery(await galleryFields());
  const query = `{ galleries { items { imageCount images(first: 1) { id }
    category { image { id } translation { name } } translation { title } } } }`;
  const short = await site.countStatements(() => site.executeOrThrow(query));
  for (let count = 0; count < 5; count++) await aGallery(await galleryFields());
  expect(await site.countStatements(() => site.executeOrThrow(query))).toBe(short);
});

test("a gallery keeps its images in order, including duplicates", async () => {
  const [first, second] = [await anImageRow(site.db), await anImageRow(site.db)];
  const gallery = await aGallery({ imageIds: [second, first, second] });
  expect(gallery.images).toEqual([{ id: second }, { id: first }, { id: second }]);
  expect(gallery.imageCount).toBe(3);
});
