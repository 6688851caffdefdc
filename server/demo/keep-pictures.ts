import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { Image } from "../image/image.entity.ts";
import { filesOf } from "../image/image-rows.ts";
import type { ImageStore } from "../image/image-store.ts";
import { root } from "../platform/paths.ts";
import { type PictureName, pictures } from "./content/pictures.ts";
import { demoTowns } from "./demo-pictures.ts";

export interface PictureParts {
  db: DataSource;
  images: ImageStore;
  progress: (line: string) => void;
}

/** How many pictures are stored at the same time; their rows are inserted together. */
const batchSize = 10;
/** How often progress is told, in pictures. */
const progressStep = 200;

/** Where a shipped picture lies. */
export const pictureFile = (name: PictureName): string =>
  join(root, "server", "demo", "pictures", `${name}.webp`);

/**
 * Stores the pictures of every item and returns the images' ids by item name. A picture that is
 * shown in several places gets a file and a row for each of them, as if it had been uploaded
 * there, so that deleting or replacing one changes no other. When a picture cannot be stored,
 * those of its batch may leave files without rows, which the daily sweep removes.
 */
export async function keepPictures(
  { db, images, progress }: PictureParts,
  sets: ReadonlyMap<string, readonly PictureName[]>,
): Promise<Map<string, string[]>> {
  const places = [...sets].flatMap(([item, names]) =>
    names.map((name) => ({ item, name, id: randomUUID() })),
  );
  for (let done = 0; done < places.length; ) {
    const batch = places.slice(done, done + batchSize);
    const rows = batch.map(async ({ id, item, name }) => {
      const { altUa, altEng, ...kept } = await keepPicture(images, name);
      const town = demoTowns.get(item);
      return {
        ...kept,
        id,
        // They are drawings.
        shows: "nobody" as const,
        altUa: captioned(altUa, town?.ua),
        altEng: captioned(altEng, town?.eng),
      };
    });
    await db.getRepository(Image).insert(await Promise.all(rows));
    done += batch.length;
    if (done % progressStep === 0 || done === places.length) {
      progress(`Pictures: ${done} of ${places.length}`);
    }
  }
  const byItem = Map.groupBy(places, ({ item }) => item);
  return new Map([...byItem].map(([item, own]) => [item, own.map(({ id }) => id)]));
}

/** "A cat: dark" → "A cat, Kalush: dark"; the caption is what precedes the colon. */
function captioned(alt: string, town: string | undefined): string {
  return town && !alt.startsWith(town) ? alt.replace(":", `, ${town}:`) : alt;
}

/** Stores a copy of the shipped file; returns the columns of its row. */
async function keepPicture(images: ImageStore, name: PictureName) {
  const picture = pictures[name];
  const bytes = await readFile(pictureFile(name));
  const kept = await images.save({ ...picture, bytes });
  return { ...picture, ...kept, store: images.name };
}

/** Removes the pictures of a first run that was interrupted; no item has come to use them. */
export async function removeLeftPictures({ db, images }: PictureParts): Promise<void> {
  const left = await db.getRepository(Image).find();
  await db.getRepository(Image).remove([...left]);
  for (const publicId of left.flatMap(filesOf)) await images.remove(publicId);
}
