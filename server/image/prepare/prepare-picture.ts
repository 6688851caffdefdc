import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { type FieldError, Invalid, TooLarge } from "../../platform/errors.ts";
import { type CodedColour, codedColourOf, srgbColour } from "../colour/coded-colour.ts";
import { isFilmAlone } from "../colour/heif-boxes.ts";
import { needsConversion, toSrgb } from "../colour/to-srgb.ts";
import { decodeHeic } from "./heic.ts";
import { type PictureFormat, pictureFormat, withAvifBrand } from "./picture-format.ts";

/** Limit of an upload, in bytes. */
export const maxUploadBytes = 20 * 1024 * 1024;

/**
 * Limit of a picture by the memory that decoding it takes at its peak, per pixel as measured: AVIF and
 * HEIC are decoded whole, with copies; the worst of the others is an interlaced PNG of 16 bits.
 */
const maxDecodingBytes = 1_300_000_000;
const decodingBytesPerPixel = { heif: 25, others: 12 };

const isHeif = (format: PictureFormat) => format === "avif" || format === "heic";

/** In megapixels. */
const maxMegapixelsOf = (format: PictureFormat): number =>
  Math.floor(maxDecodingBytes / decodingBytesPerPixel[isHeif(format) ? "heif" : "others"] / 1e6);

/**
 * Bounds of a stored picture, in pixels: wider than the widest variant, and the area of a square of
 * that width, so that a tall infographic stays readable. WebP has at most 16,383 in each direction.
 */
const maxWidth = 2560;
const maxArea = maxWidth ** 2;
const maxHeight = 16_383;

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
const limitHeif = pLimit(1);

/**
 * Converts an uploaded file to a picture ready to be stored. Accepts JPEG, PNG, WebP, AVIF, HEIC and
 * GIF, of an animation its first picture. Throws TooLarge, or Invalid for `path` with the rule
 * `format`, `animation` (without a picture), `broken` or `tooManyPixels` (limit in megapixels).
 */
export async function preparePicture(bytes: Buffer, path = "file"): Promise<PreparedPicture> {
  const invalid = (error: Omit<FieldError, "path">) => Invalid([{ path, ...error }]);
  if (bytes.length > maxUploadBytes) throw TooLarge(maxUploadBytes);
  if (bytes.length === 0) throw invalid({ rule: "broken" });
  const format = pictureFormat(bytes);
  if (!format) throw invalid({ rule: "format" });
  if (isHeif(format) && isFilmAlone(bytes)) throw invalid({ rule: "animation" });
  const megapixels = maxMegapixelsOf(format);
  const tooManyPixels = { rule: "tooManyPixels", limit: megapixels } as const;
  const maxPixels = megapixels * 1e6;
  const decoded = format === "heic" ? await decodeHeic(bytes, maxPixels) : { file: bytes };
  if ("error" in decoded) {
    throw invalid(decoded.error === "tooManyPixels" ? tooManyPixels : { rule: decoded.error });
  }
  const file = format === "avif" ? withAvifBrand(bytes) : decoded.file;
  const colour = codedColourOf(bytes, format);
  const limit = format === "avif" ? limitHeif : limitDecoding;
  return limit(async () => {
    try {
      return await normalise(file, { format, colour, maxPixels });
    } catch (error) {
      const tooMany = error instanceof Error && /exceeds pixel limit/.test(error.message);
      throw invalid(tooMany ? tooManyPixels : { rule: "broken" });
    }
  });
}

interface Decoding {
  format: PictureFormat;
  colour: CodedColour | null;
  maxPixels: number;
}

async function normalise(
  bytes: Uint8Array,
  { format, colour, maxPixels }: Decoding,
): Promise<PreparedPicture> {
  // In a PNG the coded colour comes before the ICC profile, in the other formats after it.
  const ignoreIcc = format === "png" && colour !== null;
  // By default, sharp drops metadata and converts the colours of an ICC profile to sRGB.
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", ignoreIcc });
  const { autoOrient, bitsPerSample = 8, hasProfile } = await picture.metadata();
  const upright = picture
    .timeout({ seconds: 60 })
    .autoOrient()
    .resize({ ...storedSize(autoOrient), fit: "fill" });
  const remaining = colour && hasProfile && !ignoreIcc ? { ...colour, ...srgbColour } : colour;
  if (!remaining || !needsConversion(remaining)) return encodePicture(upright);
  return encodePicture(await converted(upright, remaining, bitsPerSample));
}

function storedSize({ width, height }: { width: number; height: number }) {
  const byArea = Math.sqrt(maxArea / (width * height));
  const scale = Math.min(1, maxWidth / width, maxHeight / height, byArea);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** The pixels of a pipeline, converted to sRGB by their coded colour. */
async function converted(picture: Sharp, colour: CodedColour, bits: number): Promise<Sharp> {
  const isDeep = bits > 8;
  const { data, info } = await picture
    .toColourspace(isDeep ? "rgb16" : "srgb")
    .raw({ depth: isDeep ? "ushort" : "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const channels = info.channels === 4 ? 4 : 3;
  const values = isDeep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  const pixels = await toSrgb({ data: values, channels, bits }, colour);
  return sharp(pixels, { raw: { width, height, channels } });
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
