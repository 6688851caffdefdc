import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { CardStore } from "../../../server/http/cards/card-store.ts";
import { Image } from "../../../server/image/image.entity.ts";
import { preparePicture } from "../../../server/image/prepare/prepare-picture.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { anImageFolder } from "../../support/images/image-server.ts";
import { aLogo, aPicture } from "../../support/images/picture-files.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { dataDir, files } = await anImageFolder();

const cardsOnDisk = () => readdir(join(site.dataDir, "images", "cards")).catch(() => []);

/** A red picture, so that a card shows whether it contains it. */
async function aRedPicture(): Promise<string> {
  const red = { width: 900, height: 900, channels: 3 as const, background: "#ff0000" };
  return aPictureOf(await sharp({ create: red }).jpeg().toBuffer());
}

/** A stored picture, and its row. */
async function aPictureOf(file: Buffer): Promise<string> {
  const stored = await site.images.save(await preparePicture(file));
  const images = site.db.getRepository(Image);
  const row = images.create({ ...stored, store: "local", width: 900, height: 900 });
  return (await images.save(row)).id;
}

async function aPost(input: object = {}, title = "Що робити, коли дитина мовчить") {
  const translations = { ua: { title }, eng: { title: "When a child is silent" } };
  return aPublishedItem(site, "BlogPost", { translations, ...input });
}

const open = (url: string, headers = {}) => site.request({ url, headers });

/** The colour in the middle of the card's picture. */
async function colourOf(card: Buffer): Promise<number[]> {
  const pixel = { left: 900, top: 300, width: 1, height: 1 };
  return [...(await sharp(card).extract(pixel).raw().toBuffer())];
}

