import { beforeEach, describe, expect, it } from "vitest";
import { recordDemoImages } from "../../../server/demo-clearing/record-demo-items.ts";
import {
  anUploadedImage,
  aPostWithContent,
  takeImageChanges,
} from "../../support/images/image-library.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

beforeEach(async () => {
  for (const table of ["blog_post", "partner", "image", "change"]) {
    await site.db.query(`delete from ${table}`);
  }
});

const save = `mutation ($id: ID!, $ua: String!, $eng: String!, $isDecorative: Boolean!) {
  image: saveAlternativeText(id: $id, ua: $ua, eng: $eng, isDecorative: $isDecorative) {
    altUa altEng isDecorative ua: alt(language: UA) eng: alt(language: ENG)
  }
}`;
const saveImage = async (id: string, alternativeText: object) =>
  (
    await site.executeOrThrow(
      save,
      { id, ua: "", eng: "", isDecorative: false, ...alternativeText },
      "editor",
    )
  ).image;

async function aPictureOf(alternativeText: object, fileName?: string): Promise<string> {
  const { id } = await anUploadedImage(site, fileName);
  await saveImage(id, alternativeText);
  return id;
}

async function found(args: { search?: string; filter?: string; first?: number }) {
  const { images } = await site.executeOrThrow(
    `query ($search: String, $filter: ImageFilter, $first: Int) {
      images(search: $search, filter: $filter, first: $first) { items { id } total hasNextPage }
    }`,
    args,
    "editor",
  );
  const ids: string[] = images.items.map((image: { id: string }) => image.id);
  return { ids, total: images.total };
}

describe("an editor searches the library", () => {
  it.each([
    ["a word of the Ukrainian text", "малю"],
    ["a word of the English text", "DRAW"],
    ["words of both, in any order", "draw діти"],
    ["an apostrophe of another kind", "сім'я"],
    ["a part of the file's name", "img_0042"],
  ])("by %s", async (_, search) => {
    const alternativeText = { ua: "Діти й сім’я малюють", eng: "Children draw" };
    const id = await aPictureOf(alternativeText, "IMG_0042.jpg");
    await aPictureOf({ ua: "Хліб", eng: "Bread" }, "IMG-0042.jpg");
    expect(await found({ search })).toEqual({ ids: [id], total: 1 });
  });

  it("by the public id in a picture's address", async () => {
    const id = await aPictureOf({ ua: "Діти" });
    await aPictureOf({ ua: "Хліб" });
    const [{ publicId }] = await site.db.query(
      'select public_id as "publicId" from image where id = $1',
      [id],
    );
    expect(await found({ search: publicId })).toEqual({ ids: [id], total: 1 });
  });

  it("and finds nothing when one of the words does not occur", async () => {
    await aPictureOf({ ua: "Діти", eng: "" });
    expect(await found({ search: "діти сплять" })).toEqual({ ids: [], total: 0 });
  });

  it.each(["%", "_", "\\"])("for %s like any other character", async (search) => {
    await aPictureOf({ ua: "Діти" });
    const id = await aPictureOf({ ua: `100${search}` });
    expect((await found({ search: `0${search}` })).ids).toEqual([id]);
  });

  it("and finds everything with blanks alone", async () => {
    await aPictureOf({});
    expect((await found({ search: "  " })).total).toBe(1);
  });

  it("but not with more than 200 characters", async () => {
    const source = "query ($search: String) { images(search: $search) { total } }";
    const { errors } = await site.execute(source, { search: "а".repeat(201) }, "editor");
    const fields = [{ path: "search", rule: "maxLength", limit: 200 }];
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", fields });
  });

  it("with the same number of statements however many there are", async () => {
    const countStatementsOfSearch = () =>
      site.countStatements(() => found({ search: "діти", filter: "UNUSED" }));
    await aPictureOf({ ua: "Діти" });
    const one = await countStatementsOfSearch();
    for (let count = 0; count < 4; count++) await aPictureOf({ ua: "Діти" });
    expect(await countStatementsOfSearch()).toBe(one);
  });
});

