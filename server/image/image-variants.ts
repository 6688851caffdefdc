import pLimit from "p-limit";
import sharp from "sharp";
import { contentOf, type FileStore, readFile } from "../files/file-store.ts";
import { removeVariants } from "./image-store.ts";
import {
  isLocalId,
  originalKey,
  type VariantFormat,
  type VariantWidth,
  variantsPrefix,
  variantWidths,
} from "./image-urls.ts";

// Two threads per picture: an AVIF of 640 px takes about 25 ms instead of 45.
sharp.concurrency(2);
// Every operation reads a new buffer, so that the operation cache (50 MB) would never be hit.
sharp.cache(false);

/** The content of an original or of a variant. */
export interface ImageFile {
  bytes: Buffer;
  format: VariantFormat;
}

/** Smaller variants of local pictures, generated on the first request and stored. */
export class ImageVariants {
  private readonly inFlight = new Map<string, Promise<Buffer | null>>();
  private readonly limit = pLimit(2);

  /** `onUnwritable` is called with each error of storing a variant. */
  constructor(
    private readonly files: FileStore,
    private readonly onUnwritable: (error: unknown) => void = () => undefined,
  ) {}

  /** Returns the stored picture, or null for an unknown id. */
  async original(publicId: string): Promise<Buffer | null> {
    return isLocalId(publicId) ? readFile(this.files, originalKey(publicId)) : null;
  }

  /**
   * Returns the picture in this width, or in its own width if that is smaller; null for an
   * unknown id. When the variant cannot be stored (disk full), it is generated for each request.
   */
  async find(publicId: string, width: VariantWidth, format: VariantFormat): Promise<Buffer | null> {
    if (!isLocalId(publicId)) return null;
    const key = `${variantsPrefix(publicId)}${width}.${format}`;
    const running = this.inFlight.get(key);
    if (running) return running;
    return (await readFile(this.files, key)) ?? this.createOnce(key, publicId, width, format);
  }

  /** Concurrent requests for the same variant share one generation. */
  private createOnce(key: string, publicId: string, width: VariantWidth, format: VariantFormat) {
    const running = this.inFlight.get(key);
    if (running) return running;
    const creating = this.create(key, publicId, width, format).finally(() =>
      this.inFlight.delete(key),
    );
    this.inFlight.set(key, creating);
    return creating;
  }

  private async create(
    key: string,
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
    await this.files.put(key, { ...contentOf(bytes), isOnView: true }).catch(this.onUnwritable);
    // If the picture was deleted meanwhile, its variants must be deleted as well.
    if (await this.files.head(originalKey(publicId)).catch(() => "unknown")) return bytes;
    await removeVariants(this.files, publicId).catch(this.onUnwritable);
    return null;
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
