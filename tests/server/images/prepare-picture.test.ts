import sharp from "sharp";
import { thumbHashToAverageRGBA, thumbHashToRGBA } from "thumbhash";
import { describe, expect, it } from "vitest";
import { maxUploadBytes, preparePicture } from "../../../server/image/prepare-picture.ts";
import {
  aBomb,
  aHeic,
  aLogo,
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

describe("what an upload becomes", () => {
  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("a %s is taken", async (format) => {
    const kept = await preparePicture(await aPicture({ format }));
    expect(await sharp(kept.bytes).metadata()).toMatchObject({
      format: "webp",
      width: 600,
      height: 400,
    });
    expect([kept.width, kept.height]).toEqual([600, 400]);
  });

  it("a photograph loses its place of taking, its camera and all else it told", async () => {
    const photograph = await aPicture({ hasPlace: true, orientation: 1 });
    expect(await tellsPlace(photograph)).toBe(true);
    expect(photograph.includes("Kamera")).toBe(true);
    const kept = await preparePicture(photograph);
    const { exif, xmp, iptc, icc, orientation } = await sharp(kept.bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(kept.bytes.includes("Kamera")).toBe(false);
  });

  it("a picture taken sideways stands upright", async () => {
    const kept = await preparePicture(await aPicture({ orientation: 6 }));
    expect([kept.width, kept.height]).toEqual([400, 600]);
    expect(await colourAt(kept.bytes, "top")).toBe("red");
    expect(await colourAt(kept.bytes, "bottom")).toBe("blue");
  });

  it("a very large photograph is kept at 2560 pixels on its longest side", async () => {
    const kept = await preparePicture(await aPicture({ width: 3000, height: 5000 }));
    expect([kept.width, kept.height]).toEqual([1536, 2560]);
  });

  it("a logo stays transparent where it was", async () => {
    const kept = await preparePicture(await aLogo());
    const pixels = await sharp(kept.bytes).ensureAlpha().raw().toBuffer();
    expect(pixels[3]).toBe(0);
  });

  it("of an animation the first frame is kept", async () => {
    const animation = await anAnimation();
    expect((await sharp(animation).metadata()).pages).toBe(3);
    const kept = await preparePicture(animation);
    expect([kept.width, kept.height]).toEqual([60, 40]);
    expect((await sharp(kept.bytes).metadata()).pages).toBeUndefined();
    expect(await colourAt(kept.bytes, "left")).toBe("red");
  });

  it("the thumbhash is a few bytes with the picture's shape and colours", async () => {
    const { thumbhash } = await preparePicture(await aPicture({ width: 800, height: 400 }));
    const hash = Buffer.from(thumbhash, "base64");
    expect(hash.length).toBeLessThan(40);
    const drawn = thumbHashToRGBA(hash);
    expect(drawn.w / drawn.h).toBeCloseTo(2, 0);
    const { r, g, b } = thumbHashToAverageRGBA(hash);
    expect(g).toBeLessThan(Math.min(r, b));
  });

  it.each([
    [1, 1],
    [3000, 1],
    [1, 3000],
  ])("a picture of %i × %i pixels is no trouble", async (width, height) => {
    const kept = await preparePicture(await aPicture({ width, height, format: "png" }));
    expect(Math.max(kept.width, kept.height)).toBe(Math.min(2560, Math.max(width, height)));
  });
});

describe("what is refused", () => {
  it.each([
    ["a PDF", aPdf()],
    ["an SVG", anSvg()],
    ["text", Buffer.from("Добрий день")],
    ["one byte", Buffer.from([0xff])],
  ])("%s is no picture for us", async (_, bytes) => {
    expect(await refusalOf(bytes)).toEqual({
      code: "INVALID",
      fields: [{ path: "file", rule: "format" }],
    });
  });

  it("a telephone's HEIC is refused by its name, so that its owner learns what to do", async () => {
    const fields = [{ path: "file", rule: "format", found: "heic" }];
    expect(await refusalOf(aHeic())).toEqual({ code: "INVALID", fields });
  });

  it("a TIFF is refused although the decoder knows it", async () => {
    const fields = [{ path: "file", rule: "format" }];
    expect(await refusalOf(await aPicture({ format: "tiff" }))).toMatchObject({ fields });
  });

  const broken = { code: "INVALID", fields: [{ path: "file", rule: "broken" }] };

  it("an empty file is broken", async () => {
    expect(await refusalOf(Buffer.alloc(0))).toEqual(broken);
  });

  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "a %s that ends in its middle is broken",
    async (format) => {
      const whole = await aPicture({ format });
      expect(await refusalOf(whole.subarray(0, whole.length / 2))).toEqual(broken);
      expect(await refusalOf(whole.subarray(0, 40))).toEqual(broken);
    },
  );

  it("a picture's beginning before something else is broken", async () => {
    const disguise = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), aPdf()]);
    expect(await refusalOf(disguise)).toEqual(broken);
  });

  it("a small file that unfolds to 144 megapixels is not unfolded", async () => {
    const bomb = await aBomb();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusalOf(bomb)).toEqual({
      code: "INVALID",
      fields: [{ path: "file", rule: "tooManyPixels", limit: 50 }],
    });
  });

  it("more than 20 MB are refused before anybody looks inside", async () => {
    expect(await refusalOf(Buffer.alloc(maxUploadBytes + 1))).toMatchObject({ code: "TOO_LARGE" });
  });
});
