import { isDeepStrictEqual } from "node:util";
import { Field, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { type ContentAuthor, recordContentChange } from "../history/record-change.ts";
import { type Language, languages } from "../language/language.ts";
import { Conflict, Invalid, NotFound } from "../platform/errors.ts";
import { tidyText } from "../platform/tidy-text.ts";
import { normaliseAlternativeText } from "./alternative-text.ts";
import { Image } from "./image.entity.ts";
import { labelOf, lockImage } from "./image-rows.ts";

/** In characters. */
const maxTagLength = 40;
const maxCreditLength = 200;

/** Tags of one image. */
const maxTags = 30;

@ObjectType({ description: "A word that editors have given to images." })
export class ImageTag {
  @Field(() => String, { description: "The tag, in lower case." })
  tag: string;

  @Field(() => Int, { description: "Number of images with the tag." })
  count: number;
}

/** All tags, the most frequent first, at most 500. Takes one statement. */
export const listImageTags = (db: EntityManager): Promise<ImageTag[]> =>
  db.query(
    `select tag, count(*)::int as count from image, unnest(tags) tag
     group by tag order by count(*) desc, tag limit 500`,
  );

/** The tag as it is stored: lower case, without `#` and superfluous spaces. */
export const normaliseTag = (typed: string): string =>
  tidyText(typed)
    .replace(/[\s,#]+/g, " ")
    .trim()
    .toLocaleLowerCase("uk");

function normaliseTags(path: string, typed: readonly string[]): string[] {
  const tags = typed.map(normaliseTag).filter(Boolean);
  if (tags.some((tag) => tag.length > maxTagLength)) {
    throw Invalid([{ path, rule: "tooLong", limit: maxTagLength }]);
  }
  return [...new Set(tags)];
}

/**
 * Adds tags to images and removes others; unknown images are left out of the result. Throws
 * Invalid (`add`: `tooLong` for a tag, `maxItems` for an image).
 */
export async function tagImages(
  db: EntityManager,
  author: ContentAuthor,
  ids: readonly string[],
  tags: { add: readonly string[]; remove: readonly string[] },
): Promise<Image[]> {
  const add = normaliseTags("add", tags.add);
  const remove = new Set(tags.remove.map(normaliseTag));
  return updateImages(db, author, ids, (image) => {
    const stored = [...new Set([...image.tags.filter((tag) => !remove.has(tag)), ...add])];
    if (stored.length > maxTags) throw Invalid([{ path: "add", rule: "maxItems", limit: maxTags }]);
    return { tags: stored };
  });
}

/**
 * Sets the credit line of images; unknown images are left out of the result. Throws Invalid (`ua`,
 * `eng`: `tooLong`).
 */
export async function creditImages(
  db: EntityManager,
  author: ContentAuthor,
  ids: readonly string[],
  typed: Record<Language, string>,
): Promise<Image[]> {
  const credit = { ua: oneLine(typed.ua), eng: oneLine(typed.eng) };
  const tooLong = languages.filter((language) => credit[language].length > maxCreditLength);
  if (tooLong.length > 0) {
    throw Invalid(tooLong.map((path) => ({ path, rule: "tooLong", limit: maxCreditLength })));
  }
  const columns = { creditUa: credit.ua, creditEng: credit.eng };
  return updateImages(db, author, ids, () => columns);
}

const oneLine = (text: string) => tidyText(text).replace(/\s+/g, " ").trim();

/** Sets whether images are decorative; unknown images are left out of the result. */
export const markDecorative = (
  db: EntityManager,
  author: ContentAuthor,
  ids: readonly string[],
  isDecorative: boolean,
): Promise<Image[]> => updateImages(db, author, ids, () => ({ isDecorative }));

/**
 * Saves the alternative text of one language. Throws NotFound, Invalid (`text`: `tooLong`), and
 * Conflict `stale` if the stored text is neither `previous` nor already the new one.
 */
export async function describeImage(
  db: EntityManager,
  author: ContentAuthor,
  id: string,
  { language, text, previous }: { language: Language; text: string; previous: string },
): Promise<Image> {
  const column = language === "ua" ? "altUa" : "altEng";
  const typed = normaliseAlternativeText({ [column]: text })[column];
  const [image] = await updateImages(db, author, [id], (stored) => {
    if (stored[column] !== previous && stored[column] !== typed) throw Conflict("stale");
    return { [column]: typed };
  });
  if (!image) throw NotFound();
  return image;
}

/** In one transaction, with a history entry for each image that changes. */
async function updateImages(
  db: EntityManager,
  author: ContentAuthor,
  ids: readonly string[],
  columnsOf: (image: Image) => Partial<Image>,
): Promise<Image[]> {
  return db.transaction(async (manager) => {
    const images: Image[] = [];
    // In the order of their ids, so that two requests do not lock each other out.
    for (const id of [...new Set(ids)].sort()) {
      const image = await lockImage(manager, id);
      if (!image) continue;
      await saveColumns(manager, author, image, columnsOf(image));
      images.push(image);
    }
    return images;
  });
}

/** Changes columns of a locked image and records that in the history, unless nothing differs. */
export async function saveColumns(
  manager: EntityManager,
  author: ContentAuthor,
  image: Image,
  columns: Partial<Image>,
): Promise<void> {
  if (isDeepStrictEqual({ ...image, ...columns }, { ...image })) return;
  await manager.save(Image, Object.assign(image, columns));
  const what = { kind: "Image", action: "saved", itemId: image.id, label: labelOf(image) } as const;
  await recordContentChange(manager, author, what);
}
