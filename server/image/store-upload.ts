import type { EntityManager } from "typeorm";
import type { ContentAuthor } from "../history/record-change.ts";
import { Invalid } from "../platform/errors.ts";
import type { Image } from "./image.entity.ts";
import {
  replaceImage,
  replaceInPlace,
  storeUploadedImage,
  type UploadDetails,
} from "./image.service.ts";
import type { ImageStore } from "./image-store.ts";

/** Effect of an upload on an existing image; at most one of them. */
export interface UploadTarget {
  /** Public id of an image that is deleted before the new one is stored. */
  replaces?: string | null;
  /** Id of an image whose file is replaced; it keeps its id and its texts. */
  inPlaceOf?: string | null;
}

/** Stores an uploaded file. Throws TooLarge and Invalid as `preparePicture`, and NotFound. */
export function storeUpload(
  db: EntityManager,
  store: ImageStore,
  author: ContentAuthor,
  bytes: Buffer,
  { replaces, inPlaceOf, ...details }: UploadDetails & UploadTarget,
): Promise<Image> {
  if (inPlaceOf) return replaceInPlace(db, store, author, inPlaceOf, bytes, details.fileName);
  if (replaces) return replaceImage(db, store, author, replaces, bytes, details);
  return storeUploadedImage(db, store, bytes, details);
}

/**
 * Stores a file that a browser has uploaded directly to the store. Like any upload it is prepared
 * and gets a new public id. The file as it was sent, which may contain the place where it was
 * taken, is deleted, also when it is rejected. Throws Invalid (`publicId`: `unknown`), and as
 * `storeUpload`.
 */
export async function storeDirectUpload(
  db: EntityManager,
  store: ImageStore,
  author: ContentAuthor,
  publicId: string,
  details: UploadDetails & UploadTarget,
): Promise<Image> {
  const unknown = Invalid([{ path: "publicId", rule: "unknown" }]);
  if (!store.isDirectUpload(publicId)) throw unknown;
  try {
    const bytes = await store.readDirectUpload(publicId);
    if (!bytes) throw unknown;
    return await storeUpload(db, store, author, bytes, details);
  } finally {
    // The sweep deletes what could not be deleted here.
    await store.remove(publicId).catch(() => undefined);
  }
}
