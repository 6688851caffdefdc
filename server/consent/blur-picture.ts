import type { EntityManager } from "typeorm";
import { type Area, blurAreas } from "../image/blur/blur-areas.ts";
import { SealedOriginal } from "../image/blur/sealed-original.entity.ts";
import {
  encryptOriginal,
  eraseSealedOriginals,
  readSealedOriginal,
  sealOriginal,
} from "../image/blur/sealed-originals.ts";
import { hideWithheldFiles } from "../image/hide-withheld-files.ts";
import type { Image } from "../image/image.entity.ts";
import { loadFiles } from "../image/image-crop.ts";
import { filesOf, isImageId, withStoredFile } from "../image/image-rows.ts";
import type { ImageStore } from "../image/image-store.ts";
import { moveFileToTrash } from "../image/image-trash.ts";
import type { PicturePeople } from "../image/picture-people.ts";
import { measurePicture } from "../image/prepare/prepare-picture.ts";
import { replaceFileColumns } from "../image/replace-file.ts";
import { WithheldFile } from "../image/withheld-file.entity.ts";
import { recordSensitiveAction } from "../mail/sensitive-actions.ts";
import { mayHaveCommitted } from "../platform/database/database.ts";
import { Conflict, NotFound } from "../platform/errors.ts";
import type { ConsentContext } from "./consent.context.ts";
import { changePictures } from "./consent.service.ts";
import { consentsOf, coverAgain } from "./consent-pictures.ts";

/** What becomes of the original: encrypted for an admin to bring back, or deleted for good. */
export type OriginalFate = "sealed" | "erased";

export interface Blurring {
  /** Public id of the file on which the areas were drawn. */
  publicId: string;
  areas: readonly Area[];
  original: OriginalFate;
  /** Who can still be recognised. */
  shows: PicturePeople;
  /** The consents of people who cannot be recognised any more; they cover the image no longer. */
  consentIds: readonly string[];
}

/**
 * Blurs areas of an image into a new file, which is uncropped. The former files are not served from
 * then on, and deleted, never moved to the trash. Throws NotFound, Invalid as `blurAreas`, Invalid
 * (`id`: `elsewhere`) for an image on another host, Conflict `stale` if its file was replaced, and as
 * `changePictures` when a refused or withdrawn consent is to cover it no longer.
 */
export async function blurPicture(
  context: ConsentContext,
  id: string,
  { publicId, areas, original, shows, consentIds }: Blurring,
): Promise<Image> {
  const { db, images: store } = context;
  const { image: former, current, uncropped } = await loadFiles(db, store, id);
  if (former.publicId !== publicId) throw Conflict("stale");
  const { focusX, focusY } = former;
  const files = filesOf(former);
  const blurred = await blurAreas(current.bytes, areas);
  const sealed = original === "sealed" ? await encryptOriginal(context, uncropped.bytes) : null;
  const image = await withStoredFile(store, blurred, (file) =>
    db.transaction(async (manager) => {
      const released = [...new Set(consentIds)].sort();
      const covering = await consentsOf(manager, id);
      // Consents before the image, as every change of a consent locks them.
      for (const consentId of released) {
        await changePictures({ ...context, db: manager }, consentId, { remove: [id] });
      }
      const { image: changed } = await replaceFileColumns(manager, context, id, {
        file,
        uncroppedPublicId: null,
        focus: { focusX, focusY },
        shows,
        action: "blurred",
        sourcePublicId: uncropped.publicId,
        currentPublicId: publicId,
      });
      const facts = { imageId: id, shows: former.shows, consentIds: covering };
      if (sealed) await sealOriginal(manager, context, { ...sealed, ...facts });
      else await eraseSealedOriginals(manager, id);
      await keepGone(manager, files, context.now);
      // Before the transaction commits: a file that cannot be withdrawn takes everything back.
      for (const one of files) await store.withdraw(one);
      return changed;
    }),
  ).catch(async (error: unknown) => {
    // What was private at Cloudinary before stays so.
    if (!mayHaveCommitted(error) && !former.isPrivate) await restoreAll(store, files);
    throw error;
  });
  // Thrown errors are reported: an original that was to be erased would otherwise stay unnoticed.
  for (const one of files) await store.remove(one);
  await hideWithheldFiles(db, store, context.now);
  return image;
}

/** The addresses of the files answer 410 from now on, whether or not the image was withheld. */
const keepGone = (manager: EntityManager, publicIds: readonly string[], at: Date) =>
  manager
    .createQueryBuilder()
    .insert()
    .into(WithheldFile)
    .values(publicIds.map((publicId) => ({ publicId, at })))
    .orIgnore()
    .execute();

/** A file that was not withdrawn yet throws, which is no error here. */
async function restoreAll(store: ImageStore, publicIds: readonly string[]): Promise<void> {
  for (const publicId of publicIds) await store.restore(publicId).catch(() => undefined);
}

/**
 * Makes a sealed original the file of its image again, with whom it shows and the consents that
 * covered it; the blurred file goes to the trash. Throws NotFound, also when the image is in the
 * trash, and ConfirmationRequired.
 */
export async function unsealOriginal(context: ConsentContext, id: string): Promise<Image> {
  const { db, images: store } = context;
  if (!isImageId(id)) throw NotFound();
  const { imageId, shows, consentIds, bytes } = await readSealedOriginal(db, context, id);
  const { image, before } = await withStoredFile(store, await measurePicture(bytes), (file) =>
    db.transaction(async (manager) => {
      // Consents before the image, as every change of a consent locks them.
      await coverAgain(manager, consentIds, imageId);
      const replacement = { file, uncroppedPublicId: null, shows, action: "unsealed" } as const;
      const replaced = await replaceFileColumns(manager, context, imageId, replacement);
      await moveFileToTrash(manager, context, replaced.before);
      await manager.delete(SealedOriginal, { id });
      await recordSensitiveAction(manager, context, "originalUnsealed", {
        // Without its name, which may be a child's.
        lines: [
          {
            ua: "Разом із нею повернуто згоди, які її стосувалися",
            eng: "The consents that covered it cover it again",
          },
        ],
        path: `/editor/images?image=${imageId}`,
      });
      return replaced;
    }),
  );
  // The sweep withdraws what could not be withdrawn here.
  for (const file of filesOf(before)) await store.withdraw(file).catch(() => undefined);
  await hideWithheldFiles(db, store, context.now);
  return image;
}
