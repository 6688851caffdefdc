import { holdsWord } from "../platform/searched.ts";
import type { ListWish, PublicationState } from "./list-wish.ts";
import type { VisibleWords } from "./visible-words.ts";

/** What a wish leaves of what the asker may see: conditions on `item`, of which each must hold. */
export function wishedItems(wish: Partial<ListWish>, words: VisibleWords): string[] {
  const { bound, asking } = words;
  const { search, state, lacking, outdated } = wish;
  const conditions = [`item.deleted_at is ${asking.inTrash ? "not null" : "null"}`];
  const searched = search?.replaceAll("\0", " ").match(/\S+/g);
  if (searched) {
    const found = searched.map((word) => holdsWord("words.search_form", bound.add(word)));
    conditions.push(words.some(found.join(" and ")));
  } else if (!asking.drafts) {
    // What is found is seen already; and nothing is without words, so an editor sees all.
    conditions.push(words.some());
  }
  if (state) conditions.push(words.some(inState(state, () => bound.add(asking.now))));
  if (lacking) {
    const whole = `words.language = ${bound.add(lacking)} and words.filled >= words.fields`;
    conditions.push(`not ${words.some(whole)}`);
  }
  if (outdated) conditions.push(words.some(olderThanUkrainian(words.table)));
  return conditions;
}

const inState = (state: PublicationState, now: () => string): string => {
  if (state === "draft") return "words.published_at is null";
  return `words.published_at ${state === "scheduled" ? ">" : "<="} ${now()}`;
};

const olderThanUkrainian = (table: string): string =>
  `words.language = 'eng' and exists (
    select 1 from ${table} original where original.item_id = item.id
    and original.language = 'ua' and original.words_changed_at > words.words_changed_at)`;
