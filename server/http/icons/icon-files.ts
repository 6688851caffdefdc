import sharp from "sharp";
import { palmIcon, sheetIcon } from "./icon-art.ts";

/** Size of the palm on a sheet of 512 units: filling it, and within what every system shows. */
const [filling, safe] = [400, 300];

interface IconFile {
  type: string;
  render(): Promise<Buffer>;
}

const png = (svg: string, size: number): IconFile => ({
  type: "image/png",
  render: () => sharp(Buffer.from(svg)).resize(size, size).png({ palette: true }).toBuffer(),
});

/** The icons by their paths; `/favicon.ico` and `/apple-touch-icon.png` are requested unasked. */
export const iconFiles: Record<string, IconFile> = {
  "/icons/icon.svg": { type: "image/svg+xml", render: async () => Buffer.from(palmIcon) },
  "/icons/icon-192.png": png(sheetIcon(filling), 192),
  "/icons/icon-512.png": png(sheetIcon(filling), 512),
  "/icons/maskable-192.png": png(sheetIcon(safe), 192),
  "/icons/maskable-512.png": png(sheetIcon(safe), 512),
  "/apple-touch-icon.png": png(sheetIcon(filling), 180),
  "/favicon.ico": { type: "image/x-icon", render: async () => toIco(await palmPng(32), 32) },
};

const palmPng = (size: number) => png(palmIcon, size).render();

/** An ICO file with one PNG of `size` pixels, which every browser since 2010 reads. */
function toIco(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
