export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "gif" | "heic";

const signatures: [PictureFormat, string][] = [
  ["jpeg", "\xff\xd8\xff"],
  ["png", "\x89PNG\r\n\x1a\n"],
  ["gif", "GIF87a"],
  ["gif", "GIF89a"],
];

/**
 * Detects the format by the first bytes, regardless of the file name; null if it is not
 * supported. Protects the decoders, which SVG, PDF and TIFF must never reach.
 */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  const start = bytes.toString("latin1", 0, 12);
  const found = signatures.find(([, beginning]) => start.startsWith(beginning));
  if (found) return found[0];
  if (start.startsWith("RIFF") && start.endsWith("WEBP")) return "webp";
  if (start.slice(4, 8) !== "ftyp") return null;
  // AVIF and HEIC have the same container, so that an AVIF may have a brand of HEIF too.
  if (brands(bytes).some(isAvif)) return "avif";
  return brands(bytes).some((brand) => heif.test(brand)) ? "heic" : null;
}

/** Brands of ISO 23008-12 and of phones: `heic`, `heix`, `hevc` …, `mif1`, `msf1`. */
const heif = /^(hei[cxms]|hev[cxms]|m[is]f1)$/;

/**
 * The file with the major brand of AVIF: the decoder refuses animated and profiled ones by theirs,
 * although they have a first picture like any other.
 */
export function withAvifBrand(bytes: Buffer): Buffer {
  const branded = Buffer.from(bytes);
  branded.write("avif", 8, "latin1");
  return branded;
}

const isAvif = (brand: string) => brand === "avif" || brand === "avis";

/** ISO 14496-12: the major brand, its version, then compatible brands up to the end of the box. */
function brands(bytes: Buffer): string[] {
  const box = bytes.subarray(8, Math.min(bytes.readUInt32BE(0), bytes.length, 128));
  return box.toString("latin1").match(/.{4}/gs) ?? [];
}
