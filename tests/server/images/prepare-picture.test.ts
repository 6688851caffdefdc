import sharp from "sharp";
import { thumbHashToAverageRGBA, thumbHashToRGBA } from "thumbhash";
import { describe, expect, it } from "vitest";
import { maxUploadBytes, preparePicture } from "../../../server/image/prepare/prepare-picture.ts";
import {
  aBomb,
  aHeic,
  aLogo,
  anAnimatedAvif,
  anAnimation,
  anSvg,
  aPdf,
  aPicture,
  colourAt,
  tellsPlace,
} from "../../support/images/picture-files.ts";

const refusalOf = (bytes: Buffer) =>
  preparePicture(bytes).then(
    () => null,
    (failure) => failure.extensions,
  );

/** The largest difference between a colour and a pixel's, of 255. */
async function distanceOf(colour: number[], picture: Buffer, at: { left: number; top: number }) {
  const area = { ...at, width: 1, height: 1 };
  const pixel = await sharp(picture).extract(area).removeAlpha().raw().toBuffer();
  return Math.max(...colour.map((value, channel) => Math.abs(value - (pixel[channel] ?? 0))));
}

describe("what a stored upload contains", () => {
  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("a %s is accepted", async (format) => {
    const prepared = await preparePicture(await aPicture({ format }));
    expect(await sharp(prepared.bytes).metadata()).toMatchObject({
      format: "webp",
      width: 600,
      height: 400,
    });
    expect([prepared.width, prepared.height]).toEqual([600, 400]);
  });

  it("a photograph loses its GPS position, its camera and all other metadata", async () => {
    const photograph = await aPicture({ hasPlace: true, orientation: 1 });
    expect(await tellsPlace(photograph)).toBe(true);
    expect(photograph.includes("Kamera")).toBe(true);
    const prepared = await preparePicture(photograph);
    const { exif, xmp, iptc, icc, orientation } = await sharp(prepared.bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(prepared.bytes.includes("Kamera")).toBe(false);
  });

  it("a picture taken sideways is rotated", async () => {
    const prepared = await preparePicture(await aPicture({ orientation: 6 }));
    expect([prepared.width, prepared.height]).toEqual([400, 600]);
    expect(await colourAt(prepared.bytes, "top")).toBe("red");
    expect(await colourAt(prepared.bytes, "bottom")).toBe("blue");
  });

  it("a photograph of an iPhone (HEIC) is upright and has its colours", async () => {
    const prepared = await preparePicture(aHeic());
    const { format } = await sharp(prepared.bytes).metadata();
    expect([format, prepared.width, prepared.height]).toEqual(["webp", 200, 300]);
    // Read as sRGB, this red of Display P3 would be 234, 51, 35.
    expect(await distanceOf([255, 0, 0], prepared.bytes, { left: 100, top: 20 })).toBeLessThan(8);
    expect(await distanceOf([0, 0, 255], prepared.bytes, { left: 100, top: 280 })).toBeLessThan(8);
  });

  it("a photograph of an iPhone loses its GPS position, its camera and all other metadata", async () => {
    expect(aHeic().includes("Kamera")).toBe(true);
    const prepared = await preparePicture(aHeic());
    const { exif, xmp, iptc, icc, orientation } = await sharp(prepared.bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(prepared.bytes.includes("Kamera")).toBe(false);
  });

  it.each([
    ["a wide photograph is at most 2560 pixels wide", 5000, 3000, 2560, 1536],
    ["a tall photograph has at most the area of a square of 2560 pixels", 3000, 5000, 1983, 3305],
    ["an infographic stays wide enough to read", 1000, 8000, 905, 7241],
    ["a narrow strip is at most as tall as WebP allows", 40, 20_000, 33, 16_383],
  ])("%s", async (_, width, height, storedWidth, storedHeight) => {
    const prepared = await preparePicture(await aPicture({ width, height, format: "png" }));
    expect([prepared.width, prepared.height]).toEqual([storedWidth, storedHeight]);
  });

  it("a photograph of 50.3 megapixels is accepted", async () => {
    const size = { width: 8192, height: 6144, channels: 3 as const, background: "#d02010" };
    const prepared = await preparePicture(await sharp({ create: size }).jpeg().toBuffer());
    expect([prepared.width, prepared.height]).toEqual([2560, 1920]);
  });

  it("an animated AVIF gives its first picture", async () => {
    const prepared = await preparePicture(anAnimatedAvif());
    expect([prepared.width, prepared.height]).toEqual([64, 48]);
    expect(await distanceOf([255, 0, 0], prepared.bytes, { left: 32, top: 24 })).toBeLessThan(4);
  });

  it("a logo keeps its transparency", async () => {
    const prepared = await preparePicture(await aLogo());
    const pixels = await sharp(prepared.bytes).ensureAlpha().raw().toBuffer();
    expect(pixels[3]).toBe(0);
  });

  it("only the first frame of an animation is stored", async () => {
    const animation = await anAnimation();
    expect((await sharp(animation).metadata()).pages).toBe(3);
    const prepared = await preparePicture(animation);
    expect([prepared.width, prepared.height]).toEqual([60, 40]);
    expect((await sharp(prepared.bytes).metadata()).pages).toBeUndefined();
    expect(await colourAt(prepared.bytes, "left")).toBe("red");
  });

  it("the thumbhash is a few bytes with the picture's proportions and colours", async () => {
    const { thumbhash } = await preparePicture(await aPicture({ width: 800, height: 400 }));
    const hash = Buffer.from(thumbhash, "base64");
    expect(hash.length).toBeLessThan(40);
    const decoded = thumbHashToRGBA(hash);
    expect(decoded.w / decoded.h).toBeCloseTo(2, 0);
    const { r, g, b } = thumbHashToAverageRGBA(hash);
    expect(g).toBeLessThan(Math.min(r, b));
  });

  it.each([
    [1, 1],
    [3000, 1],
    [1, 3000],
  ])("a picture of %i × %i pixels is accepted", async (width, height) => {
    const prepared = await preparePicture(await aPicture({ width, height, format: "png" }));
    expect([prepared.width, prepared.height]).toEqual([Math.min(2560, width), height]);
  });
});

describe("what is refused", () => {
  it.each([
    ["a PDF", aPdf()],
    ["an SVG", anSvg()],
    ["text", Buffer.from("Добрий день")],
    ["one byte", Buffer.from([0xff])],
  ])("%s is refused", async (_, bytes) => {
    expect(await refusalOf(bytes)).toEqual({
      code: "INVALID",
      fields: [{ path: "file", rule: "format" }],
    });
  });

  it("a TIFF is refused although the decoder supports it", async () => {
    const fields = [{ path: "file", rule: "format" }];
    expect(await refusalOf(await aPicture({ format: "tiff" }))).toMatchObject({ fields });
  });

  const broken = { code: "INVALID", fields: [{ path: "file", rule: "broken" }] };

  it("an empty file is refused as broken", async () => {
    expect(await refusalOf(Buffer.alloc(0))).toEqual(broken);
  });

  it("a truncated HEIC is refused as broken", async () => {
    expect(await refusalOf(aHeic().subarray(0, 1300))).toEqual(broken);
    expect(await refusalOf(aHeic().subarray(0, 40))).toEqual(broken);
  });

  it("a film without a picture is refused as an animation", async () => {
    const film = anAnimatedAvif();
    film.write("free", film.indexOf("meta"), "latin1");
    const fields = [{ path: "file", rule: "animation" }];
    expect(await refusalOf(film)).toEqual({ code: "INVALID", fields });
  });

  it("a HEIC that declares more than 52 megapixels is refused before it is decoded", async () => {
    const vast = Buffer.from(aHeic());
    // ISO 23008-12: the box ispe has a version, the width and the height.
    const size = vast.indexOf("ispe") + 8;
    vast.writeUInt32BE(12_000, size);
    vast.writeUInt32BE(12_000, size + 4);
    const fields = [{ path: "file", rule: "tooManyPixels", limit: 52 }];
    expect(await refusalOf(vast)).toEqual({ code: "INVALID", fields });
  });

  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "a truncated %s is refused as broken",
    async (format) => {
      const whole = await aPicture({ format });
      expect(await refusalOf(whole.subarray(0, whole.length / 2))).toEqual(broken);
      expect(await refusalOf(whole.subarray(0, 40))).toEqual(broken);
    },
  );

  it("a picture's beginning followed by other data is refused as broken", async () => {
    const pdfWithPngSignature = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), aPdf()]);
    expect(await refusalOf(pdfWithPngSignature)).toEqual(broken);
  });

  it("a small file that decompresses to 144 megapixels is not decoded", async () => {
    const decompressionBomb = await aBomb();
    expect(decompressionBomb.length).toBeLessThan(1_000_000);
    expect(await refusalOf(decompressionBomb)).toEqual({
      code: "INVALID",
      fields: [{ path: "file", rule: "tooManyPixels", limit: 108 }],
    });
  });

  it("more than 20 MB are refused without decoding", async () => {
    expect(await refusalOf(Buffer.alloc(maxUploadBytes + 1))).toMatchObject({ code: "TOO_LARGE" });
  });
});
