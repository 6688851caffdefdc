import sharp from "sharp";
import { Invalid } from "../../platform/errors.ts";
import { encodePicture, limitDecoding, type PreparedPicture } from "../prepare/prepare-picture.ts";

/** Fractions (0 to 1) of a picture's width and height; x and y are the upper left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Number of colours that remain along the longer side of an area, each at least 8 pixels wide. Machines
 * recognise faces in mosaics from about eight on, and blurring alone could be computed backwards.
 */
const maxColours = 4;
const minColourPixels = 8;

/** Tolerance for rounding errors of clients around 1. */
const tolerance = 1e-6;

/** Higher than that of an upload, because a picture may be edited several times. */
const quality = 95;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Replaces each area of a stored picture by at most 4 × 4 colours that flow into each other. Pixels
 * outside are only encoded again. Throws Invalid (`areas.<index>.width`, `areas.<index>.height`:
 * `outside`) for an area that exceeds the picture.
 */
export async function blurAreas(whole: Buffer, areas: readonly Area[]): Promise<PreparedPicture> {
  areas.forEach(requireInside);
  return limitDecoding(async () => {
    const { data, info } = await sharp(whole).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels: Pixels = { data, width, height, channels };
    for (const area of areas) await blurBox(pixels, boxOf(area, pixels));
    return encodePicture(sharp(data, { raw: { width, height, channels } }), quality);
  });
}

function requireInside({ x, y, width, height }: Area, index: number): void {
  const outside = [
    ...(x + width > 1 + tolerance ? ["width"] : []),
    ...(y + height > 1 + tolerance ? ["height"] : []),
  ];
  if (outside.length === 0) return;
  throw Invalid(outside.map((side) => ({ path: `areas.${index}.${side}`, rule: "outside" })));
}

/** Rounded outwards, so that no pixel that the area touches keeps its colour. */
function boxOf(area: Area, { width, height }: Pixels): Box {
  const left = Math.min(Math.floor(area.x * width), width - 1);
  const top = Math.min(Math.floor(area.y * height), height - 1);
  const right = Math.min(Math.ceil((area.x + area.width) * width), width);
  const bottom = Math.min(Math.ceil((area.y + area.height) * height), height);
  return { left, top, width: Math.max(right - left, 1), height: Math.max(bottom - top, 1) };
}

/** Writes into the pixels, because a composition would let the original shine through alpha. */
async function blurBox({ data, width, channels }: Pixels, box: Box): Promise<void> {
  const rowBytes = box.width * channels;
  const startOf = (row: number) => ((box.top + row) * width + box.left) * channels;
  const own = Buffer.alloc(rowBytes * box.height);
  for (let row = 0; row < box.height; row += 1) {
    data.copy(own, row * rowBytes, startOf(row), startOf(row) + rowBytes);
  }
  const blurred = await flowingColours(own, box, channels);
  for (let row = 0; row < box.height; row += 1) {
    blurred.copy(data, startOf(row), row * rowBytes, (row + 1) * rowBytes);
  }
}

async function flowingColours(
  pixels: Buffer,
  { width, height }: Box,
  channels: Pixels["channels"],
): Promise<Buffer> {
  const longer = Math.max(width, height);
  const colours = Math.min(maxColours, Math.max(1, Math.floor(longer / minColourPixels)));
  const few = {
    width: Math.max(1, Math.round((width / longer) * colours)),
    height: Math.max(1, Math.round((height / longer) * colours)),
  };
  // Two pipelines, because one would resize only once.
  const mosaic = await sharp(pixels, { raw: { width, height, channels } })
    .resize({ ...few, fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();
  return sharp(mosaic, { raw: { ...few, channels } })
    .resize({ width, height, fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
}
