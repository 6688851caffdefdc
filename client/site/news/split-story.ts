import type { NewsItemFragment, NewsPictureFragment } from "../../graphql/generated/NewsItem.ts";

/** A news item: an important gallery with as many of its first pictures as the list shows. */
export type NewsStory = NewsItemFragment & { images: NewsPictureFragment[] };

/** A first paragraph this long is cut at a sentence when nothing follows it: letters. */
const introLength = 180;

/**
 * What a news item shows at once, and what it keeps until it is opened: its first paragraph, and
 * the others. A story in one long paragraph is parted after its first sentences.
 */
export function splitStory(description: string): { first: string; rest: string[] } {
  const [first = "", ...rest] = description.split(/\s*\n\s*/).filter(Boolean);
  if (rest.length > 0 || first.length <= introLength) return { first, rest };
  const sentences = first.match(/[^.!?…]+[.!?…]+["»”]?\s*|.+$/gu) ?? [first];
  let shown = "";
  while (sentences.length > 0 && (shown + sentences[0]).length <= introLength) {
    shown += sentences.shift();
  }
  if (!shown) return { first, rest };
  return { first: shown.trim(), rest: [sentences.join("").trim()].filter(Boolean) };
}
