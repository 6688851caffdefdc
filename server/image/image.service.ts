import type { EntityManager } from "typeorm";
import { type Author, recordChange } from "../history/record-change.ts";
import { Invalid, NotFound } from "../platform/errors.ts";
import { type AlternativeText, normaliseAlternativeText } from "./alternative-text.ts";
import { type ExternalImage, publicIdOf, requireImageUrl } from "./external-image.ts";
import { Image } from "./image.entity.ts";
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
import { type PreparedPicture, preparePicture } from "./prepare-picture.ts";
import { replaceFile } from "./replace-file.ts";

/** What comes along with an upload's bytes. */
export interface UploadDetails extends AlternativeText {
  /** As `fileNameOf` answers it. */
  fileName?: string;
}

/** Prepares, keeps and records an upload. Throws TooLarge and Invalid as `preparePicture`. */
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
 * Takes the previous picture away first, whatever becomes of that, then keeps the new one.
 * A file that is no picture is refused before the previous one is touched.
 */
export async function replaceImage(
  db: EntityManager,
  store: ImageStore,
  author: Author,
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
 * Puts another picture in an image's place: whatever shows the image shows it. Throws
 * NotFound, and TooLarge and Invalid as `preparePicture`.
 */
export async function replaceInPlace(
  db: EntityManager,
  store: ImageStore,
  author: Author,
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

/** The file first, then the row; no file stays behind when the row fails. */
export async function storePreparedImage(
  db: Database,
  store: ImageStore,
  picture: PreparedPicture,
  details: Pick<Image, "altUa" | "altEng"> & Partial<Pick<Image, "fileName" | "focusX" | "focusY">>,
): Promise<Image> {
  return withStoredFile(store, picture, (file) => insertOnce(db, { ...file, ...details }));
}

/**
 * Takes away row and files; its places in content go with the row. The file goes even without
 * a row (a browser may have uploaded it directly); an unknown picture is no error. Answers
 * whether there was a row.
 */
export async function removeImage(
  db: EntityManager,
  store: ImageStore,
  author: Author,
  publicId: string,
): Promise<boolean> {
  const found = await imageOfFile(db, publicId);
  const removed = found && (await removeRow(db, author, found.id));
  for (const file of removed ? filesOf(removed) : [publicId]) await store.remove(file);
  return Boolean(removed);
}

async function removeRow(db: EntityManager, author: Author, id: string): Promise<Image | null> {
  return db.transaction(async (manager) => {
    const image = await lockImage(manager, id);
    if (!image) return null;
    await manager.delete(Image, { id });
    const what = { kind: "Image", action: "deleted", itemId: id, label: labelOf(image) } as const;
    await recordChange(manager, author, what);
    return image;
  });
}

/**
 * The image behind what a REST client sent: the row of that publicId (without one, of that
 * url); else, when `store` is given, an upload in it that was not registered yet; else a
 * picture at another host, kept as it is. Throws Invalid for `path`: `address` (not https),
 * `tooLong`. With `store` it may go over the network: call it before a transaction.
 */
export async function imageFromElsewhere(
  db: Database,
  given: ExternalImage,
  path = "url",
  store?: ImageStore,
): Promise<Image> {
  const publicId = publicIdOf(given);
  const known = await imageOfFile(db, publicId);
  if (known) return known;
  requireImageUrl(given, path);
  if (given.publicId && store?.owns(given.url))
    return registerDirectUpload(db, store, { publicId });
  return insertOnce(db, { publicId, store: "elsewhere", url: given.url });
}

/**
 * Records what a browser uploaded to the store itself, once. It did not pass through us, so
 * it is fetched, prepared like any upload (bounds, upright, no metadata) and put in its own
 * place. What is refused stays there unrecorded. Throws Invalid (`publicId`), TooLarge.
 */
export async function registerDirectUpload(
  db: Database,
  store: ImageStore,
  { publicId, fileName = "" }: { publicId: string; fileName?: string },
): Promise<Image> {
  const known = await imageOfFile(db, publicId);
  if (known) return known;
  const bytes = await store.readDirectUpload(publicId);
  if (!bytes) throw Invalid([{ path: "publicId", rule: "unknown" }]);
  const picture = await preparePicture(bytes, "publicId");
  const kept = { ...(await store.save(picture, publicId)), store: store.name };
  return insertOnce(db, { ...fileColumnsOf(kept, picture), fileName });
}
