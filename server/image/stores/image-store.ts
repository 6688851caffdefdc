import type { SweptFiles } from "../../platform/files/quarantine.ts";
import type { PreparedPicture } from "../prepare/prepare-picture.ts";

/** Settings for uploads from the browser directly to the store, with an unsigned preset. */
export interface DirectUploadSettings {
  cloudName: string;
  uploadPreset: string;
  /** The public id of a direct upload is this folder, a slash and 24 random hexadecimal digits. */
  folder: string;
  /**
   * POST multipart `file`, `upload_preset` and `public_id` to this URL; it returns `url` and
   * `public_id`.
   */
  uploadUrl: string;
}

export interface StoredFile {
  publicId: string;
  /** An https URL, or a path on this site. */
  url: string;
}

type StoreName = "local" | "cloudinary";

/** A stored file with its bytes and its actual store. */
export interface LoadedFile extends StoredFile {
  store: StoreName;
  bytes: Buffer;
}

/** Public ids of the files that the database names. */
export interface FilesWithRows {
  /** Files of images in the library. */
  served: ReadonlySet<string>;
  /** Files of images in the trash. */
  deleted: ReadonlySet<string>;
}

/** Storage of image files. Does not access the database; the image service manages the rows. */
export interface ImageStore {
  readonly name: StoreName;
  /** Null if uploads must go through this server. */
  readonly directUpload: DirectUploadSettings | null;

  /** Stores a picture; with `publicId`, replaces the file of that id. */
  save(picture: PreparedPicture, publicId?: string): Promise<StoredFile>;

  /**
   * Returns a stored file, or null if it does not exist; with `isPrivate` also one that Cloudinary
   * has and shows to nobody.
   */
  read(publicId: string, isPrivate?: boolean): Promise<LoadedFile | null>;

  /** Deletes the file and its variants, also a withdrawn one; an unknown id is not an error. */
  remove(publicId: string): Promise<void>;

  /** Keeps the file, but serves neither it nor its variants; an unknown id is not an error. */
  withdraw(publicId: string): Promise<void>;

  /** Serves a withdrawn file again, under its former URL. Throws if there is no such file. */
  restore(publicId: string): Promise<void>;

  /** Whether it is the public id of a direct upload that has not been registered yet. */
  isDirectUpload(publicId: string): boolean;

  /** Returns the bytes of a direct upload from a browser, or null if it does not exist. */
  readDirectUpload(publicId: string): Promise<Buffer | null>;

  /** Whether the URL belongs to this store, so that its file may be registered. */
  owns(url: string): boolean;

  /** Withdraws files without a row, restores files with one, and deletes abandoned uploads. */
  sweep(rows: FilesWithRows, now: Date): Promise<SweptFiles>;
}
