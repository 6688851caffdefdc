import { beforeEach, describe, expect, it } from "vitest";
import {
  anUploadedImage,
  aPostWithContent,
  contentOf,
  originalFilesOf,
  takeImageChanges,
} from "../../support/images/image-library.ts";
import { colourAt } from "../../support/images/picture-files.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

const imageFields =
  "{ id publicId url variants width height thumbhash isCropped uncroppedUrl focusX focusY }";
const leftHalf = { x: 0, y: 0, width: 0.5, height: 1 };
const rightHalf = { ...leftHalf, x: 0.5 };

const cropping = `mutation ($id: ID!, $x: Float!, $y: Float!, $width: Float!, $height: Float!) {
  image: cropImage(id: $id, x: $x, y: $y, width: $width, height: $height) ${imageFields}
}`;
const crop = async (id: string, part: object) =>
  (await site.executeOrThrow(cropping, { id, ...part }, "editor")).image;
const refusalOf = async (id: string, part: object) =>
  (await site.execute(cropping, { id, ...part }, "editor")).errors?.[0]?.extensions;
const uncrop = async (id: string) =>
  (
    await site.executeOrThrow(
      `mutation { image: uncropImage(id: "${id}") ${imageFields} }`,
      {},
      "editor",
    )
  ).image;
const fileAt = async (url: string) => (await site.request({ url })).rawPayload;

beforeEach(() => site.db.query("delete from change"));

describe("a crop of a picture", () => {
  it("is what everybody sees from then on, at a new URL", async () => {
    const original = await anUploadedImage(site);
    const image = await crop(original.id, leftHalf);
    expect(image).toMatchObject({ id: original.id, width: 300, height: 400, isCropped: true });
    expect(image.url).not.toBe(original.url);
    for (const url of [image.url, image.variants.replace("{width}.{format}", "160.webp")]) {
      expect(await colourAt(await fileAt(url), "right")).toBe("red");
    }
  });

  it("is always made from the original, which only editors can see", async () => {
    const original = await anUploadedImage(site);
    const first = await crop(original.id, leftHalf);
    const second = await crop(original.id, rightHalf);
    expect(second).toMatchObject({ width: 300, uncroppedUrl: original.url });
    expect(await colourAt(await fileAt(second.url), "left")).toBe("blue");
    expect((await site.request({ url: first.url })).statusCode).toBe(404);
    expect(await originalFilesOf(site)).toEqual(
      expect.arrayContaining([original.publicId, second.publicId]),
    );
  });

  it("is undone to the original, at its old URL", async () => {
    const original = await anUploadedImage(site);
    const { thumbhash, publicId } = await crop(original.id, leftHalf);
    const image = await uncrop(original.id);
    expect(image).toMatchObject({ ...original, width: 600, isCropped: false, uncroppedUrl: null });
    expect(image.thumbhash).not.toBe(thumbhash);
    expect(await originalFilesOf(site)).not.toContain(publicId);
  });

  it("of the complete picture is no crop, and an uncropped picture stays unchanged", async () => {
    const original = await anUploadedImage(site);
    const all = { x: 0, y: 0.000_000_1, width: 1, height: 0.999_999_9 };
    expect(await crop(original.id, all)).toMatchObject({ url: original.url, isCropped: false });
    expect(await takeImageChanges(site)).toEqual([]);
  });

  it("has its focus point in the centre, wherever it was", async () => {
    const { id } = await anUploadedImage(site);
    await site.executeOrThrow(
      `mutation { focusImage(id: "${id}", x: 0, y: 1) { id } }`,
      {},
      "editor",
    );
    expect(await crop(id, leftHalf)).toMatchObject({ focusX: 0.5, focusY: 0.5 });
  });

  it("is shown in the texts that contained the picture", async () => {
    const original = await anUploadedImage(site);
    const other = await anUploadedImage(site);
    const text = (one: string) =>
      `<p><img src="${one}" alt="" /></p><img src="${other.url}" alt="" />`;
    const post = await aPostWithContent(site, text(original.url.replace("original", "640")));
    const image = await crop(original.id, leftHalf);
    expect(await contentOf(site, post)).toBe(text(image.url.replace("original", "640")));
    await uncrop(original.id);
    expect(await contentOf(site, post)).toBe(text(original.url.replace("original", "640")));
  });

  it("is recorded in the history", async () => {
    const { id } = await anUploadedImage(site, "IMG_0007.jpg");
    await crop(id, leftHalf);
    await uncrop(id);
    const saved = { action: "saved", label: "IMG_0007.jpg", itemId: id };
    expect(await takeImageChanges(site)).toMatchObject([saved, saved]);
  });

  it("by several editors at the same time is that of the last one, and leaves no other file", async () => {
    const before = await originalFilesOf(site);
    const { id } = await anUploadedImage(site);
    const halves = [leftHalf, rightHalf, leftHalf, rightHalf, leftHalf, rightHalf];
    await Promise.all(halves.map((half) => crop(id, half)));
    expect((await originalFilesOf(site)).length).toBe(before.length + 2);
  });
});

