import { boundWord, holdsWord } from "../platform/searched.ts";
import type { ListWish, PublicationState } from "./list-wish.ts";
import type { VisibleWords } from "./visible-words.ts";

/** What a wish leaves of what the asker may see: conditions on `item`, of which each must hold. */
export function wishedItems(wish: Partial<ListWish>, words: VisibleWords): string[] {
  const { bound, asking } = words;
  const { search, state, lacking, outdated } = wish;
  const conditions = [`item.deleted_at is ${asking.inTrash ? "not null" : "null"}`];
  const searched = search?.replaceAll("\0", " ").match(/\S+/g);
  if (searched) {
    const found = searched.map((word) => holdsWord("words", boundWord(word, bound.add(word))));
    conditions.push(words.some(found.join(" and ")));
  } else if (!asking.drafts) {
    // What is found is seen already; and nothing is without words, so an editor sees all.
    conditions.push(`item.public_from <= ${words.now}`);
  }
  if (state) conditions.push(inState(state, words));
  if (lacking) conditions.push(`item.lacks_${lacking}`);
  if (outdated) conditions.push("item.is_outdated");
  return conditions;
}

/** That one of its languages is so. */
const inState = (state: PublicationState, words: VisibleWords): string => {
  if (state === "draft") return "item.has_draft";
  if (state === "published") return `item.public_from <= ${words.now}`;
  return `item.whole_from > ${words.now}`;
};
