import { recordContentChange } from "../history/record-change.ts";
import type { Image } from "../image/image.entity.ts";
import { labelOf, lockImage } from "../image/image-rows.ts";
import type { PicturePeople } from "../image/picture-people.ts";
import type { ConsentContext } from "./consent.context.ts";

/** Says who can be recognised in images; unknown images are left out of the result. */
export const setPicturePeople = (
  context: ConsentContext,
  imageIds: readonly string[],
  shows: PicturePeople,
): Promise<Image[]> => markImages(context, imageIds, "shows", shows);

/** Hides images from visitors, or ends that; unknown images are left out of the result. */
export const hideImages = (
  context: ConsentContext,
  imageIds: readonly string[],
  isHidden: boolean,
): Promise<Image[]> => markImages(context, imageIds, "isHidden", isHidden);

const columns = { shows: "shows", isHidden: "is_hidden" } as const;

/** Writes what decides, beside the consents, whether visitors get an image. */
async function markImages<Mark extends keyof typeof columns>(
  context: ConsentContext,
  imageIds: readonly string[],
  mark: Mark,
  value: Image[Mark],
): Promise<Image[]> {
  return context.db.transaction(async (manager) => {
    const images: Image[] = [];
    // In the order of their ids, so that two requests do not lock each other out.
    for (const id of [...new Set(imageIds)].sort()) {
      const image = await lockImage(manager, id);
      if (!image) continue;
      images.push(image);
      if (image[mark] === value) continue;
      const [[row]]: [{ withheldFrom: Date | null }[], number] = await manager.query(
        `update image set ${columns[mark]} = $2 where id = $1
         returning withheld_from as "withheldFrom"`,
        [id, value],
      );
      Object.assign(image, { [mark]: value, withheldFrom: row?.withheldFrom ?? null });
      const change = { kind: "Image", action: "saved", itemId: id, label: labelOf(image) } as const;
      await recordContentChange(manager, context, change);
    }
    return images;
  });
}