describe("what is refused", () => {
  it.each([
    ["less than 16 pixels wide", { width: 0.025 }, { path: "width", rule: "tooSmall", limit: 16 }],
    ["less than 16 pixels high", { height: 0.03 }, { path: "height", rule: "tooSmall", limit: 16 }],
    ["beyond its right edge", { x: 0.6 }, { path: "width", rule: "outside" }],
    ["beyond its lower edge", { y: 0.1 }, { path: "height", rule: "outside" }],
    ["before its left edge", { x: -0.1 }, { path: "x", rule: "min" }],
    ["wider than it is", { width: 1.1 }, { path: "width", rule: "max" }],
  ])("a crop %s", async (_, part, field) => {
    const original = await anUploadedImage(site);
    const refusal = await refusalOf(original.id, { ...leftHalf, ...part });
    expect(refusal).toMatchObject({ code: "INVALID", fields: [field] });
    expect(await originalFilesOf(site)).toContain(original.publicId);
  });

  it("a crop of a picture whose file is at another host", async () => {
    const [{ id }] = await site.db.query(
      `insert into image (public_id, store, url)
       values ('abroad', 'elsewhere', 'https://i.example.org/1.jpg') returning id`,
    );
    const fields = [{ path: "id", rule: "elsewhere" }];
    expect(await refusalOf(id, leftHalf)).toMatchObject({ code: "INVALID", fields });
  });

  it("a crop of a picture that was deleted", async () => {
    const { id } = await anUploadedImage(site);
    await site.executeOrThrow(`mutation { deleteImage(id: "${id}") }`, {}, "editor");
    expect(await refusalOf(id, leftHalf)).toEqual({ code: "NOT_FOUND" });
  });
});

it("a visitor sees neither the original's URL nor the file name", async () => {
  const { id } = await anUploadedImage(site, "Марійка.jpg");
  await crop(id, leftHalf);
  const input = { imageId: id, translations: { ua: { name: "Партнер" } } };
  const { saved } = await site.executeOrThrow(
    `mutation ($input: PartnerInput!) { saved: savePartner(input: $input) { id version } }`,
    { input },
    "editor",
  );
  await site.executeOrThrow(
    `mutation { publish(kind: PARTNER, id: "${saved.id}", version: ${saved.version}, language: UA) { id } }`,
    {},
    "editor",
  );
  const partnersQuery = "{ partners { items { image { fileName uncroppedUrl isCropped } } } }";
  const read = async (as: "visitor" | "editor") =>
    (await site.executeOrThrow(partnersQuery, {}, as)).partners.items;
  expect(await read("visitor")).toEqual([
    { image: { fileName: "", uncroppedUrl: null, isCropped: true } },
  ]);
  expect(await read("editor")).toMatchObject([{ image: { fileName: "Марійка.jpg" } }]);
});
