import type { EntityManager } from "typeorm";
import type { ChangeAction } from "../history/change.entity.ts";
import { type ContentAuthor, recordContentChange } from "../history/record-change.ts";
import { Conflict, NotFound } from "../platform/errors.ts";
import { hideWithheldFiles } from "./hide-withheld-files.ts";
import { Image } from "./image.entity.ts";
import { type FileColumns, filesOf, labelOf, lockImage } from "./image-rows.ts";
import type { ImageStore } from "./image-store.ts";
import { moveFileToTrash } from "./image-trash.ts";
import type { PicturePeople } from "./picture-people.ts";
import { followAddress } from "./replace-image-urls.ts";

const centre = { focusX: 0.5, focusY: 0.5 };

/** The new file of an image. */
export interface FileReplacement {
  file: FileColumns;
  /** Public id of the uncropped file; null if the file is not a crop. */
  uncroppedPublicId: string | null;
  fileName?: string;
  action: Extract<ChangeAction, "saved" | "replaced" | "blurred" | "unsealed">;
  /** Public id of the uncropped file it was derived from; omitted for an unrelated file. */
  sourcePublicId?: string;
  /** Public id of the file that is replaced; omitted if any is. */
  currentPublicId?: string;
  /** Who can be recognised in the new file; as before if omitted. */
  shows?: PicturePeople;
  /** The focal point of the new file; the centre if omitted. */
  focus?: Pick<Image, "focusX" | "focusY">;
}

/** The row after and before its file was replaced. */
interface ReplacedFile {
  image: Image;
  before: Image;
}

/**
 * Replaces the file of an image. Id, texts and placements stay, and URLs in rich text are updated. A
 * replaced upload goes into the trash, and a former crop is deleted, because it can be made again; the
 * sweep retries what fails. Throws as `replaceFileColumns`.
 */
export async function replaceFile(
  db: EntityManager,
  store: ImageStore,
  author: ContentAuthor,
  id: string,
  replacement: FileReplacement,
): Promise<Image> {
  // A crop or a rotation can be undone without the former file.
  const isRecoverable = replacement.action === "replaced";
  const { image, before } = await db.transaction(async (manager) => {
    const replaced = await replaceFileColumns(manager, author, id, replacement);
    if (isRecoverable) await moveFileToTrash(manager, author, replaced.before);
    return replaced;
  });
  const needed = filesOf(image);
  const unneeded = filesOf(before).filter((publicId) => !needed.includes(publicId));
  for (const publicId of unneeded) {
    const removal = isRecoverable ? store.withdraw(publicId) : store.remove(publicId);
    await removal.catch(() => undefined);
  }
  await hideWithheldFiles(db, store, author.now);
  return image;
}

/**
 * The rows of `replaceFile`, in the caller's transaction; files, and `hideWithheldFiles` after the
 * transaction, are the caller's. Throws
 * NotFound, or Conflict `stale` if the file that `sourcePublicId` or `currentPublicId` names was
 * replaced meanwhile.
 */
export async function replaceFileColumns(
  manager: EntityManager,
  author: ContentAuthor,
  id: string,
  { file, uncroppedPublicId, action, ...replacement }: FileReplacement,
): Promise<ReplacedFile> {
  const { fileName, sourcePublicId, currentPublicId, focus = centre } = replacement;
  const image = await lockImage(manager, id);
  if (!image) throw NotFound();
  const { shows = image.shows } = replacement;
  if (sourcePublicId && sourcePublicId !== uncroppedPublicIdOf(image)) throw Conflict("stale");
  if (currentPublicId && currentPublicId !== image.publicId) throw Conflict("stale");
  const before = Object.assign(new Image(), image);
  const name = fileName || image.fileName;
  // At Cloudinary the new file is public until `hideWithheldFiles` has hidden it.
  const own = { uncroppedPublicId, fileName: name, shows, isPrivate: false };
  Object.assign(image, file, own, focus);
  await manager.save(Image, image);
  // A trigger has computed it from `shows`.
  const { withheldFrom } = await manager.findOneByOrFail(Image, { id });
  image.withheldFrom = withheldFrom;
  await followAddress(manager, before, image);
  const label = labelOf(image);
  await recordContentChange(manager, author, { kind: "Image", action, itemId: id, label });
  return { image, before };
}

/** Returns the public id of the uncropped file. */
export const uncroppedPublicIdOf = (image: Image): string =>
  image.uncroppedPublicId ?? image.publicId;
