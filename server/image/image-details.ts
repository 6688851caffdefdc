import type { EntityManager } from "typeorm";
import type { ContentAuthor } from "../history/record-change.ts";
import { NotFound } from "../platform/errors.ts";
import { normaliseAlternativeText } from "./alternative-text.ts";
import type { Image } from "./image.entity.ts";
import { saveColumns } from "./image-labels.ts";
import { lockImage } from "./image-rows.ts";

/**
 * Saves the alternative texts; those of a decorative image are preserved, but not used. Throws
 * NotFound, or Invalid (`ua`, `eng`: `tooLong`).
 */
export async function saveAlternativeText(
  db: EntityManager,
  author: ContentAuthor,
  id: string,
  { ua, eng, isDecorative }: { ua: string; eng: string; isDecorative: boolean },
): Promise<Image> {
  const texts = normaliseAlternativeText({ altUa: ua, altEng: eng });
  return updateImage(db, author, id, { ...texts, isDecorative });
}

/**
 * Sets the focal point, which stays visible when edges are cut off; fractions, 0 to 1. Throws
 * NotFound.
 */
export async function focusImage(
  db: EntityManager,
  author: ContentAuthor,
  id: string,
  { x, y }: { x: number; y: number },
): Promise<Image> {
  return updateImage(db, author, id, {
    focusX: toSinglePrecision(x),
    focusY: toSinglePrecision(y),
  });
}

/** Rounds to four decimals, which the single-precision column returns unchanged. */
const toSinglePrecision = (fraction: number) => Math.round(fraction * 10_000) / 10_000;

async function updateImage(
  db: EntityManager,
  author: ContentAuthor,
  id: string,
  columns: Partial<Image>,
): Promise<Image> {
  return db.transaction(async (manager) => {
    const image = await lockImage(manager, id);
    if (!image) throw NotFound();
    await saveColumns(manager, author, image, columns);
    return image;
  });
}
