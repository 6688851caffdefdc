import type { EntityManager } from "typeorm";
import type { ChangeAction } from "../history/change.entity.ts";
import { type Author, recordChange } from "../history/record-change.ts";
import { Conflict, NotFound } from "../platform/errors.ts";
import { Image } from "./image.entity.ts";
import { type FileColumns, filesOf, labelOf, lockImage } from "./image-rows.ts";
import type { ImageStore } from "./image-store.ts";
import { followAddress } from "./replace-image-urls.ts";

/** The file that an image shows from now on. */
export interface FileReplacement {
  file: FileColumns;
  /** The whole of a crop; null when the file itself is whole. */
  uncroppedPublicId: string | null;
  fileName?: string;
  action: Extract<ChangeAction, "saved" | "replaced">;
  /** Of which whole picture it was made; left out, of none that is here. */
  sourcePublicId?: string;
}

/**
 * Gives the image another file: it keeps its id, its texts and its places, what names its
 * address follows, and the focus returns to the middle. Files it no longer needs are removed
 * afterwards; one that the store would not give up goes with the sweep. Throws NotFound, and
 * Conflict when another file came meanwhile.
 */
export async function replaceFile(
  db: EntityManager,
  store: ImageStore,
  author: Author,
  id: string,
  { file, uncroppedPublicId, fileName, action, sourcePublicId }: FileReplacement,
): Promise<Image> {
  const { image, before } = await db.transaction(async (manager) => {
    const image = await lockImage(manager, id);
    if (!image) throw NotFound();
    if (sourcePublicId && sourcePublicId !== uncroppedPublicIdOf(image)) throw Conflict("stale");
    const before = { ...image };
    const name = fileName || image.fileName;
    Object.assign(image, file, { uncroppedPublicId, fileName: name, focusX: 0.5, focusY: 0.5 });
    await manager.save(Image, image);
    await followAddress(manager, before, image);
    const label = labelOf(image);
    await recordChange(manager, author, { kind: "Image", action, itemId: id, label });
    return { image, before };
  });
  const needed = filesOf(image);
  const unneeded = filesOf(before).filter((publicId) => !needed.includes(publicId));
  for (const publicId of unneeded) await store.remove(publicId).catch(() => undefined);
  return image;
}

/** The store's name of the whole picture. */
export const uncroppedPublicIdOf = (image: Image): string =>
  image.uncroppedPublicId ?? image.publicId;
