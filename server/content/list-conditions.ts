import type { ListWish, PublicationState } from "./list-wish.ts";
import type { Parameters } from "./parameters.ts";
import type { VisibleWords } from "./visible-words.ts";

/** What a wish leaves of a list: conditions on `item`, of which each must hold. */
export function wishedItems(wish: Partial<ListWish>, words: VisibleWords): string[] {
  const { bound, asking } = words;
  const { search, state, lacking, outdated } = wish;
  const conditions: string[] = [];
  const searched = search?.replaceAll("\0", " ").match(/\S+/g);
  if (searched) {
    conditions.push(words.some(searched.map((word) => found(word, bound)).join(" and ")));
  }
  if (state) conditions.push(words.some(inState(state, () => bound.add(asking.now))));
  if (lacking) {
    const whole = `words.language = ${bound.add(lacking)} and words.filled >= words.fields`;
    conditions.push(`not ${words.some(whole)}`);
  }
  if (outdated) conditions.push(words.some(olderThanUkrainian(words.table)));
  return conditions;
}

// `search_form` of a bound value is folded to a constant, so the trigram index serves.
const found = (word: string, bound: Parameters): string => {
  const form = `btrim(search_form(${bound.add(word)}))`;
  return `words.search_form like '%' || regexp_replace(${form}, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
};

const inState = (state: PublicationState, now: () => string): string => {
  if (state === "draft") return "words.published_at is null";
  return `words.published_at ${state === "scheduled" ? ">" : "<="} ${now()}`;
};

const olderThanUkrainian = (table: string): string =>
  `words.language = 'eng' and exists (
    select 1 from ${table} original where original.item_id = item.id
    and original.language = 'ua' and original.words_changed_at > words.words_changed_at)`;
