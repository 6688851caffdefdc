import type { PreparedPicture } from "./prepare-picture.ts";

/** What a browser needs to upload to the store itself, with an unsigned preset. */
export interface DirectUploadSettings {
  cloudName: string;
  uploadPreset: string;
  /** POST multipart `file` and `upload_preset` here; answers `url` and `public_id`. */
  uploadUrl: string;
}

export interface StoredFile {
  publicId: string;
  /** https, or a path on this site. */
  url: string;
}

type StoreName = "local" | "cloudinary";

/** A kept picture with its bytes, and where it truly lies. */
export interface LoadedFile extends StoredFile {
  store: StoreName;
  bytes: Buffer;
}

/** Where the files of pictures lie. Knows no database; rows are the service's. */
export interface ImageStore {
  readonly name: StoreName;
  /** Null when pictures must come through this server. */
  readonly directUpload: DirectUploadSettings | null;

  /** Keeps a new picture; with `publicId` it takes the place of the one of that name. */
  save(picture: PreparedPicture, publicId?: string): Promise<StoredFile>;

  /** A picture as it was kept; null when there is nothing of that name. */
  read(publicId: string): Promise<LoadedFile | null>;

  /** Removes the file and everything made from it. An unknown name is no error. */
  remove(publicId: string): Promise<void>;

  /** The bytes of what a browser uploaded here itself; null when there is nothing of that name. */
  readDirectUpload(publicId: string): Promise<Buffer | null>;

  /** Whether this address is in this store, so that its picture may be registered. */
  owns(url: string): boolean;

  /** Names of the server's own files that are older than `moment`, for the sweep. */
  listOlderThan(moment: Date): AsyncIterable<string>;
}
