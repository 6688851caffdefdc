import type { EntityManager } from "typeorm";
import type { ContentAuthor } from "../history/record-change.ts";
import { Invalid, NotFound } from "../platform/errors.ts";
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
  const { uncropped } = await loadFiles(db, store, id);
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
  const { image, uncropped } = await loadFiles(db, store, id);
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

/** The files of an image; an uncropped one has one file. */
interface ImageFiles {
  image: Image;
  current: LoadedFile;
  uncropped: LoadedFile;
}

/** Throws NotFound, and Invalid (`id`: `elsewhere`) for an image on another host. */
export async function loadFiles(
  db: EntityManager,
  store: ImageStore,
  id: string,
): Promise<ImageFiles> {
  const image = await imageById(db, id);
  if (!image) throw NotFound();
  if (image.store === "elsewhere") throw Invalid([{ path: "id", rule: "elsewhere" }]);
  const uncropped = await store.read(uncroppedPublicIdOf(image), image.isPrivate);
  const current = image.uncroppedPublicId
    ? await store.read(image.publicId, image.isPrivate)
    : uncropped;
  if (!uncropped || !current) throw NotFound();
  return { image, current, uncropped };
}
