import sharp from "sharp";
import { cutPaper, letterAlone, letterSheet } from "./icon-art.ts";
import type { IconLook } from "./icon-look.ts";

/** What an icon shows: the bytes of the logo, or null for the letter in the brand colour. */
export interface IconContent extends Pick<IconLook, "brand" | "letter" | "mark"> {
  logo: Buffer | null;
}

/** Size of the logo on a sheet of 512 units: filling it, and within what every system shows. */
const [filling, safe] = [448, 400];

interface IconFile {
  type: string;
  render(content: IconContent): Promise<Buffer>;
}

const onSheet = (size: number, logoSize: number): IconFile => ({
  type: "image/png",
  render: ({ logo, ...look }) =>
    logo ? logoOnPaper(logo, size, logoSize) : letterSheet(look, size),
});

/** The icons by their paths; `/favicon.ico` and `/apple-touch-icon.png` are requested unasked. */
export const iconFiles: Record<string, IconFile> = {
  "/icons/icon.svg": { type: "image/svg+xml", render: svgIcon },
  "/icons/icon-192.png": onSheet(192, filling),
  "/icons/icon-512.png": onSheet(512, filling),
  "/icons/maskable-192.png": onSheet(192, safe),
  "/icons/maskable-512.png": onSheet(512, safe),
  "/apple-touch-icon.png": onSheet(180, filling),
  "/favicon.ico": {
    type: "image/x-icon",
    render: async ({ logo, ...look }) =>
      toIco(await (logo ? wholeLogo(logo, 32) : letterSheet(look, 32)), 32),
  },
};

/** Under the letter; beside a header with the letter the same cut paper as there, see `Initial.tsx`. */
const sheets = {
  drawing: '<rect width="128" height="128" rx="24"/>',
  initial: `<polygon points="${cutPaper}" transform="scale(1.28)"/>`,
};

async function svgIcon({ logo, ...look }: IconContent): Promise<Buffer> {
  const picture = await (logo ? wholeLogo(logo, 128) : letterAlone(look, 128));
  const sheet = logo ? "" : sheets[look.mark].replace("/>", ` fill="${look.brand}"/>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${sheet}<image width="128" height="128" href="data:image/png;base64,${picture.toString("base64")}"/></svg>`,
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
