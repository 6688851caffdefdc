import type { DataSource } from "typeorm";
import { keepPrepared } from "../image/image.service.ts";
import type { ImageStore } from "../image/image-store.ts";
import { atMost } from "../image/turns.ts";
import { removeUnusedRows } from "../image/unused-images.ts";
import type { PlannedPicture } from "./pictures/plan.ts";
import { rasterise } from "./pictures/rasterise.ts";

interface Parts {
  db: DataSource;
  images: ImageStore;
  progress: (line: string) => void;
}

/** How often progress is told, in pictures. */
const step = 100;

/** Draws, keeps and records every picture; answers the images' ids under the same names. */
export async function keepPictures(
  { db, images, progress }: Parts,
  planned: ReadonlyMap<string, readonly PlannedPicture[]>,
): Promise<Map<string, string[]>> {
  const all = [...planned.values()].reduce((sum, pictures) => sum + pictures.length, 0);
  // Two draw while the third is being written.
  const inTurn = atMost(3);
  let done = 0;

  const keep = ({ words, draw }: PlannedPicture) =>
    inTurn(async () => {
      const picture = await rasterise(draw());
      const texts = { altUa: words.ua, altEng: words.eng };
      const { id } = await keepPrepared(db, images, picture, texts);
      done += 1;
      if (done % step === 0 || done === all) progress(`Pictures: ${done} of ${all}`);
      return id;
    });

  const kept = [...planned].map(async ([name, pictures]): Promise<[string, string[]]> => {
    return [name, await Promise.all(pictures.map(keep))];
  });
  return new Map(await Promise.all(kept));
}

/** Takes away the pictures of a first run that was interrupted; no item has come to use them. */
export async function removeLeftPictures({ db, images }: Parts): Promise<void> {
  const left = await removeUnusedRows(db, new Date());
  for (const { publicId } of left) await images.remove(publicId);
}
