import type { EntityManager } from "typeorm";
import type { ContentAuthor } from "../history/record-change.ts";
import { Conflict, Invalid, NotFound } from "../platform/errors.ts";
import { type Crop, cropPicture, isUncropped } from "./crop-file.ts";
import type { Image } from "./image.entity.ts";
import { fileColumnsOf, imageById, withStoredFile } from "./image-rows.ts";
import type { ImageStore, LoadedFile } from "./image-store.ts";
import { measurePicture } from "./prepare/prepare-picture.ts";
import { replaceFile, uncroppedPublicIdOf } from "./replace-file.ts";

/**
 * Crops the uncropped picture, regardless of an existing crop, into a new file; a crop that
 * covers everything removes the crop. Throws NotFound, Invalid as `cropPicture`, and Invalid
 * (`id`: `elsewhere`) for an image on another host.
 */
export async function cropImage(
  db: EntityManager,
  store: ImageStore,
  author: ContentAuthor,
  id: string,
  crop: Crop,
): Promise<Image> {
  if (isUncropped(crop)) return uncropImage(db, store, author, id);
  const { uncropped } = await loadUncropped(db, store, id);
  const cropped = await cropPicture(uncropped.bytes, crop);
  const sourcePublicId = uncropped.publicId;
  return withStoredFile(store, cropped, (file) =>
    replaceFile(db, store, author, id, {
      file,
      uncroppedPublicId: sourcePublicId,
      action: "saved",
      sourcePublicId,
    }),
  );
}

/** Removes the crop; an uncropped image is unchanged. Throws as `cropImage`. */
export async function uncropImage(
  db: EntityManager,
  store: ImageStore,
  author: ContentAuthor,
  id: string,
): Promise<Image> {
  const { image, uncropped } = await loadUncropped(db, store, id);
  if (!image.uncroppedPublicId) return image;
  const file = fileColumnsOf(uncropped, await measurePicture(uncropped.bytes));
  const sourcePublicId = uncropped.publicId;
  return replaceFile(db, store, author, id, {
    file,
    uncroppedPublicId: null,
    action: "saved",
    sourcePublicId,
  });
}

/** An image and its file before any crop. */
interface UncroppedFile {
  image: Image;
  uncropped: LoadedFile;
}

/** Throws NotFound, and Invalid (`id`: `elsewhere`) for an image on another host. */
async function loadUncropped(
  db: EntityManager,
  store: ImageStore,
  id: string,
): Promise<UncroppedFile> {
  const image = await imageById(db, id);
  if (!image) throw NotFound();
  if (image.store === "elsewhere") throw Invalid([{ path: "id", rule: "elsewhere" }]);
  const uncropped = await store.read(uncroppedPublicIdOf(image), image.isPrivate);
  if (!uncropped) throw NotFound();
  return { image, uncropped };
}

/**
 * Also the file that everybody sees, which is the same without a crop. Throws as `loadUncropped`, and
 * Conflict `stale` if another crop replaced that file meanwhile.
 */
export async function loadFiles(
  db: EntityManager,
  store: ImageStore,
  id: string,
): Promise<UncroppedFile & { current: LoadedFile }> {
  const { image, uncropped } = await loadUncropped(db, store, id);
  if (!image.uncroppedPublicId) return { image, uncropped, current: uncropped };
  const current = await store.read(image.publicId, image.isPrivate);
  if (current) return { image, uncropped, current };
  const isReplaced = (await imageById(db, id))?.publicId !== image.publicId;
  throw isReplaced ? Conflict("stale") : NotFound();
}
