import { primaryProperties } from "./heif-boxes.ts";

/** How a file says that its pixels are coded: code points of ITU-T H.273 (CICP). */
export interface CodedColour {
  primaries: number;
  transfer: number;
  /** Grey of limited range (16 is black, 235 white), which the decoder of AVIF reads as full range. */
  isLimitedGrey: boolean;
}

/** What decoders take every file for that has no profile. */
export const srgbColour = { primaries: 1, transfer: 13 };

/**
 * Reads the coded colour of an AVIF or HEIC (the box `colr` of type `nclx`) or a PNG (the chunk
 * `cICP`); null if the file has none, so that its ICC profile or sRGB holds. Decoders ignore it.
 */
export function codedColourOf(bytes: Buffer, format: string): CodedColour | null {
  try {
    if (format === "png") return colourOfPng(bytes);
    return format === "avif" || format === "heic" ? colourOfHeif(bytes) : null;
  } catch (error) {
    // The decoder says whether the file is broken.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function colourOfHeif(bytes: Buffer): CodedColour | null {
  const properties = primaryProperties(bytes);
  const nclx = properties.find(
    ({ type, content }) => type === "colr" && content.toString("latin1", 0, 4) === "nclx",
  )?.content;
  if (!nclx) return null;
  const pixi = properties.find(({ type }) => type === "pixi")?.content;
  const isGrey = pixi?.readUInt8(4) === 1;
  return {
    primaries: nclx.readUInt16BE(4),
    transfer: nclx.readUInt16BE(6),
    isLimitedGrey: isGrey && (nclx.readUInt8(10) & 0x80) === 0,
  };
}

/** PNG, third edition: `cICP` comes before the pixels, and before it at most small chunks. */
function colourOfPng(bytes: Buffer): CodedColour | null {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "IDAT") return null;
    if (type !== "cICP") continue;
    const [primaries, transfer] = [bytes.readUInt8(at + 8), bytes.readUInt8(at + 9)];
    return { primaries, transfer, isLimitedGrey: false };
  }
  return null;
}
