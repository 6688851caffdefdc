import { beforeEach, describe, expect, it } from "vitest";
import { saveDraft } from "../../support/content/summaries.ts";
import { anUploadedImage, takeImageChanges } from "../../support/images/image-library.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

beforeEach(async () => {
  for (const table of ["partner", "image", "change"]) await site.db.query(`delete from ${table}`);
});

const saveText = `mutation ($id: ID!, $language: Language!, $text: String!, $previous: String!) {
  image: describeImage(id: $id, language: $language, text: $text, previous: $previous) {
    altUa altEng
  }
}`;
const aText = (id: string, text: string, previous = "", language = "UA") => ({
  id,
  text,
  previous,
  language,
});

const tag = (ids: readonly string[], add: readonly string[], remove: readonly string[] = []) =>
  site.execute(
    `mutation ($ids: [ID!]!, $add: [String!]!, $remove: [String!]!) {
      images: tagImages(ids: $ids, add: $add, remove: $remove) { id tags }
    }`,
    { ids, add, remove },
    "editor",
  );

describe("an editor who describes pictures one after the other", () => {
  it("saves one language and leaves the other as a colleague wrote it", async () => {
    const id = await anImageRow(site.db);
    await site.executeOrThrow(saveText, aText(id, "Children", "", "ENG"), "editor");
    const { image } = await site.executeOrThrow(saveText, aText(id, " Діти "), "admin");
    expect(image).toEqual({ altUa: "Діти", altEng: "Children" });
  });

  it("is told when a colleague has described the same picture meanwhile", async () => {
    const id = await anImageRow(site.db);
    await site.executeOrThrow(saveText, aText(id, "Діти"), "admin");
    const { errors } = await site.execute(saveText, aText(id, "Вовк"), "editor");
    expect(errors?.[0]?.extensions).toEqual({ code: "CONFLICT", reason: "stale" });
    const { image } = await site.executeOrThrow(saveText, aText(id, "Вовк", "Діти"), "editor");
    expect(image.altUa).toBe("Вовк");
  });

  it("may send a text again whose answer was lost", async () => {
    const id = await anImageRow(site.db);
    await site.executeOrThrow(saveText, aText(id, "Діти"), "editor");
    await site.executeOrThrow(saveText, aText(id, "Діти"), "editor");
    expect(await takeImageChanges(site)).toHaveLength(1);
  });

  it("is refused a text of more than 500 characters", async () => {
    const id = await anImageRow(site.db);
    const { errors } = await site.execute(saveText, aText(id, "а".repeat(501)), "editor");
    const fields = [{ path: "ua", rule: "tooLong", limit: 500 }];
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", fields });
  });

  it("marks several pictures as decorative at once", async () => {
    const ids = [await anImageRow(site.db), await anImageRow(site.db)];
    const { images } = await site.executeOrThrow(
      `mutation ($ids: [ID!]!) {
        images: markImagesDecorative(ids: $ids, isDecorative: true) { isDecorative }
      }`,
      { ids },
      "editor",
    );
    expect(images).toEqual([{ isDecorative: true }, { isDecorative: true }]);
  });
});

describe("an editor's own words for pictures", () => {
  it("are added to all of them and removed from all, without duplicates", async () => {
    const ids = [await anImageRow(site.db), await anImageRow(site.db)].sort();
    await tag(ids.slice(0, 1), ["Табір"]);
    const { data } = await tag(ids, ["  #ТАБІР ", "літо   2026", "табір"]);
    const tags = ["табір", "літо 2026"];
    expect(data?.images).toEqual(ids.map((id) => ({ id, tags })));
    const removed = await tag(ids, [], ["Табір"]);
    expect(removed.data?.images).toEqual(ids.map((id) => ({ id, tags: ["літо 2026"] })));
  });

  it("are refused when they are too long or too many, and nothing is tagged", async () => {
    const ids = [await anImageRow(site.db), await anImageRow(site.db)];
    const long = await tag(ids, ["а".repeat(41)]);
    expect(long.errors?.[0]?.extensions).toMatchObject({
      code: "INVALID",
      fields: [{ path: "add", rule: "tooLong", limit: 40 }],
    });
    await tag(ids.slice(1), ["зайве"]);
    const thirty = Array.from({ length: 30 }, (_, index) => `слово ${index}`);
    const { errors } = await tag(ids, thirty);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID" });
    const { imageTags } = await site.executeOrThrow("{ imageTags { tag } }", {}, "editor");
    expect(imageTags).toEqual([{ tag: "зайве" }]);
  });

  it("are suggested, the most frequent first", async () => {
    const ids = [await anImageRow(site.db), await anImageRow(site.db)];
    await tag(ids, ["табір"]);
    await tag(ids.slice(0, 1), ["автобус"]);
    const { imageTags } = await site.executeOrThrow("{ imageTags { tag count } }", {}, "editor");
    expect(imageTags).toEqual([
      { tag: "табір", count: 2 },
      { tag: "автобус", count: 1 },
    ]);
  });

  it("find pictures, as a filter and as words of a search", async () => {
    const [id = "", other = ""] = [await anImageRow(site.db), await anImageRow(site.db)];
    await tag([id], ["літній табір"]);
    await tag([other], ["табір"]);
    const found = async (args: string) =>
      (await site.executeOrThrow(`{ images(${args}) { items { id } total } }`, {}, "editor"))
        .images;
    expect(await found('tag: "Літній табір"')).toEqual({ items: [{ id }], total: 1 });
    expect(await found('search: "літній"')).toEqual({ items: [{ id }], total: 1 });
  });

  it("are not shown to visitors", async () => {
    const imageId = await anImageRow(site.db);
    await tag([imageId], ["марійка"]);
    const translations = { ua: { name: "Партнер" }, eng: { name: "A partner" } };
    const { id } = await saveDraft(site, "Partner", { imageId, translations });
    await site.db.query("update partner_translation set published_at = $1 where item_id = $2", [
      new Date(0),
      id,
    ]);
    const { partners } = await site.executeOrThrow("{ partners { items { image { tags } } } }");
    expect(partners.items).toEqual([{ image: { tags: [] } }]);
  });

  it("come back with a picture from the trash", async () => {
    const { id } = await anUploadedImage(site);
    await tag([id], ["табір"]);
    await site.executeOrThrow(`mutation { deleteImage(id: "${id}") }`, {}, "editor");
    const restore = `mutation { image: restoreImage(id: "${id}") { tags } }`;
    const { image } = await site.executeOrThrow(restore, {}, "editor");
    expect(image).toEqual({ tags: ["табір"] });
  });
});

