import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { blurAreas } from "../../../server/image/blur/blur-areas.ts";
import { preparePicture } from "../../../server/image/prepare/prepare-picture.ts";
import { aHeavyPicture, aLogo } from "../../support/images/picture-files.ts";

type Box = { left: number; top: number; width: number; height: number };

/** Noise: every pixel differs from its neighbours, so that any detail that is left would be found. */
const whole = (await preparePicture(await aHeavyPicture(800, 600))).bytes;
const face = { x: 0.25, y: 0.25, width: 0.2, height: 0.3 };
const faceBox = { left: 200, top: 150, width: 160, height: 180 };

async function pixelsIn(picture: Buffer, box: Box): Promise<Buffer> {
  return sharp(picture).extract(box).greyscale().raw().toBuffer();
}

const mean = (values: Iterable<number>) => {
  const all = [...values];
  return all.reduce((sum, value) => sum + value, 0) / all.length;
};

/** Mean difference between neighbours in a row of pixels, 0 to 255. */
const detailOf = (pixels: Buffer) =>
  mean([...pixels.subarray(1)].map((value, index) => Math.abs(value - (pixels[index] ?? 0))));

/** Pearson's correlation: 1 for equal pictures, about 0 for unrelated ones. */
function correlation(one: Buffer, other: Buffer): number {
  const [oneMean, otherMean] = [mean(one), mean(other)];
  const pairs = [...one].map((value, index) => [
    value - oneMean,
    (other[index] ?? 0) - otherMean,
  ]) as [number, number][];
  const sum = (of: (pair: [number, number]) => number) =>
    pairs.reduce((all, pair) => all + of(pair), 0);
  return sum(([a, b]) => a * b) / Math.sqrt(sum(([a]) => a * a) * sum(([, b]) => b * b));
}

describe("a blurred area", () => {
  it("has lost its detail, and sharpening does not bring it back", async () => {
    const { bytes } = await blurAreas(whole, [face]);
    const before = await pixelsIn(whole, faceBox);
    const after = await pixelsIn(bytes, faceBox);
    expect(detailOf(before)).toBeGreaterThan(30);
    expect(detailOf(after)).toBeLessThan(2);
    const sharpened = await sharp(bytes)
      .extract(faceBox)
      .sharpen({ sigma: 8, m1: 20, m2: 20 })
      .png()
      .toBuffer();
    const all = { left: 0, top: 0, width: 160, height: 180 };
    expect(Math.abs(correlation(before, await pixelsIn(sharpened, all)))).toBeLessThan(0.1);
  });

  it("keeps 16 colours of a face, however large the face is", async () => {
    for (const [width, height] of [
      [0.05, 0.05],
      [0.9, 0.9],
    ] as const) {
      const { bytes } = await blurAreas(whole, [{ x: 0.02, y: 0.02, width, height }]);
      const box = { left: 16, top: 12, width: width * 800, height: height * 600 };
      expect(detailOf(await pixelsIn(bytes, box))).toBeLessThan(4);
    }
  });

  it("lets nothing of its surroundings change", async () => {
    const { bytes } = await blurAreas(whole, [face]);
    const below = { left: 0, top: 360, width: 800, height: 240 };
    const [before, after] = [await pixelsIn(whole, below), await pixelsIn(bytes, below)];
    expect(correlation(before, after)).toBeGreaterThan(0.98);
  });

  it("may cover an edge, be thinner than a pixel, or overlap another", async () => {
    const thin = { x: 1, y: 0, width: 0.000_001, height: 1 };
    const corner = { x: 0.9, y: 0.9, width: 0.1, height: 0.100_000_05 };
    const { width, height } = await blurAreas(whole, [thin, corner, corner, face]);
    expect([width, height]).toEqual([800, 600]);
  });

  it("does not shine through where the picture is transparent", async () => {
    const logo = (await preparePicture(await aLogo())).bytes;
    const { bytes } = await blurAreas(logo, [{ x: 0, y: 0, width: 1, height: 1 }]);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const alphas = [...data].filter((_, index) => index % 4 === 3);
    expect(alphas.every((alpha) => alpha > 0 && alpha < 255)).toBe(true);
  });

  it("that exceeds the picture is refused by its index", async () => {
    const outside = { x: 0.5, y: 0.9, width: 0.2, height: 0.2 };
    await expect(blurAreas(whole, [face, outside])).rejects.toMatchObject({
      extensions: { fields: [{ path: "areas.1.height", rule: "outside" }] },
    });
  });
});

it("a blurred picture has no metadata and a placeholder of its own", async () => {
  const picture = await preparePicture(
    await sharp(whole)
      .withExif({ IFD0: { Make: "K" } })
      .toBuffer(),
  );
  const withExif = await sharp(picture.bytes)
    .withExif({ IFD0: { Make: "Kamera" } })
    .webp()
    .toBuffer();
  const blurred = await blurAreas(withExif, [{ x: 0, y: 0, width: 0.5, height: 1 }]);
  expect((await sharp(blurred.bytes).metadata()).exif).toBeUndefined();
  expect(blurred.thumbhash).not.toBe(picture.thumbhash);
});
