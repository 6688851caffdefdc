import { beforeEach, describe, expect, it } from "vitest";
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
const say = async (id: string, words: object) =>
  (
    await site.executeOrThrow(
      save,
      { id, ua: "", eng: "", isDecorative: false, ...words },
      "editor",
    )
  ).image;

async function aPictureOf(words: object, fileName?: string): Promise<string> {
  const { id } = await anUploadedImage(site, fileName);
  await say(id, words);
  return id;
}

async function found(wish: { search?: string; filter?: string; first?: number }) {
  const { images } = await site.executeOrThrow(
    `query ($search: String, $filter: ImageFilter, $first: Int) {
      images(search: $search, filter: $filter, first: $first) { items { id } total hasNextPage }
    }`,
    wish,
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
    const words = { ua: "Діти й сім’я малюють", eng: "Children draw" };
    const id = await aPictureOf(words, "IMG_0042.jpg");
    await aPictureOf({ ua: "Хліб", eng: "Bread" }, "IMG-0042.jpg");
    expect(await found({ search })).toEqual({ ids: [id], total: 1 });
  });

  it("and finds nothing when one of the words is nowhere", async () => {
    await aPictureOf({ ua: "Діти", eng: "" });
    expect(await found({ search: "діти сплять" })).toEqual({ ids: [], total: 0 });
  });

  it.each(["%", "_", "\\"])("for %s as for any other character", async (search) => {
    await aPictureOf({ ua: "Діти" });
    const id = await aPictureOf({ ua: `100${search}` });
    expect((await found({ search: `0${search}` })).ids).toEqual([id]);
  });

  it("and blanks find everything", async () => {
    await aPictureOf({});
    expect((await found({ search: "  " })).total).toBe(1);
  });

  it("but not with more than 200 characters", async () => {
    const source = "query ($search: String) { images(search: $search) { total } }";
    const { errors } = await site.execute(source, { search: "а".repeat(201) }, "editor");
    const fields = [{ path: "search", rule: "maxLength", limit: 200 }];
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", fields });
  });

  it("at the same cost however many there are", async () => {
    const cost = () => site.countStatements(() => found({ search: "діти", filter: "UNUSED" }));
    await aPictureOf({ ua: "Діти" });
    const one = await cost();
    for (let count = 0; count < 4; count++) await aPictureOf({ ua: "Діти" });
    expect(await cost()).toBe(one);
  });
});

describe("an editor looks for pictures", () => {
  it("without a text in one of the languages, but for those that decorate", async () => {
    await aPictureOf({ ua: "Діти", eng: "Children" });
    await aPictureOf({ isDecorative: true });
    const silent = await aPictureOf({});
    const half = await aPictureOf({ ua: "Діти" });
    expect(await found({ filter: "WITHOUT_TEXT" })).toEqual({ ids: [half, silent], total: 2 });
    expect((await found({ filter: "WITHOUT_TEXT", search: "діти", first: 1 })).ids).toEqual([half]);
  });

  it("that neither an item nor a text shows", async () => {
    const [cover, inText, unused] = [
      await anUploadedImage(site),
      await anUploadedImage(site),
      await anUploadedImage(site),
    ];
    await site.db.query("insert into partner (image_id) values ($1)", [cover.id]);
    await aPostWithContent(site, `<img src="${inText.url}" alt="" />`);
    expect((await found({ filter: "UNUSED" })).ids).toEqual([unused.id]);
  });

  it("that nothing shows any longer, though an older version did", async () => {
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

describe("an editor says", () => {
  it("that a picture only decorates: nothing is read out, its texts wait", async () => {
    const id = await aPictureOf({ ua: "Діти", eng: "Children" });
    const words = { altUa: "Діти", altEng: "Children" };
    expect(await say(id, { ua: "Діти", eng: "Children", isDecorative: true })).toEqual({
      ...words,
      isDecorative: true,
      ua: "",
      eng: "",
    });
    expect(await say(id, { ua: "Діти", eng: "Children" })).toMatchObject({ ...words, ua: "Діти" });
  });

  it("what must stay in view", async () => {
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

describe("the record of changes", () => {
  it("tells who said what of a picture, once, and who deleted it", async () => {
    const { id } = await anUploadedImage(site, "IMG_1.jpg");
    for (let count = 0; count < 2; count++) {
      await say(id, { ua: "Діти" });
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

  it("tells of a removal through REST too, and never of an upload", async () => {
    const { publicId } = await anUploadedImage(site, "IMG_2.jpg");
    const call = { method: "DELETE", url: "/api/images" } as const;
    await site.request({ ...call, payload: { public_id: publicId } }, "editor");
    await site.request({ ...call, payload: { public_id: "nobody" } }, "editor");
    expect(await takeImageChanges(site)).toMatchObject([{ action: "deleted", label: "IMG_2.jpg" }]);
  });

  it("names a picture without a file name by what it shows", async () => {
    const id = await aPictureOf({ ua: "Діти" });
    await site.db.query("update image set file_name = '' where id = $1", [id]);
    await takeImageChanges(site);
    await site.executeOrThrow(`mutation { deleteImage(id: "${id}") }`, {}, "editor");
    expect(await takeImageChanges(site)).toMatchObject([{ label: "Діти" }]);
  });
});
