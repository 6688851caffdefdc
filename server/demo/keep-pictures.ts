import type { DataSource } from "typeorm";
import { keepPrepared } from "../image/image.service.ts";
import { filesOf } from "../image/image-rows.ts";
import type { ImageStore } from "../image/image-store.ts";
import { removeUnusedRows } from "../image/unused-images.ts";
import type { PlannedPicture } from "./pictures/planned-picture.ts";
import { rasterise } from "./pictures/rasterise.ts";

export interface PictureParts {
  db: DataSource;
  images: ImageStore;
  progress: (line: string) => void;
  /** Makes the file of a drawing; another one for whoever needs the rows alone. */
  prepare?: typeof rasterise;
}

/** How often progress is told, in pictures. */
const step = 100;
/** Two draw while the third is being written. */
const workers = 3;

/**
 * Draws, keeps and records every picture; answers the images' ids under the same names. Fails
 * with the first picture that cannot be kept, when no other is under way any more.
 */
export async function keepPictures(
  parts: PictureParts,
  planned: ReadonlyMap<string, readonly PlannedPicture[]>,
): Promise<Map<string, string[]>> {
  const kept = new Map([...planned].map(([name]): [string, string[]] => [name, []]));
  const places = [...planned].flatMap(([name, pictures]) =>
    pictures.map((picture, position) => ({ ids: kept.get(name) ?? [], position, picture })),
  );
  const queue = places.values();
  let done = 0;
  let isBroken = false;

  async function work(): Promise<void> {
    for (const { ids, position, picture } of queue) {
      if (isBroken) return;
      ids[position] = await keepPicture(parts, picture);
      done += 1;
      if (done % step === 0 || done === places.length) {
        parts.progress(`Pictures: ${done} of ${places.length}`);
      }
    }
  }

  const working = Array.from({ length: workers }, () =>
    work().catch((failure: unknown) => {
      isBroken = true;
      throw failure;
    }),
  );
  await Promise.allSettled(working);
  await Promise.all(working);
  return kept;
}

async function keepPicture(parts: PictureParts, { words, focus, draw }: PlannedPicture) {
  const { db, images, prepare = rasterise } = parts;
  const texts = { altUa: words.ua, altEng: words.eng, ...focus };
  const { id } = await keepPrepared(db, images, await prepare(draw()), texts);
  return id;
}

/** Takes away the pictures of a first run that was interrupted; no item has come to use them. */
export async function removeLeftPictures({ db, images }: PictureParts): Promise<void> {
  const left = await removeUnusedRows(db, new Date());
  for (const publicId of left.flatMap(filesOf)) await images.remove(publicId);
}