describe("the image of a shared link", () => {
  test("is a JPEG of 1200 by 630 pixels in each language, with the picture of the page", async () => {
    const { id } = await aPost({ imageId: await aRedPicture() });
    const [ukrainian, english] = [
      await open(`/cards/blog/${id}.uk.jpg?v=1`),
      await open(`/cards/blog/${id}.en.jpg`),
    ];
    for (const card of [ukrainian, english]) {
      expect(card.statusCode).toBe(200);
      expect(card.headers["content-type"]).toBe("image/jpeg");
      expect(card.headers["cross-origin-resource-policy"]).toBe("cross-origin");
      const { format, width, height } = await sharp(card.rawPayload).metadata();
      expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
      const [red = 0, green = 255] = await colourOf(card.rawPayload);
      expect([red > 200, green < 60]).toEqual([true, true]);
    }
    expect(ukrainian.rawPayload.equals(english.rawPayload)).toBe(false);
  });

  test("is the picture alone that an editor chose for the shared links of a page", async () => {
    const translations = { ua: { title: "Волонтери" } };
    const metaImageId = await aRedPicture();
    const { id } = await aPublishedItem(site, "Page", {
      address: "volunteers",
      metaImageId,
      translations,
    });
    const card = (await open(`/cards/pages/${id}.uk.jpg`)).rawPayload;
    const { format, width, height } = await sharp(card).metadata();
    expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
    const { dominant } = await sharp(card).stats();
    const [corner = 0] = await sharp(card)
      .extract({ left: 5, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([dominant.r > 200, dominant.g < 60, corner > 200]).toEqual([true, true, true]);
    const { imageUses } = await site.executeOrThrow(
      `query ($id: ID!) { imageUses(id: $id) { kind id } }`,
      { id: metaImageId },
      "editor",
    );
    expect(imageUses).toEqual([{ kind: "PAGE", id }]);
  });

  test.each([
    ["a page whose picture it is", "BlogPost", "imageId", "blog", 720],
    ["the shared links of a page", "Page", "metaImageId", "pages", 100],
  ] as const)(
    "shows a transparent picture on paper, for %s",
    async (_what, kind, field, path, left) => {
      const picture = await aPictureOf(await aLogo());
      const translations = { ua: { title: "Логотип" } };
      const address = kind === "Page" ? { address: "logo-on-paper" } : {};
      const { id } = await aPublishedItem(site, kind, {
        ...address,
        [field]: picture,
        translations,
      });
      const card = (await open(`/cards/${path}/${id}.uk.jpg`)).rawPayload;
      const beside = { left, top: 100, width: 1, height: 1 };
      const pixel = [...(await sharp(card).extract(beside).raw().toBuffer())];
      const paper = [0xff, 0xfc, 0xf5];
      expect(
        Math.max(...paper.map((value, at) => Math.abs(value - (pixel[at] ?? 0)))),
      ).toBeLessThan(4);
    },
  );

  test("shows our own art where the page has no picture", async () => {
    const { id } = await aPost();
    const card = await open(`/cards/blog/${id}.uk.jpg`);
    expect(card.statusCode).toBe(200);
    const [red = 255, green = 0] = await colourOf(card.rawPayload);
    expect(red > 200 && green < 60).toBe(false);
  });

  test.each(["uk", "en"])(
    "of a page without an item is the site's own, in %s",
    async (language) => {
      const card = await open(`/cards/site.${language}.jpg`);
      expect(card.headers["content-type"]).toBe("image/jpeg");
    },
  );

  test.each([
    ["the longest title, with markup in it", "Дуже <довга> & «складна» назва ".repeat(10)],
    ["a word longer than a line", "Найдовшеслово".repeat(20)],
    ["no visible title", "\u200b"],
  ])("survives %s", async (_what, title) => {
    const { id } = await aPost({}, title.slice(0, 300));
    expect((await open(`/cards/blog/${id}.uk.jpg`)).statusCode).toBe(200);
  });

  test("changes with the title", async () => {
    const { id, version } = await aPost();
    const before = await open(`/cards/blog/${id}.uk.jpg`);
    await site.executeOrThrow(
      `mutation ($id: ID!, $version: Int!) {
        saveBlogPost(id: $id, version: $version, input: { translations: { ua: { title: "Нова назва" } } }) { id }
      }`,
      { id, version },
      "editor",
    );
    const after = await open(`/cards/blog/${id}.uk.jpg`);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });

  test("is drawn once, kept on disk, and not sent again to whoever has it", async () => {
    const { id } = await aPost({}, "Єдина");
    const before = (await cardsOnDisk()).length;
    const [first, second] = await Promise.all([
      open(`/cards/blog/${id}.uk.jpg`),
      open(`/cards/blog/${id}.uk.jpg?v=2`),
    ]);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await cardsOnDisk()).length).toBe(before + 1);
    const again = await open(`/cards/blog/${id}.uk.jpg`, {
      "if-none-match": String(first.headers.etag),
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });
});

describe("no card is served", () => {
  let id = "";
  let version = 0;
  beforeAll(async () => {
    ({ id, version } = await aPost());
    await open(`/cards/blog/${id}.uk.jpg`);
  });

  test.each([
    "/cards/blog/00000000-0000-4000-8000-000000000000.uk.jpg",
    "/cards/blog/nothing.uk.jpg",
    "/cards/secrets/00000000-0000-4000-8000-000000000000.uk.jpg",
    "/cards/site.de.jpg",
    "/cards/other.uk.jpg",
    "/cards/site.uk.png",
    "/cards/..%2F..%2Fetc/passwd.uk.jpg",
  ])("at %s", async (url) => {
    expect((await open(url)).statusCode).toBe(404);
  });

  test("of a draft", async () => {
    const { saved } = await site.executeOrThrow(
      `mutation { saved: saveBlogPost(input: { translations: { ua: { title: "Чернетка" } } }) { id } }`,
      {},
      "editor",
    );
    expect((await open(`/cards/blog/${saved.id}.uk.jpg`)).statusCode).toBe(404);
  });

  test("of a withdrawn post, although its card lies on the disk", async () => {
    for (const language of ["UA", "ENG"]) {
      const { unpublish } = await site.executeOrThrow(
        `mutation ($id: ID!, $version: Int!, $language: Language!) {
          unpublish(kind: BLOG_POST, id: $id, version: $version, language: $language) { version }
        }`,
        { id, version, language },
        "editor",
      );
      version = unpublish.version;
    }
    expect((await open(`/cards/blog/${id}.uk.jpg`)).statusCode).toBe(404);
    expect((await open(`/cards/blog/${id}.en.jpg`)).statusCode).toBe(404);
  });

  test("with a picture that was deleted", async () => {
    const imageId = await aRedPicture();
    const post = await aPost({ imageId }, "Зі світлиною");
    const url = `/cards/blog/${post.id}.uk.jpg`;
    expect((await colourOf((await open(url)).rawPayload))[1]).toBeLessThan(60);
    await site.db.query("delete from image where id = $1", [imageId]);
    const [red = 255, green = 0] = await colourOf((await open(url)).rawPayload);
    expect(red > 200 && green < 60).toBe(false);
  });
});

test("the oldest cards are removed when there are too many, so that they never fill the disk", async () => {
  const store = new CardStore(files, () => undefined, 4);
  for (let count = 0; count < 9; count++) {
    await store.getOrDraw(`card${count}`, async () => Buffer.from("card"));
  }
  const names = await readdir(join(dataDir, "images", "cards"));
  // They are counted after every fourth one.
  expect(names.length).toBeLessThanOrEqual(5);
  expect(names).toContain("card8.jpg");
});

test("a card that cannot be stored is served all the same", async () => {
  const errors: Error[] = [];
  // A file where the folder of the cards would be.
  const folder = join(dataDir, "full");
  await mkdir(join(folder, "images"), { recursive: true });
  await writeFile(join(folder, "images", "cards"), "");
  const store = new CardStore(new FolderStore(folder), (error) => errors.push(error));
  const card = await store.getOrDraw("card", async () => aPicture());
  expect(card.length).toBeGreaterThan(0);
  expect(errors).toHaveLength(1);
});
