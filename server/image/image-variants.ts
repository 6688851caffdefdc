import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { limitConcurrency } from "../platform/limit-concurrency.ts";
import { readIfExists, writeAtomically } from "./atomic-file.ts";
import { isLocalId } from "./image-urls.ts";
import { ImageFolders } from "./local-disk-store.ts";

/** Pixels. Other widths are not made, so that nobody can fill the disk with sizes. */
export const variantWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type VariantWidth = (typeof variantWidths)[number];
const widest: VariantWidth = 1920;

export const variantFormats = ["avif", "webp"] as const;
export type VariantFormat = (typeof variantFormats)[number];

// Two threads for each picture: an AVIF of 640 px then takes some 25 ms instead of 45.
sharp.concurrency(2);
// Each picture comes in bytes of its own: the 50 MB of steps that it would keep serve nobody.
sharp.cache(false);

/** Smaller renditions of the pictures on our disk, made when first asked for and then kept. */
export class ImageVariants {
  private readonly folders: ImageFolders;
  private readonly inFlight = new Map<string, Promise<Buffer | null>>();
  private readonly limit = limitConcurrency(2);

  constructor(dataDir: string) {
    this.folders = new ImageFolders(dataDir);
  }

  /** The kept picture itself; null for an unknown name. */
  async original(publicId: string): Promise<Buffer | null> {
    return isLocalId(publicId) ? readIfExists(this.folders.original(publicId)) : null;
  }

  /**
   * The picture in this width, or in its own when that is smaller. Null for an unknown name.
   * Throws when the disk refuses (full), leaving no half file.
   */
  async find(publicId: string, width: VariantWidth, format: VariantFormat): Promise<Buffer | null> {
    if (!isLocalId(publicId)) return null;
    const path = join(this.folders.variantsOf(publicId), `${width}.${format}`);
    return (await readIfExists(path)) ?? this.createOnce(path, publicId, width, format);
  }

  /** Everybody who asks while it is being made waits for the same making. */
  private createOnce(path: string, publicId: string, width: VariantWidth, format: VariantFormat) {
    const running = this.inFlight.get(path);
    if (running) return running;
    const creating = this.create(path, publicId, width, format).finally(() =>
      this.inFlight.delete(path),
    );
    this.inFlight.set(path, creating);
    return creating;
  }

  private async create(
    path: string,
    publicId: string,
    width: VariantWidth,
    format: VariantFormat,
  ): Promise<Buffer | null> {
    const original = await this.original(publicId);
    if (!original) return null;
    const originalWidth = (await sharp(original).metadata()).width;
    const smallestSufficient =
      variantWidths.find((candidate) => candidate >= originalWidth) ?? widest;
    if (width > smallestSufficient) return this.find(publicId, smallestSufficient, format);
    const bytes = await this.limit(() => encode(original, width, format));
    const error = await this.write(path, publicId, bytes).then(
      () => null,
      (error: Error) => error,
    );
    // A picture that was removed meanwhile must not live on in a variant.
    if (!(await this.original(publicId))) {
      await rm(this.folders.variantsOf(publicId), { recursive: true, force: true });
      return null;
    }
    if (error) throw error;
    return bytes;
  }

  private async write(path: string, publicId: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folders.variantsOf(publicId), { recursive: true });
    await writeAtomically(this.folders.making, path, bytes);
  }
}

/**
 * AVIF at effort 1 is a quarter smaller than WebP and looks better; effort 0 is no smaller,
 * effort 2 takes half as long again for 8 %.
 */
function encode(original: Buffer, width: number, format: VariantFormat): Promise<Buffer> {
  const small = sharp(original).resize({ width, withoutEnlargement: true });
  return (
    format === "avif"
      ? small.avif({ quality: 50, effort: 1 })
      : small.webp({ quality: 78, effort: 3 })
  ).toBuffer();
}
