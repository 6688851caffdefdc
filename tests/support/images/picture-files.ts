import { readFileSync } from "node:fs";
import sharp from "sharp";

interface PictureOptions {
  width?: number;
  height?: number;
  format?: "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff";
  /** The EXIF orientation: 1 is upright, 6 has to be rotated by 90° clockwise for display. */
  orientation?: number;
  /** Adds EXIF data with the camera and GPS coordinates. */
  hasPlace?: boolean;
}

/** A picture with a red left half and a blue right half, so that rotation can be detected. */
export async function aPicture(options: PictureOptions = {}): Promise<Buffer> {
  const { width = 600, height = 400, format = "jpeg", orientation, hasPlace } = options;
  const blue = await aColour("#1030d0", Math.ceil(width / 2), height)
    .png()
    .toBuffer();
  let picture = aColour("#d02010", width, height).composite([{ input: blue, gravity: "east" }]);
  if (hasPlace) picture = picture.withExif({ IFD0: { Make: "Kamera" }, IFD3: kyiv });
  if (orientation) picture = picture.withMetadata({ orientation });
  return picture.toFormat(format).toBuffer();
}

const kyiv = {
  GPSLatitudeRef: "N",
  GPSLatitude: "50/1 27/1 0/1",
  GPSLongitudeRef: "E",
  GPSLongitude: "30/1 31/1 0/1",
};

const aColour = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A transparent PNG with a red square in its centre. */
export async function aLogo(): Promise<Buffer> {
  const square = await aColour("#d02010", 40, 40).png().toBuffer();
  return sharp({
    create: { width: 80, height: 80, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: square }])
    .png()
    .toBuffer();
}

/** An animated GIF of three frames; the first is red. */
export async function anAnimation(): Promise<Buffer> {
  const frames = ["#d02010", "#10c020", "#1030d0"].map((colour) =>
    aColour(colour, 60, 40).png().toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** An animation in AVIF, 64 × 48; its first picture is red. */
export const anAnimatedAvif = () => readFileSync(new URL("animated.avif", import.meta.url));

/** A decompression bomb: a small file with 144 megapixels. */
export async function aBomb(): Promise<Buffer> {
  return aColour("#ffffff", 12_000, 12_000).png().toBuffer();
}

/** Noise, which does not compress: about three bytes per pixel. */
export async function aHeavyPicture(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 80 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#888888", noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

export const aPdf = () => Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n");

export const anSvg = () =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>');

/**
 * A photograph as an iPhone stores it: HEIC, 200 × 300 pixels when it is rotated as its container
 * says, Display P3, with the camera and GPS coordinates. Its upper half is red, the lower one blue.
 */
export const aHeic = () => readFileSync(new URL("phone.heic", import.meta.url));

/** Whether its EXIF data refers to GPS data: tag 0x8825 in either byte order. */
export async function tellsPlace(picture: Buffer): Promise<boolean> {
  const { exif } = await sharp(picture).metadata();
  return [
    [0x25, 0x88],
    [0x88, 0x25],
  ].some((tag) => exif?.includes(Buffer.from(tag)) ?? false);
}

const samplePoints = {
  top: [0.5, 0.1],
  bottom: [0.5, 0.9],
  left: [0.1, 0.5],
  right: [0.9, 0.5],
} as const;

/** The colour of `aPicture` near that edge. */
export async function colourAt(
  picture: Buffer,
  part: keyof typeof samplePoints,
): Promise<"red" | "blue"> {
  const { width, height } = await sharp(picture).metadata();
  const [x, y] = samplePoints[part];
  const area = { left: Math.floor(width * x), top: Math.floor(height * y), width: 4, height: 4 };
  const { channels } = await sharp(await sharp(picture).extract(area).png().toBuffer()).stats();
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? "red" : "blue";
}
