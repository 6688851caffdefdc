import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import { readIfExists, writeAtomically } from "../platform/files/atomic-file.ts";
import { isLocalId, type VariantFormat, type VariantWidth, variantWidths } from "./image-urls.ts";
import { ImageFolders } from "./stores/local-disk-store.ts";

// Two threads per picture: an AVIF of 640 px takes about 25 ms instead of 45.
sharp.concurrency(2);
// Every operation reads a new buffer, so that the operation cache (50 MB) would never be hit.
sharp.cache(false);

/** The content of an original or of a variant. */
export interface ImageFile {
  bytes: Buffer;
  format: VariantFormat;
}

/** Smaller variants of local pictures, generated on the first request and cached on disk. */
export class ImageVariants {
  private readonly folders: ImageFolders;
  private readonly inFlight = new Map<string, Promise<Buffer | null>>();
  private readonly limit = pLimit(2);

  /** `onUnwritable` is called with each error of writing a variant, which is then not cached. */
  constructor(
    dataDir: string,
    private readonly onUnwritable: (error: Error) => void = () => undefined,
  ) {
    this.folders = new ImageFolders(dataDir);
  }

  /** Returns the stored picture, or null for an unknown id. */
  async original(publicId: string): Promise<Buffer | null> {
    return isLocalId(publicId) ? readIfExists(this.folders.original(publicId)) : null;
  }

  /**
   * Returns the picture in this width, or in its own width if that is smaller; null for an
   * unknown id. When the file cannot be written (disk full), it is generated for each request.
   */
  async find(publicId: string, width: VariantWidth, format: VariantFormat): Promise<Buffer | null> {
    if (!isLocalId(publicId)) return null;
    // Deleting may have been interrupted before the variants' turn.
    if (!existsSync(this.folders.original(publicId))) return null;
    const path = join(this.folders.variantsOf(publicId), `${width}.${format}`);
    return (await readIfExists(path)) ?? this.createOnce(path, publicId, width, format);
  }

  /** Concurrent requests for the same variant share one generation. */
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
    const smallestSufficient = variantWidths.find((candidate) => candidate >= originalWidth);
    if (smallestSufficient && width > smallestSufficient)
      return this.find(publicId, smallestSufficient, format);
    const bytes = await this.limit(() => encode(original, width, format));
    const error = await this.write(path, publicId, bytes).then(
      () => null,
      (error: Error) => error,
    );
    // If the picture was deleted meanwhile, its variants must be deleted as well.
    if (!(await this.original(publicId))) {
      await rm(this.folders.variantsOf(publicId), { recursive: true, force: true });
      return null;
    }
    if (error) this.onUnwritable(error);
    return bytes;
  }

  private async write(path: string, publicId: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folders.variantsOf(publicId), { recursive: true });
    await writeAtomically(this.folders.temporary, path, bytes);
  }
}

/**
 * AVIF at effort 1 is a quarter smaller than WebP with better quality; effort 0 is not smaller
 * than WebP, and effort 2 takes 50 % longer for 8 % less.
 */
function encode(original: Buffer, width: number, format: VariantFormat): Promise<Buffer> {
  const small = sharp(original).resize({ width, withoutEnlargement: true });
  return (
    format === "avif"
      ? small.avif({ quality: 50, effort: 1 })
      : small.webp({ quality: 78, effort: 3 })
  ).toBuffer();
}
