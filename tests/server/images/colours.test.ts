import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { preparePicture } from "../../../server/image/prepare/prepare-picture.ts";
import { aCodedAvif } from "../../support/images/coded-picture.ts";

type Rgb = [number, number, number];

async function pixelsOf(file: Buffer): Promise<Buffer> {
  const { bytes } = await preparePicture(file);
  return sharp(bytes).removeAlpha().raw().toBuffer();
}

async function middleOf(file: Buffer): Promise<number[]> {
  const { bytes, width, height } = await preparePicture(file);
  const area = { left: width >> 1, top: height >> 1, width: 1, height: 1 };
  return [...(await sharp(bytes).extract(area).removeAlpha().raw().toBuffer())];
}

const distance = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
  Math.max(...Array.from(one, (value, at) => Math.abs(value - (other[at] ?? 0))));

describe("a picture that names its colours by code points is stored as Chromium shows it", () => {
  test.each<[string, number, number, Rgb, Rgb]>([
    ["sRGB", 1, 13, [200, 60, 60], [200, 60, 60]],
    ["Display P3", 12, 13, [200, 60, 60], [218, 40, 51]],
    ["BT.2020", 9, 1, [200, 60, 60], [247, 0, 52]],
    ["NTSC", 6, 13, [200, 60, 60], [195, 65, 58]],
    ["PAL", 5, 5, [150, 150, 190], [128, 131, 175]],
    ["gamma 2.2", 1, 4, [200, 60, 60], [201, 56, 56]],
    ["linear light", 1, 8, [200, 60, 60], [229, 132, 132]],
    ["BT.2020 with PQ, a grey", 9, 16, [128, 128, 128], [131, 131, 131]],
    ["BT.2020 with PQ, brighter than white", 9, 16, [150, 150, 190], [115, 129, 255]],
    ["Display P3 with PQ", 12, 16, [150, 150, 190], [132, 132, 255]],
    ["BT.2020 with HLG, a grey", 9, 18, [128, 128, 128], [99, 99, 99]],
    ["BT.2020 with HLG", 9, 18, [200, 60, 60], [228, 0, 39]],
    ["Display P3 with HLG", 12, 18, [150, 150, 190], [123, 123, 177]],
  ])("%s", async (_name, primaries, transfer, coded, shown) => {
    const file = await aCodedAvif(coded, { primaries, transfer });
    expect(distance(shown, await middleOf(file))).toBeLessThanOrEqual(4);
  });

  test("also of 8 bits", async () => {
    const file = await aCodedAvif([200, 60, 60], { primaries: 12, transfer: 13 }, 8);
    expect(distance([218, 40, 51], await middleOf(file))).toBeLessThanOrEqual(4);
  });

  test.each([3, 4] as const)(
    "also a PNG with %i channels, which keeps its transparency",
    async (channels) => {
      const background = { r: 200, g: 60, b: 60, alpha: 0.5 };
      const png = await sharp({ create: { width: 32, height: 32, channels, background } })
        .png()
        .toBuffer();
      const file = withChunk(png, "cICP", [12, 13, 0, 1]);
      expect(distance([218, 40, 51], await middleOf(file))).toBeLessThanOrEqual(4);
      const { channels: kept } = await sharp((await preparePicture(file)).bytes).metadata();
      expect(kept).toBe(channels);
    },
  );
});

test("a grey picture of limited range is as light as one of full range", async () => {
  const [full, limited] = await Promise.all(
    ["grey-full.avif", "grey-limited.avif"].map((name) =>
      pixelsOf(readFileSync(new URL(`../../support/images/${name}`, import.meta.url))),
    ),
  );
  // Not at edges, where the compression of both differs.
  for (const [x, y] of [
    [10, 10],
    [30, 10],
    [50, 10],
    [10, 30],
    [30, 30],
    [50, 30],
  ] as const) {
    const at = (y * 60 + x) * 3;
    const part = (pixels: Buffer = Buffer.alloc(0)) => pixels.subarray(at, at + 3);
    expect(distance(part(full), part(limited))).toBeLessThanOrEqual(2);
  }
});

test("colours of a broken container are nobody's concern but the decoder's", async () => {
  const file = await aCodedAvif([200, 60, 60], { primaries: 12, transfer: 13 });
  for (const type of ["ipma", "ipco", "pitm", "colr"]) {
    const broken = Buffer.from(file);
    broken.writeUInt32BE(0xffffff, file.indexOf(type) - 4);
    const outcome = await preparePicture(broken).catch((error) => error.extensions.code);
    expect(["INVALID", "object"]).toContain(typeof outcome === "string" ? outcome : typeof outcome);
  }
});

/** Adds a chunk after the header of a PNG. */
function withChunk(png: Buffer, type: string, content: number[]): Buffer {
  const chunk = Buffer.from([...Buffer.from(type), ...content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(chunk));
  const afterHeader = 8 + 25;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    length,
    chunk,
    checksum,
    png.subarray(afterHeader),
  ]);
}
