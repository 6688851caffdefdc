import sharp from "sharp";
import { palmIcon, sheetIcon } from "./icon-art.ts";

/** What an icon shows: the bytes of the round logo, or null for the palm in the brand colour. */
export interface IconContent {
  brand: string;
  logo: Buffer | null;
}

/** Size of the palm or logo on a sheet of 512 units: filling it, and within what every system shows. */
const [filling, safe] = [400, 300];
/** A logo on a sheet may be larger than the palm, whose fingers have room around them. */
const [fillingLogo, safeLogo] = [448, 400];

interface IconFile {
  type: string;
  render(content: IconContent): Promise<Buffer>;
}

const onSheet = (size: number, palmSize: number, logoSize: number): IconFile => ({
  type: "image/png",
  render: ({ brand, logo }) =>
    logo ? logoOnPaper(logo, size, logoSize) : toPng(sheetIcon(palmSize, brand), size),
});

/** The icons by their paths; `/favicon.ico` and `/apple-touch-icon.png` are requested unasked. */
export const iconFiles: Record<string, IconFile> = {
  "/icons/icon.svg": { type: "image/svg+xml", render: svgIcon },
  "/icons/icon-192.png": onSheet(192, filling, fillingLogo),
  "/icons/icon-512.png": onSheet(512, filling, fillingLogo),
  "/icons/maskable-192.png": onSheet(192, safe, safeLogo),
  "/icons/maskable-512.png": onSheet(512, safe, safeLogo),
  "/apple-touch-icon.png": onSheet(180, filling, fillingLogo),
  "/favicon.ico": {
    type: "image/x-icon",
    render: async ({ brand, logo }) =>
      toIco(logo ? await wholeLogo(logo, 32) : await toPng(palmIcon(brand), 32), 32),
  },
};

const toPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(size, size).png({ palette: true }).toBuffer();

async function svgIcon({ brand, logo }: IconContent): Promise<Buffer> {
  if (!logo) return Buffer.from(palmIcon(brand));
  const picture = (await wholeLogo(logo, 128)).toString("base64");
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="data:image/png;base64,${picture}"/></svg>`,
  );
}

/** The logo in a transparent square. */
export const wholeLogo = (logo: Buffer, size: number): Promise<Buffer> =>
  sharp(logo)
    .resize(size, size, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();

/** The logo on white paper; `logoSize` is its size on a sheet of 512 units. */
async function logoOnPaper(logo: Buffer, size: number, logoSize: number): Promise<Buffer> {
  const innerSize = Math.round((size * logoSize) / 512 / 2) * 2;
  const margin = (size - innerSize) / 2;
  const background = "#ffffff";
  return sharp(await wholeLogo(logo, innerSize))
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png({ palette: true })
    .toBuffer();
}

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
