import type { DataSource } from "typeorm";
import { Invalid, NotFound } from "../platform/failures.ts";
import { type AlternativeText, alternativeText } from "./alternative-text.ts";
import { type GivenImage, nameOf, requireAddress } from "./given-image.ts";
import { Image } from "./image.entity.ts";
import { type Database, imageById, insertOnce, rowOf } from "./image-rows.ts";
import type { ImageStore } from "./image-store.ts";
import { type PreparedPicture, preparePicture } from "./prepare-picture.ts";

/** Prepares, keeps and records an upload. Throws TooLarge and Invalid as `preparePicture`. */
export async function keepUploadedImage(
  db: Database,
  store: ImageStore,
  bytes: Buffer,
  words: AlternativeText = {},
): Promise<Image> {
  const texts = alternativeText(words);
  return keepPrepared(db, store, await preparePicture(bytes), texts);
}

/**
 * Takes the previous picture away first, whatever becomes of that, then keeps the new one.
 * A file that is no picture is refused before the previous one is touched.
 */
export async function replaceImage(
  db: DataSource,
  store: ImageStore,
  previousPublicId: string | null | undefined,
  bytes: Buffer,
  words: AlternativeText = {},
): Promise<Image> {
  const texts = alternativeText(words);
  const picture = await preparePicture(bytes);
  if (previousPublicId) await removeImage(db, store, previousPublicId).catch(() => undefined);
  return keepPrepared(db, store, picture, texts);
}

/** The file first, then the row; no file stays behind when the row fails. */
export async function keepPrepared(
  db: Database,
  store: ImageStore,
  picture: PreparedPicture,
  texts: Pick<Image, "altUa" | "altEng">,
): Promise<Image> {
  const kept = await store.keep(picture);
  try {
    return await insertOnce(db, { ...rowOf(store, kept, picture), ...texts });
  } catch (error) {
    await store.remove(kept.publicId).catch(() => undefined);
    throw error;
  }
}

/**
 * Takes away row and file; its places in content go with the row. The file goes even without
 * a row (a browser may have uploaded it directly); an unknown picture is no error.
 */
export async function removeImage(
  db: Database,
  store: ImageStore,
  publicId: string,
): Promise<void> {
  const images = db.getRepository(Image);
  const image = await images.findOneBy({ publicId });
  await images.delete({ publicId });
  if (image?.store !== "elsewhere") await store.remove(publicId);
}

/**
 * The image behind what a REST client sent: the row of that publicId (without one, of that
 * url); else, when `store` is given, an upload in it that was not registered yet; else a
 * picture at another host, kept as it is. Throws Invalid for `path`: `address` (not https),
 * `tooLong`. With `store` it may go over the network: call it before a transaction.
 */
export async function imageFromElsewhere(
  db: Database,
  given: GivenImage,
  path = "url",
  store?: ImageStore,
): Promise<Image> {
  const publicId = nameOf(given);
  const known = await db.getRepository(Image).findOneBy({ publicId });
  if (known) return known;
  requireAddress(given, path);
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
  { publicId }: { publicId: string },
): Promise<Image> {
  const known = await db.getRepository(Image).findOneBy({ publicId });
  if (known) return known;
  const bytes = await store.directlyUploaded(publicId);
  if (!bytes) throw Invalid([{ path: "publicId", rule: "unknown" }]);
  const picture = await preparePicture(bytes, "publicId");
  return insertOnce(db, rowOf(store, await store.keep(picture, publicId), picture));
}

/** Throws NotFound, or Invalid (`ua`, `eng`: `tooLong`). */
export async function saveAlternativeText(
  db: Database,
  id: string,
  { ua, eng }: { ua: string; eng: string },
): Promise<Image> {
  const texts = alternativeText({ altUa: ua, altEng: eng });
  const image = await imageById(db, id);
  if (!image) throw NotFound();
  return db.getRepository(Image).save(Object.assign(image, texts));
}
