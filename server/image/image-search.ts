import type { EntityManager } from "typeorm";
import { bindSearchTerm, resemblesTerm, similarityTo } from "../platform/database/text-search.ts";
import { Image } from "./image.entity.ts";
import { listImages } from "./image-list.ts";

/** Shorter words, in letters, resemble too many others. */
const minSimilarLength = 4;

/**
 * Images whose texts contain every word, newest first, then images with words that are spelled
 * similarly, the most similar first. Takes at most two statements; blank text finds nothing.
 */
export async function findImages(
  db: EntityManager,
  now: Date,
  text: string,
  first: number,
): Promise<Image[]> {
  // Punctuation alone is normalised to an empty text, which every text contains.
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const { items } = await listImages(db, now, { search: text, first });
  const words = text.split(/\s+/).filter(Boolean);
  if (items.length === first || words.some((word) => word.length < minSimilarLength)) return items;
  const known = new Set(items.map(({ id }) => id));
  const similar = await findSimilarImages(db, words, first);
  return [...items, ...similar.filter(({ id }) => !known.has(id))].slice(0, first);
}

function findSimilarImages(db: EntityManager, words: readonly string[], first: number) {
  const text = { form: "image.search_form", letters: "image.search_letters" };
  const terms = words.map((_, index) => bindSearchTerm("", `:word${index}`));
  const bound = Object.fromEntries(words.map((word, index) => [`word${index}`, word]));
  const similarities = terms.map((term) => similarityTo(text, term)).join(", ");
  return db
    .getRepository(Image)
    .createQueryBuilder("image")
    .where(terms.map((term) => resemblesTerm(text, term)).join(" and "), bound)
    .orderBy(`least(${similarities})`, "DESC")
    .addOrderBy("image.created_at", "DESC")
    .limit(first)
    .getMany();
}
