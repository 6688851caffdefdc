import type { NewsItemFragment, NewsPictureFragment } from "../../graphql/generated/NewsItem.ts";

/** A news item: an important gallery with as many of its first pictures as the list shows. */
export type NewsStory = NewsItemFragment & { images: NewsPictureFragment[] };

/** A first paragraph longer than this is split at a sentence when no other follows: characters. */
const introLength = 180;

/**
 * Splits a news item into its lead, which is always visible, and the rest, which is shown when
 * expanded. A single long paragraph is split after its first sentences.
 */
export function splitStory(description: string): { first: string; rest: string[] } {
  const [first = "", ...rest] = description
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  if (rest.length > 0 || first.length <= introLength) return { first, rest };
  const sentences = first.match(/[^.!?…]+[.!?…]+["»”]?\s*|.+$/gsu) ?? [first];
  let shown = "";
  while (sentences.length > 0 && (shown + sentences[0]).length <= introLength) {
    shown += sentences.shift();
  }
  if (!shown) return { first, rest };
  return { first: shown.trim(), rest: [sentences.join("").trim()].filter(Boolean) };
}
