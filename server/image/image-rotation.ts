import sharp from "sharp";
import type { EntityManager } from "typeorm";
import type { ContentAuthor } from "../history/record-change.ts";
import type { Image } from "./image.entity.ts";
import { loadFiles } from "./image-crop.ts";
import { withStoredFile } from "./image-rows.ts";
import type { ImageStore } from "./image-store.ts";
import { encodePicture, limitDecoding, type PreparedPicture } from "./prepare/prepare-picture.ts";
import { replaceFile } from "./replace-file.ts";

/** Higher than that of an upload, because a picture may be turned several times. */
const quality = 95;

/**
 * Rotates an image by 90° into a new file; of a cropped one the uncropped file, too. The crop and the
 * focal point follow. The former files are deleted: turning back restores the picture. Throws
 * NotFound, Invalid (`id`: `elsewhere`) for an image on another host, and Conflict `stale` if its
 * file was replaced meanwhile.
 */
export async function rotateImage(
  db: EntityManager,
  store: ImageStore,
  author: ContentAuthor,
  id: string,
  isClockwise: boolean,
): Promise<Image> {
  const { image, current, uncropped } = await loadFiles(db, store, id);
  const { focusX, focusY } = image;
  const focus = isClockwise
    ? { focusX: 1 - focusY, focusY: focusX }
    : { focusX: focusY, focusY: 1 - focusX };
  const rotated = await rotate(current.bytes, isClockwise);
  const replace = (uncroppedPublicId: string | null) =>
    withStoredFile(store, rotated, (file) =>
      replaceFile(db, store, author, id, {
        file,
        uncroppedPublicId,
        focus,
        action: "saved",
        sourcePublicId: uncropped.publicId,
        currentPublicId: current.publicId,
      }),
    );
  if (!image.uncroppedPublicId) return replace(null);
  const whole = await rotate(uncropped.bytes, isClockwise);
  return withStoredFile(store, whole, ({ publicId }) => replace(publicId));
}

const rotate = (bytes: Buffer, isClockwise: boolean): Promise<PreparedPicture> =>
  limitDecoding(() => encodePicture(sharp(bytes).rotate(isClockwise ? 90 : 270), quality));
