import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { type FieldError, Invalid, TooLarge } from "../../platform/errors.ts";
import { decodeHeic } from "./heic.ts";
import { pictureFormat } from "./picture-format.ts";

/** Limits of an upload, in bytes and megapixels. */
export const maxUploadBytes = 20 * 1024 * 1024;
const maxMegapixels = 50;
const maxPixels = maxMegapixels * 1_000_000;

/** Longest side of a stored picture, in pixels: wider than the widest variant. */
const maxSidePixels = 2560;

/** A picture ready to be stored: WebP, upright, sRGB, without metadata. */
export interface PreparedPicture {
  bytes: Buffer;
  width: number;
  height: number;
  /** ThumbHash in base64. */
  thumbhash: string;
}

/** Limits how many full-size pictures are decoded at the same time. */
export const limitDecoding = pLimit(2);

/**
 * Converts an uploaded file to a picture ready to be stored. Accepts JPEG, PNG, WebP, AVIF, HEIC and
 * the first frame of a GIF. Throws TooLarge, or Invalid for `path` with the rule `format`, `broken`
 * or `tooManyPixels` (limit in megapixels).
 */
export async function preparePicture(bytes: Buffer, path = "file"): Promise<PreparedPicture> {
  const invalid = (error: Omit<FieldError, "path">) => Invalid([{ path, ...error }]);
  if (bytes.length > maxUploadBytes) throw TooLarge(maxUploadBytes);
  if (bytes.length === 0) throw invalid({ rule: "broken" });
  const tooManyPixels = { rule: "tooManyPixels", limit: maxMegapixels } as const;
  const format = pictureFormat(bytes);
  if (!format) throw invalid({ rule: "format" });
  const decoded = format === "heic" ? await decodeHeic(bytes, maxPixels) : { file: bytes };
  if ("error" in decoded) {
    throw invalid(decoded.error === "tooManyPixels" ? tooManyPixels : { rule: decoded.error });
  }
  return limitDecoding(async () => {
    try {
      return await normalise(decoded.file);
    } catch (error) {
      const tooMany = error instanceof Error && /exceeds pixel limit/.test(error.message);
      throw invalid(tooMany ? tooManyPixels : { rule: "broken" });
    }
  });
}

function normalise(bytes: Uint8Array): Promise<PreparedPicture> {
  // By default, sharp drops metadata and converts wide-gamut colours to sRGB.
  const upright = sharp(bytes, {
    limitInputPixels: maxPixels,
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

/** Runs the pipeline and encodes its result. */
export async function encodePicture(steps: Sharp, quality = 88): Promise<PreparedPicture> {
  const { data, info } = await steps
    .webp({ quality, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, thumbhash: await thumbhash(data) };
}

/** Computes the dimensions and the ThumbHash of an already prepared picture. */
export async function measurePicture(bytes: Buffer): Promise<PreparedPicture> {
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height, thumbhash: await thumbhash(bytes) };
}

/** ThumbHash accepts at most 100 × 100 pixels. */
async function thumbhash(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize({ width: 100, height: 100, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}
