import type { EntityManager } from "typeorm";
import type { Author } from "../history/record-change.ts";
import { Invalid, NotFound } from "../platform/failures.ts";
import { type Crop, cropPicture, isWhole } from "./crop-picture.ts";
import type { Image } from "./image.entity.ts";
import { changeFile, wholeName } from "./image-file.ts";
import { imageById, rowOf, withFile } from "./image-rows.ts";
import type { FoundPicture, ImageStore } from "./image-store.ts";
import { measurePicture } from "./prepare-picture.ts";

/**
 * Shows a part of the whole picture in a file of its own, however it was cropped before; the
 * whole of it is uncropping. Throws NotFound, and Invalid as `cropPicture` or for `id`:
 * `elsewhere` for a picture whose file is not ours.
 */
export async function cropImage(
  db: EntityManager,
  store: ImageStore,
  author: Author,
  id: string,
  crop: Crop,
): Promise<Image> {
  if (isWhole(crop)) return uncropImage(db, store, author, id);
  const { whole } = await wholeOf(db, store, id);
  const part = await cropPicture(whole.bytes, crop);
  const madeOf = whole.publicId;
  return withFile(store, part, (file) =>
    changeFile(db, store, author, id, {
      ...{ file, uncroppedPublicId: madeOf, action: "saved", madeOf },
    }),
  );
}

/** Shows the whole picture again. Throws as `cropImage`; one that is whole stays as it is. */
export async function uncropImage(
  db: EntityManager,
  store: ImageStore,
  author: Author,
  id: string,
): Promise<Image> {
  const { image, whole } = await wholeOf(db, store, id);
  if (!image.uncroppedPublicId) return image;
  const file = rowOf(whole, await measurePicture(whole.bytes));
  const madeOf = whole.publicId;
  return changeFile(db, store, author, id, {
    ...{ file, uncroppedPublicId: null, action: "saved", madeOf },
  });
}

async function wholeOf(
  db: EntityManager,
  store: ImageStore,
  id: string,
): Promise<{ image: Image; whole: FoundPicture }> {
  const image = await imageById(db, id);
  if (!image) throw NotFound();
  if (image.store === "elsewhere") throw Invalid([{ path: "id", rule: "elsewhere" }]);
  const whole = await store.read(wholeName(image));
  if (!whole) throw NotFound();
  return { image, whole };
}
