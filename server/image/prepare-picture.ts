import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { type FieldError, Invalid, TooLarge } from "../platform/errors.ts";
import { limitConcurrency } from "../platform/limit-concurrency.ts";
import { isHeif, pictureFormat } from "./picture-format.ts";

/** An upload's bounds: bytes, and megapixels. */
export const maxUploadBytes = 20 * 1024 * 1024;
export const maxMegapixels = 50;

/** Longest side of what is kept, in pixels: the widest screen's picture, and some to spare. */
const maxSidePixels = 2560;

/** A picture as it is kept: WebP, upright, sRGB, without metadata. */
export interface PreparedPicture {
  bytes: Buffer;
  width: number;
  height: number;
  /** base64 */
  thumbhash: string;
}

/** All that opens whole pictures waits here. */
export const limitDecoding = limitConcurrency(2);

/**
 * Makes of somebody's file a picture to keep: JPEG, PNG, WebP, AVIF or the first frame of a
 * GIF. Throws TooLarge, or Invalid for `path` with the rule `format` (found `heic` when it is
 * one), `broken` or `tooManyPixels` (its limit in megapixels).
 */
export async function preparePicture(bytes: Buffer, path = "file"): Promise<PreparedPicture> {
  const invalid = (failure: Omit<FieldError, "path">) => Invalid([{ path, ...failure }]);
  if (bytes.length > maxUploadBytes) throw TooLarge(maxUploadBytes);
  if (bytes.length === 0) throw invalid({ rule: "broken" });
  const format = pictureFormat(bytes);
  if (!format) throw invalid({ rule: "format", ...(isHeif(bytes) ? { found: "heic" } : {}) });
  return limitDecoding(async () => {
    try {
      return await normalise(bytes);
    } catch (error) {
      const tooMany = error instanceof Error && /exceeds pixel limit/.test(error.message);
      throw invalid(tooMany ? { rule: "tooManyPixels", limit: maxMegapixels } : { rule: "broken" });
    }
  });
}

function normalise(bytes: Buffer): Promise<PreparedPicture> {
  // sharp keeps no metadata unless told to, and turns wide colours into sRGB.
  const upright = sharp(bytes, {
    limitInputPixels: maxMegapixels * 1_000_000,
    failOn: "error",
  })
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize({
      width: maxSidePixels,
      height: maxSidePixels,
      fit: "inside",
      withoutEnlargement: true,
    });
  return encodePicture(upright);
}

/** What comes out of the steps, as it is kept. */
export async function encodePicture(steps: Sharp): Promise<PreparedPicture> {
  const { data, info } = await steps
    .webp({ quality: 88, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, thumbhash: await thumbhash(data) };
}

/** Measures a picture that was prepared before. */
export async function measurePicture(bytes: Buffer): Promise<PreparedPicture> {
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height, thumbhash: await thumbhash(bytes) };
}

/** ThumbHash takes at most 100 × 100. */
async function thumbhash(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize({ width: 100, height: 100, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}
