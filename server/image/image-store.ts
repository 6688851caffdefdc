import { randomBytes } from "node:crypto";
import type { CloudinarySettings } from "../files/cloudinary/cloudinary-api.ts";
import { CloudinaryStore } from "../files/cloudinary/cloudinary-store.ts";
import type { DirectUploadSettings } from "../files/cloudinary/cloudinary-urls.ts";
import { contentOf, type FileStore, readFile } from "../files/file-store.ts";
import { isLocalId, localUrl, originalKey, variantsPrefix } from "./image-urls.ts";
import { maxUploadBytes, type PreparedPicture } from "./prepare/prepare-picture.ts";

interface StoredFile {
  publicId: string;
  /** An https URL, or a path on this site. */
  url: string;
}

/** Who serves the file: this site, or Cloudinary. */
type StoreName = "local" | "cloudinary";

/** A stored file with its bytes and its actual store. */
export interface LoadedFile extends StoredFile {
  store: StoreName;
  bytes: Buffer;
}

/** Storage of image files. Does not access the database; the image service manages the rows. */
export interface ImageStore {
  readonly name: StoreName;
  /** Null if uploads must go through this server. */
  readonly directUpload: DirectUploadSettings | null;

  /** Stores a picture; with `publicId`, replaces the file of that id at Cloudinary. */
  save(picture: PreparedPicture, publicId?: string): Promise<StoredFile>;

  /**
   * Returns a stored file, or null if it does not exist; with `isPrivate` also one that Cloudinary
   * has and shows to nobody.
   */
  read(publicId: string, isPrivate?: boolean): Promise<LoadedFile | null>;

  /** Deletes the file and its variants, also a withdrawn one; an unknown id is not an error. */
  remove(publicId: string): Promise<void>;

  /**
   * Keeps the file, but lets Cloudinary serve neither it nor its variants; an unknown id is not an
   * error. Files that this site serves are refused by their rows.
   */
  withdraw(publicId: string): Promise<void>;

  /** Serves a withdrawn file again, under its former URL. Throws if there is no such file. */
  restore(publicId: string): Promise<void>;

  /** Whether it is the public id of a direct upload that has not been registered yet. */
  isDirectUpload(publicId: string): boolean;

  /** Returns the bytes of a direct upload from a browser, or null if it does not exist. */
  readDirectUpload(publicId: string): Promise<Buffer | null>;

  /** Whether the URL belongs to this store, so that its file may be registered. */
  owns(url: string): boolean;

  /** Deletes direct uploads that were abandoned, and returns their number. */
  sweepUploads(registered: ReadonlySet<string>, now: Date): Promise<number>;
}

/**
 * Stores new pictures at Cloudinary if it is configured, else in the site's file store. A site that
 * moved to Cloudinary still serves its older images itself.
 */
export async function openImageStore(
  files: FileStore,
  settings: CloudinarySettings | null,
): Promise<ImageStore> {
  const cloudinary = settings && (await CloudinaryStore.open(settings));
  return {
    name: cloudinary ? "cloudinary" : "local",
    directUpload: cloudinary?.directUpload ?? null,
    async save({ bytes }, publicId) {
      if (cloudinary) return cloudinary.save(bytes, publicId);
      const id = randomBytes(12).toString("hex");
      await files.put(originalKey(id), contentOf(bytes));
      return { publicId: id, url: localUrl(id) };
    },
    async read(publicId, isPrivate) {
      if (isLocalId(publicId)) {
        const bytes = await readFile(files, originalKey(publicId));
        return bytes && { publicId, url: localUrl(publicId), store: "local", bytes };
      }
      const found = await cloudinary?.read(publicId, isPrivate);
      return found ? { ...found, store: "cloudinary" } : null;
    },
    async remove(publicId) {
      if (!isLocalId(publicId)) return cloudinary?.remove(publicId);
      // The original last, which is how an interrupted deletion is found again.
      await removeVariants(files, publicId);
      await files.delete(originalKey(publicId));
    },
    async withdraw(publicId) {
      if (!isLocalId(publicId)) await cloudinary?.withdraw(publicId);
    },
    async restore(publicId) {
      if (!isLocalId(publicId)) return cloudinary?.restore(publicId);
      if (await files.head(originalKey(publicId))) return;
      throw new Error(`the picture ${publicId} has no file`);
    },
    isDirectUpload: (publicId) => cloudinary?.isDirectUpload(publicId) ?? false,
    readDirectUpload: async (publicId) =>
      (await cloudinary?.readDirectUpload(publicId, maxUploadBytes)) ?? null,
    owns: (url) => cloudinary?.owns(url) ?? false,
    sweepUploads: async (registered, now) => (await cloudinary?.sweep(registered, now)) ?? 0,
  };
}

/** Variants are generated again when they are requested. */
export async function removeVariants(files: FileStore, publicId: string): Promise<void> {
  for await (const { key } of files.list(variantsPrefix(publicId))) await files.delete(key);
}
