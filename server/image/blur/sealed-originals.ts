import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { type Author, authorName, type ContentAuthor } from "../../history/record-change.ts";
import type { FieldEncryption, Place } from "../../platform/encryption/field-encryption.ts";
import { NotFound } from "../../platform/errors.ts";
import type { Image } from "../image.entity.ts";
import { isImageId, withStoredFile } from "../image-rows.ts";
import { measurePicture } from "../prepare/prepare-picture.ts";
import { replaceFile } from "../replace-file.ts";
import type { ImageStore } from "../stores/image-store.ts";
import { SealedOriginal } from "./sealed-original.entity.ts";

const placeOf = (row: string): Place => ({ table: "sealed_original", column: "encrypted", row });

/** Encrypts the original of an image, in the transaction that blurs the image. */
export async function sealOriginal(
  manager: EntityManager,
  encryption: FieldEncryption,
  author: Author,
  imageId: string,
  bytes: Buffer,
): Promise<void> {
  const id = randomUUID();
  await manager.insert(SealedOriginal, {
    id,
    imageId,
    sealedAt: author.now,
    sealedBy: authorName(author),
    encrypted: encryption.encrypt(bytes.toString("base64"), placeOf(id)),
  });
}

export async function eraseSealedOriginals(manager: EntityManager, imageId: string): Promise<void> {
  await manager.delete(SealedOriginal, { imageId });
}

/** The sealed originals of an image, the last one first; without their files. */
export async function sealedOriginalsOf(
  db: EntityManager,
  imageId: string,
): Promise<SealedOriginal[]> {
  if (!isImageId(imageId)) return [];
  return db.find(SealedOriginal, { where: { imageId }, order: { sealedAt: "DESC", id: "ASC" } });
}

/**
 * Makes a sealed original the file of its image again; the blurred file goes to the trash. Throws
 * NotFound, also when the image is in the trash.
 */
export async function unsealOriginal(
  db: EntityManager,
  store: ImageStore,
  author: ContentAuthor,
  encryption: FieldEncryption,
  id: string,
): Promise<Image> {
  if (!isImageId(id)) throw NotFound();
  const select = { imageId: true, encrypted: true };
  const sealed = await db.findOne(SealedOriginal, { where: { id }, select });
  if (!sealed) throw NotFound();
  const bytes = Buffer.from(encryption.decrypt(sealed.encrypted, placeOf(id)), "base64");
  const image = await withStoredFile(store, await measurePicture(bytes), (file) =>
    replaceFile(db, store, author, sealed.imageId, {
      file,
      uncroppedPublicId: null,
      action: "unsealed",
    }),
  );
  await db.delete(SealedOriginal, { id });
  return image;
}

/** Erases the sealed originals of images that are neither in the library nor in the trash. */
export const eraseUnownedOriginals = (db: EntityManager): Promise<unknown> =>
  db.query(
    `delete from sealed_original
     where not exists (select from image where id = image_id)
       and not exists (select from deleted_image where id = image_id)`,
  );