describe("who took a picture", () => {
  const credit = (ids: readonly string[], ua: string, eng: string) =>
    site.execute(
      `mutation ($ids: [ID!]!, $ua: String!, $eng: String!) {
        images: creditImages(ids: $ids, ua: $ua, eng: $eng) {
          ua: credit(language: UA) eng: credit(language: ENG)
        }
      }`,
      { ids, ua, eng },
      "editor",
    );

  it("is written for several at once, and read in the other language where it lacks", async () => {
    const ids = [await anImageRow(site.db), await anImageRow(site.db)];
    const { data } = await credit(ids, " Олена\nКоваль ", "");
    const both = { ua: "Олена Коваль", eng: "Олена Коваль" };
    expect(data?.images).toEqual([both, both]);
  });

  it("is refused beyond 200 characters", async () => {
    const { errors } = await credit([await anImageRow(site.db)], "а", "a".repeat(201));
    const fields = [{ path: "eng", rule: "tooLong", limit: 200 }];
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", fields });
  });
});

describe("an editor who deletes several pictures", () => {
  const remove = async (ids: readonly string[]) =>
    (
      await site.executeOrThrow(
        "mutation ($ids: [ID!]!) { deleted: deleteImages(ids: $ids) }",
        { ids },
        "editor",
      )
    ).deleted;

  it("is told before which items use them", async () => {
    const [used = "", alsoUsed = "", unused = ""] = await Promise.all(
      [0, 1, 2].map(() => anImageRow(site.db)),
    );
    const imageIds = [used, alsoUsed];
    const report = await saveDraft(site, "Report", {
      year: 2021,
      imageIds,
      translations: { ua: {} },
    });
    const usesOf = async (ids: readonly string[]) =>
      (
        await site.executeOrThrow(
          "query ($ids: [ID!]!) { imagesUses(ids: $ids) { id } }",
          { ids },
          "editor",
        )
      ).imagesUses;
    expect(await usesOf([used, alsoUsed, unused, "no id"])).toEqual([{ id: report.id }]);
    expect(await usesOf([unused])).toEqual([]);
  });

  it("finds them in the trash, and the foundation's logo where it was", async () => {
    const [first, second, logo] = [
      await anUploadedImage(site),
      await anUploadedImage(site),
      await anUploadedImage(site),
    ];
    await site.db.query("insert into settings (logo_id) values ($1)", [logo.id]);
    const ids = [first.id, logo.id, second.id];
    expect(await remove([...ids, "no id"])).toEqual([first.id, second.id]);
    const { deletedImages } = await site.executeOrThrow(
      "{ deletedImages { total } }",
      {},
      "editor",
    );
    expect(deletedImages.total).toBe(2);
    const [{ count }] = await site.db.query("select count(*)::int from image");
    expect(count).toBe(1);
  });
});

describe("the palette's search for pictures", () => {
  const found = async (text: string): Promise<string[]> => {
    const { findImages } = await site.executeOrThrow(
      "query ($text: String!) { findImages(text: $text) { id } }",
      { text },
      "editor",
    );
    return findImages.map(({ id }: { id: string }) => id);
  };

  it.each([
    ["a word of the description", "малюють"],
    ["a tag", "табір"],
    ["a part of the file's name", "img_0042"],
    ["a misspelled word", "малюуть"],
  ])("finds by %s", async (_, text) => {
    const { id } = await anUploadedImage(site, "IMG_0042.jpg");
    await site.executeOrThrow(saveText, aText(id, "Діти малюють"), "editor");
    await tag([id], ["табір"]);
    await anImageRow(site.db);
    expect(await found(text)).toEqual([id]);
  });

  it("finds nothing for punctuation alone", async () => {
    await anImageRow(site.db);
    expect(await found(" - ")).toEqual([]);
  });
});