describe("an editor filters pictures", () => {
  it("without an alternative text in a language, except decorative ones", async () => {
    await aPictureOf({ ua: "Діти", eng: "Children" });
    await aPictureOf({ isDecorative: true });
    const withoutText = await aPictureOf({});
    const oneLanguage = await aPictureOf({ ua: "Діти" });
    expect(await found({ filter: "WITHOUT_TEXT" })).toEqual({
      ids: [oneLanguage, withoutText],
      total: 2,
    });
    expect((await found({ filter: "WITHOUT_TEXT", search: "діти", first: 1 })).ids).toEqual([
      oneLanguage,
    ]);
  });

  it("that no item and no text uses", async () => {
    const [cover, inText, unused] = [
      await anUploadedImage(site),
      await anUploadedImage(site),
      await anUploadedImage(site),
    ];
    await site.db.query("insert into partner (image_id) values ($1)", [cover.id]);
    await aPostWithContent(site, `<img src="${inText.url}" alt="" />`);
    expect((await found({ filter: "UNUSED" })).ids).toEqual([unused.id]);
  });

  it("that nothing uses any longer, though an older version did", async () => {
    const picture = await anUploadedImage(site);
    const id = await aPostWithContent(site, `<img src="${picture.url}" alt="" />`);
    const input = { translations: { ua: { title: "Допис", content: "<p>Без неї</p>" } } };
    await site.executeOrThrow(
      `mutation ($input: BlogPostInput!) { saveBlogPost(id: "${id}", version: 1, input: $input) { id } }`,
      { input },
      "editor",
    );
    expect((await found({ filter: "UNUSED" })).ids).toEqual([picture.id]);
  });
});

describe("an editor sets", () => {
  it("that a picture is decorative: its alternative texts are not used, but kept", async () => {
    const id = await aPictureOf({ ua: "Діти", eng: "Children" });
    const alternativeText = { altUa: "Діти", altEng: "Children" };
    expect(await saveImage(id, { ua: "Діти", eng: "Children", isDecorative: true })).toEqual({
      ...alternativeText,
      isDecorative: true,
      ua: "",
      eng: "",
    });
    expect(await saveImage(id, { ua: "Діти", eng: "Children" })).toMatchObject({
      ...alternativeText,
      ua: "Діти",
    });
  });

  it("the focus point", async () => {
    const { id } = await anUploadedImage(site);
    const point = "(id: $id, x: $x, y: $y)";
    const source = `mutation ($id: ID!, $x: Float!, $y: Float!) { image: focusImage${point} { focusX focusY } }`;
    const { image } = await site.executeOrThrow(source, { id, x: 0.3, y: 1 }, "editor");
    expect(image).toEqual({ focusX: 0.3, focusY: 1 });
    const { errors } = await site.execute(source, { id, x: 1.01, y: -0.1 }, "editor");
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID",
      fields: [
        { path: "x", rule: "max", limit: 1 },
        { path: "y", rule: "min", limit: 0 },
      ],
    });
  });
});

describe("the history of pictures", () => {
  it("records each change of a picture once with its author, and its deletion", async () => {
    const { id } = await anUploadedImage(site, "IMG_1.jpg");
    for (let count = 0; count < 2; count++) {
      await saveImage(id, { ua: "Діти" });
      await site.executeOrThrow(
        `mutation { focusImage(id: "${id}", x: 0.3, y: 0.7) { id } }`,
        {},
        "editor",
      );
    }
    const saved = { action: "saved", label: "IMG_1.jpg", itemId: id };
    const userName = expect.stringContaining("editor");
    expect(await takeImageChanges(site)).toEqual([
      { ...saved, userName },
      { ...saved, userName },
    ]);
    for (let count = 0; count < 2; count++) {
      await site.executeOrThrow(`mutation { deleteImage(id: "${id}") }`, {}, "editor");
    }
    expect(await takeImageChanges(site)).toEqual([{ ...saved, userName, action: "deleted" }]);
  });

  it("records a deletion through REST too, and no upload", async () => {
    const { publicId } = await anUploadedImage(site, "IMG_2.jpg");
    const call = { method: "DELETE", url: "/api/images" } as const;
    await site.request({ ...call, payload: { public_id: publicId } }, "editor");
    await site.request({ ...call, payload: { public_id: "nobody" } }, "editor");
    expect(await takeImageChanges(site)).toMatchObject([{ action: "deleted", label: "IMG_2.jpg" }]);
  });

  it("names a picture without a file name by its alternative text", async () => {
    const id = await aPictureOf({ ua: "Діти" });
    await site.db.query("update image set file_name = '' where id = $1", [id]);
    await takeImageChanges(site);
    await site.executeOrThrow(`mutation { deleteImage(id: "${id}") }`, {}, "editor");
    expect(await takeImageChanges(site)).toMatchObject([{ label: "Діти" }]);
  });
});

it("an editor finds the pictures that the demo content brought, until somebody changes them", async () => {
  const { id: brought } = await anUploadedImage(site);
  const { id: changed } = await anUploadedImage(site);
  await recordDemoImages(site.db.manager, [brought, changed]);
  await anUploadedImage(site);
  expect((await found({ filter: "FROM_DEMO" })).ids.sort()).toEqual([brought, changed].sort());
  await saveImage(changed, { ua: "Діти" });
  expect(await found({ filter: "FROM_DEMO" })).toEqual({ ids: [brought], total: 1 });
});
