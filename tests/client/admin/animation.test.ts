import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isAnimation } from "../../../client/admin/image/upload/animation.ts";

const aFrame = (background: string) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer();

async function aPicture(colours: string[], format: "gif" | "webp" | "png" | "jpeg" | "avif") {
  const [first, ...others] = await Promise.all(colours.map(aFrame));
  const picture = others.length > 0 ? sharp([first ?? "", ...others], animated) : sharp(first);
  return picture.toFormat(format).toBuffer();
}

const animated = { join: { animated: true } };

/** A PNG with the chunk that announces its pictures, before or after the pixels. */
async function anApng(isBeforePixels: boolean): Promise<Buffer> {
  const png = await aFrame("red");
  const at = png.indexOf(isBeforePixels ? "IDAT" : "IEND") - 4;
  return Buffer.concat([
    png.subarray(0, at),
    Buffer.from("\0\0\0\0acTL\0\0\0\0"),
    png.subarray(at),
  ]);
}

test.each<[string, boolean, () => Promise<Buffer>]>([
  ["an animated GIF", true, () => aPicture(["red", "blue", "green"], "gif")],
  ["a GIF of one picture", false, () => aPicture(["red"], "gif")],
  ["an animated WebP", true, () => aPicture(["red", "blue"], "webp")],
  ["a WebP of one picture", false, () => aPicture(["red"], "webp")],
  ["an animated PNG", true, () => anApng(true)],
  ["a PNG", false, () => anApng(false)],
  ["an animated AVIF", true, () => readFile("tests/support/images/animated.avif")],
  ["an AVIF", false, () => aPicture(["red"], "avif")],
  ["a photograph of an iPhone", false, () => readFile("tests/support/images/phone.heic")],
  ["a JPEG", false, () => aPicture(["red"], "jpeg")],
])("an editor who chooses %s is told that it does not move: %s", async (_, isTold, file) => {
  expect(await isAnimation(new Blob([new Uint8Array(await file())]))).toBe(isTold);
});
