import type { EntityManager } from "typeorm";
import { type ContentAuthor, recordContentChange } from "../history/record-change.ts";
import { Invalid, NotFound } from "../platform/errors.ts";
import { type AlternativeText, normaliseAlternativeText } from "./alternative-text.ts";
import { type ExternalImage, externalColumns, parsedUrl, publicIdOf } from "./external-image.ts";
import type { Image } from "./image.entity.ts";
import {
  type Database,
  fileColumnsOf,
  filesOf,
  imageById,
  imageOfFile,
  insertOnce,
  labelOf,
  lockImage,
  withStoredFile,
} from "./image-rows.ts";
import type { ImageStore } from "./image-store.ts";
import { isInTrash, moveRowToTrash } from "./image-trash.ts";
import { type PreparedPicture, preparePicture } from "./prepare/prepare-picture.ts";
import { replaceFile } from "./replace-file.ts";

/** Details of an uploaded image. */
export interface UploadDetails extends AlternativeText {
  /** As returned by `fileNameOf`. */
  fileName?: string;
}

/** Prepares, stores and registers an upload. Throws TooLarge and Invalid as `preparePicture`. */
export async function storeUploadedImage(
  db: Database,
  store: ImageStore,
  bytes: Buffer,
  { fileName = "", ...altTexts }: UploadDetails = {},
): Promise<Image> {
  const texts = normaliseAlternativeText(altTexts);
  return storePreparedImage(db, store, await preparePicture(bytes), { ...texts, fileName });
}

/**
 * Moves the previous image into the trash, ignoring errors, and stores a new one. An invalid file is
 * rejected before. Throws TooLarge and Invalid as `preparePicture`.
 */
export async function replaceImage(
  db: EntityManager,
  store: ImageStore,
  author: ContentAuthor,
  previousPublicId: string,
  bytes: Buffer,
  { fileName = "", ...altTexts }: UploadDetails = {},
): Promise<Image> {
  const texts = normaliseAlternativeText(altTexts);
  const picture = await preparePicture(bytes);
  await removeImage(db, store, author, previousPublicId).catch(() => undefined);
  return storePreparedImage(db, store, picture, { ...texts, fileName });
}

/**
 * Replaces the file of an image; all its uses show the new file. Throws NotFound, and TooLarge
 * and Invalid as `preparePicture`.
 */
export async function replaceInPlace(
  db: EntityManager,
  store: ImageStore,
  author: ContentAuthor,
  id: string,
  bytes: Buffer,
  fileName = "",
): Promise<Image> {
  if (!(await imageById(db, id))) throw NotFound();
  return withStoredFile(store, await preparePicture(bytes), (file) =>
    replaceFile(db, store, author, id, {
      file,
      uncroppedPublicId: null,
      fileName,
      action: "replaced",
    }),
  );
}

/** Stores the file first, then inserts the row; deletes the file again if the insert fails. */
async function storePreparedImage(
  db: Database,
  store: ImageStore,
  picture: PreparedPicture,
  details: Pick<Image, "altUa" | "altEng"> & Partial<Pick<Image, "fileName" | "focusX" | "focusY">>,
): Promise<Image> {
  return withStoredFile(store, picture, (file) => insertOnce(db, { ...file, ...details }));
}

/**
 * Moves an image into the trash and withdraws its files; its placements are deleted by cascade. A
 * file without a row (a direct upload that was never registered) is deleted; an unknown id is not
 * an error. Returns whether there was a row.
 */
export async function removeImage(
  db: EntityManager,
  store: ImageStore,
  author: ContentAuthor,
  publicId: string,
): Promise<boolean> {
  const found = await imageOfFile(db, publicId);
  const removed = found && (await removeRow(db, author, found.id));
  if (removed) await withdrawFiles(store, removed);
  else if (!(await isInTrash(db, publicId))) await store.remove(publicId);
  return Boolean(removed);
}

/** Files that cannot be withdrawn now must not be shown either, so the error is thrown. */
async function withdrawFiles(store: ImageStore, image: Image): Promise<void> {
  for (const publicId of filesOf(image)) await store.withdraw(publicId);
}

async function removeRow(
  db: EntityManager,
  author: ContentAuthor,
  id: string,
): Promise<Image | null> {
  return db.transaction(async (manager) => {
    const image = await lockImage(manager, id);
    if (!image) return null;
    await moveRowToTrash(manager, author, image);
    const what = { kind: "Image", action: "deleted", itemId: id, label: labelOf(image) } as const;
    await recordContentChange(manager, author, what);
    return image;
  });
}

/**
 * Finds or creates the image that a REST client sent: the row with that publicId (or url); else,
 * if `store` is given, an unregistered upload in it; else a new row for a URL on another host.
 * Throws Invalid as `externalColumns`. With `store`, it may make network requests: call it outside
 * of transactions.
 */
export async function imageFromElsewhere(
  db: Database,
  sent: ExternalImage,
  path = "url",
  store?: ImageStore,
): Promise<Image> {
  const given = { ...sent, url: parsedUrl(sent.url) };
  const publicId = publicIdOf(given);
  const known = await imageOfFile(db, publicId);
  if (known) return known;
  const columns = externalColumns(given, path);
  if (given.publicId && store?.owns(given.url)) return registerExternalUpload(db, store, publicId);
  return insertOnce(db, columns);
}

/**
 * Registers the upload of a REST client, which keeps its public id; repeated calls return the same
 * row. Because the file bypassed this server, it is downloaded, prepared like any upload (size
 * limits, orientation, no metadata) and stored again under its public id. A rejected file stays in
 * the store unregistered. Throws Invalid (`publicId`), TooLarge.
 */
async function registerExternalUpload(
  db: Database,
  store: ImageStore,
  publicId: string,
): Promise<Image> {
  const bytes = await store.readDirectUpload(publicId);
  if (!bytes) throw Invalid([{ path: "publicId", rule: "unknown" }]);
  const picture = await preparePicture(bytes, "publicId");
  const stored = { ...(await store.save(picture, publicId)), store: store.name };
  return insertOnce(db, fileColumnsOf(stored, picture));
}
