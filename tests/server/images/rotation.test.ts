import { expect, it } from "vitest";
import {
  anUploadedImage,
  aPostWithContent,
  contentOf,
  originalFilesOf,
} from "../../support/images/image-library.ts";
import { colourAt } from "../../support/images/picture-files.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const fields = "{ id publicId url width height isCropped uncroppedUrl focusX focusY }";

const change = async (mutation: string) =>
  (await site.executeOrThrow(`mutation { image: ${mutation} ${fields} }`, {}, "editor")).image;
const rotate = (id: string, isClockwise = true) =>
  change(`rotateImage(id: "${id}", isClockwise: ${isClockwise})`);
const crop = (id: string) => change(`cropImage(id: "${id}", x: 0, y: 0, width: 0.75, height: 1)`);
const fileAt = async (url: string) => (await site.request({ url })).rawPayload;

it("an editor rotates a picture to the right, and everybody sees it so, at a new URL", async () => {
  const original = await anUploadedImage(site);
  const image = await rotate(original.id);
  expect(image).toMatchObject({ id: original.id, width: 400, height: 600, isCropped: false });
  expect(await colourAt(await fileAt(image.url), "top")).toBe("red");
  expect(await colourAt(await fileAt(image.url), "bottom")).toBe("blue");
  expect((await site.request({ url: original.url })).statusCode).toBe(404);
  expect(await originalFilesOf(site)).not.toContain(original.publicId);
});

it("an editor rotates a picture to the left", async () => {
  const { id } = await anUploadedImage(site);
  const image = await rotate(id, false);
  expect(await colourAt(await fileAt(image.url), "top")).toBe("blue");
});

it("texts that show a picture show it rotated", async () => {
  const { id, url } = await anUploadedImage(site);
  const post = await aPostWithContent(site, `<p><img src="${url}" alt=""></p>`);
  const image = await rotate(id);
  expect(await contentOf(site, post)).toContain(image.url);
});

it("the crop and the focal point of a picture follow its rotation", async () => {
  const { id } = await anUploadedImage(site);
  await crop(id);
  await change(`focusImage(id: "${id}", x: 0.2, y: 0.1)`);
  const image = await rotate(id);
  expect(image).toMatchObject({ width: 400, height: 450, isCropped: true });
  expect([image.focusX, image.focusY]).toEqual([expect.closeTo(0.9), expect.closeTo(0.2)]);
  const whole = await change(`uncropImage(id: "${id}")`);
  expect(whole).toMatchObject({ width: 400, height: 600, isCropped: false });
  expect(await colourAt(await fileAt(whole.url), "top")).toBe("red");
});

it("a picture that is turned to the right and back is as it was", async () => {
  const { id } = await anUploadedImage(site);
  await change(`focusImage(id: "${id}", x: 0.2, y: 0.1)`);
  await rotate(id);
  const image = await rotate(id, false);
  expect(image).toMatchObject({ width: 600, height: 400 });
  expect([image.focusX, image.focusY]).toEqual([expect.closeTo(0.2), expect.closeTo(0.1)]);
  expect(await colourAt(await fileAt(image.url), "left")).toBe("red");
});

it("a visitor cannot rotate a picture", async () => {
  const { id, url } = await anUploadedImage(site);
  const { errors } = await site.execute(
    `mutation { rotateImage(id: "${id}") { id } }`,
    {},
    "visitor",
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  expect((await site.request({ url })).statusCode).toBe(200);
});
