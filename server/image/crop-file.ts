import sharp from "sharp";
import { Invalid } from "../platform/errors.ts";
import { encodePicture, limitDecoding, type PreparedPicture } from "./prepare/prepare-picture.ts";

/** Fractions (0 to 1) of the uncropped picture; x and y are its upper left corner. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Minimum width and height of the cropped picture. */
const minSidePixels = 16;

/** Tolerance for rounding errors of clients around 0 and 1. */
const tolerance = 1e-6;

export const isUncropped = ({ x, y, width, height }: Crop): boolean =>
  Math.max(x, y, 1 - width, 1 - height) < tolerance;

/**
 * Crops a picture. Throws Invalid (`width`, `height`): `outside` if the crop exceeds the
 * picture, `tooSmall` with the minimum in pixels.
 */
export async function cropPicture(whole: Buffer, crop: Crop): Promise<PreparedPicture> {
  const own = await sharp(whole).metadata();
  const across = span("width", crop.x, crop.width, own.width);
  const down = span("height", crop.y, crop.height, own.height);
  const box = { left: across.start, top: down.start, width: across.size, height: down.size };
  return limitDecoding(() => encodePicture(sharp(whole).extract(box)));
}

/** Converts the fractions along one side to whole pixels. */
function span(path: "width" | "height", from: number, part: number, pixels: number) {
  if (from + part > 1 + tolerance) throw Invalid([{ path, rule: "outside" }]);
  const start = Math.round(from * pixels);
  const size = Math.min(Math.round((from + part) * pixels), pixels) - start;
  if (size < minSidePixels) throw Invalid([{ path, rule: "tooSmall", limit: minSidePixels }]);
  return { start, size };
}
