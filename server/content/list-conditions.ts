import { bindSearchTerm, matchesTerm } from "../platform/database/text-search.ts";
import type { ListQuery, PublicationState } from "./list-query.ts";
import type { VisibleTranslations } from "./visible-translations.ts";

/** What a wish leaves of what the asker may see: conditions on `item`, of which each must hold. */
export function listConditions(
  query: Partial<ListQuery>,
  translations: VisibleTranslations,
): string[] {
  const { bound, scope: asking } = translations;
  const { search, state, lacking, outdated } = query;
  const conditions = [`item.deleted_at is ${asking.inTrash ? "not null" : "null"}`];
  const searchWords = search?.replaceAll("\0", " ").match(/\S+/g);
  if (searchWords) {
    const found = searchWords.map((word) =>
      matchesTerm("words", bindSearchTerm(word, bound.add(word))),
    );
    conditions.push(translations.exists(found.join(" and ")));
  } else if (!asking.drafts) {
    // What is found is seen already; and nothing is without words, so an editor sees all.
    conditions.push(`item.public_from <= ${translations.now}`);
  }
  if (state) conditions.push(inState(state, translations));
  if (lacking) conditions.push(`item.lacks_${lacking}`);
  if (outdated) conditions.push("item.is_outdated");
  return conditions;
}

/** That one of its languages is so. */
const inState = (state: PublicationState, translations: VisibleTranslations): string => {
  if (state === "draft") return "item.has_draft";
  if (state === "published") return `item.public_from <= ${translations.now}`;
  return `item.whole_from > ${translations.now}`;
};
