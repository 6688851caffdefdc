import type { EntityManager } from "typeorm";
import type { ContentAuthor } from "../history/record-change.ts";
import { mayHaveCommitted } from "../platform/database/database.ts";
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";
import { Conflict, NotFound } from "../platform/errors.ts";
import type { Image } from "./image.entity.ts";
import { loadFiles } from "./image-crop.ts";
import { filesOf, isImageId, withStoredFile } from "./image-rows.ts";
import { type FileReplacement, replaceFile, replaceFileColumns } from "./replace-file.ts";
import { measurePicture } from "./prepare/prepare-picture.ts";
import type { ImageStore } from "./stores/image-store.ts";
import { type Area, blurAreas } from "./blur/blur-areas.ts";
import { SealedOriginal } from "./blur/sealed-original.entity.ts";
import { eraseSealedOriginals, readSealedOriginal, sealOriginal } from "./blur/sealed-originals.ts";

/** What becomes of the original: encrypted for an admin to bring back, or deleted for good. */
export type OriginalFate = "sealed" | "erased";

export interface Blurring {
  /** Public id of the file on which the areas were drawn. */
  publicId: string;
  areas: readonly Area[];
  original: OriginalFate;
}

/**
 * Blurs areas of an image into a new file, which is uncropped. The former files are not served from
 * then on, and deleted, never moved to the trash. Throws NotFound, Invalid as `blurAreas`, Invalid
 * (`id`: `elsewhere`) for an image on another host, and Conflict `stale` if its file was replaced.
 */
export async function blurImage(
  db: EntityManager,
  store: ImageStore,
  author: ContentAuthor,
  encryption: FieldEncryption,
  id: string,
  { publicId, areas, original }: Blurring,
): Promise<Image> {
  const files = await loadFiles(db, store, id);
  if (files.image.publicId !== publicId) throw Conflict("stale");
  const { focusX, focusY } = files.image;
  const blurred = await blurAreas(files.current.bytes, areas);
  const former = filesOf(files.image);
  const image = await withStoredFile(store, blurred, (file) =>
    db.transaction(async (manager) => {
      const replacement: FileReplacement = {
        file,
        uncroppedPublicId: null,
        focus: { focusX, focusY },
        action: "blurred",
        sourcePublicId: files.uncropped.publicId,
        currentPublicId: publicId,
      };
      const replaced = await replaceFileColumns(manager, author, id, replacement);
      if (original === "erased") await eraseSealedOriginals(manager, id);
      else await sealOriginal(manager, encryption, author, id, files.uncropped.bytes);
      await withdrawAll(store, former);
      return replaced.image;
    }),
  ).catch(async (error: unknown) => {
    if (!mayHaveCommitted(error)) await restoreAll(store, former);
    throw error;
  });
  // Thrown errors are reported: an original that was to be erased would otherwise stay unnoticed.
  for (const file of former) await store.remove(file);
  return image;
}

/** Before the transaction commits, so that no file is served of which the image was blurred. */
async function withdrawAll(store: ImageStore, publicIds: readonly string[]): Promise<void> {
  for (const publicId of publicIds) await store.withdraw(publicId);
}

/** Files that were not withdrawn yet throw, which is no error here. */
async function restoreAll(store: ImageStore, publicIds: readonly string[]): Promise<void> {
  for (const publicId of publicIds) await store.restore(publicId).catch(() => undefined);
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
  const { imageId, bytes } = await readSealedOriginal(db, encryption, id);
  const image = await withStoredFile(store, await measurePicture(bytes), (file) =>
    replaceFile(db, store, author, imageId, { file, uncroppedPublicId: null, action: "unsealed" }),
  );
  await db.delete(SealedOriginal, { id });
  return image;
}
