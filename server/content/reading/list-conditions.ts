import { withheldInSql } from "../../image/withheld-images.ts";
import {
  bindSearchTerm,
  matchesTerm,
  matchesTermUnindexed,
  type SearchTerm,
} from "../../platform/database/text-search.ts";
import type { ContentKind } from "../content-kind.ts";
import type { ListQuery, PublicationState } from "./list-query.ts";
import type { VisibleTranslations } from "./visible-translations.ts";

type SearchedKind = Pick<ContentKind, "title" | "quoted" | "richText">;

const searchWordsOf = ({ search }: Partial<ListQuery>) =>
  search?.replaceAll("\0", " ").match(/\S+/g);

/** Whether a list query excludes items that the viewer may see. */
export const isFiltered = (query: ListQuery): boolean =>
  Boolean(searchWordsOf(query) || query.state || query.lacking || query.outdated);

/** Returns the SQL conditions on `item` that a list query imposes, all of which must hold. */
export function listConditions(
  query: Partial<ListQuery>,
  translations: VisibleTranslations,
  kind: SearchedKind,
): string[] {
  const { bound, scope } = translations;
  const { state, lacking, outdated } = query;
  const conditions = [`item.deleted_at is ${scope.inTrash ? "not null" : "null"}`];
  const searchWords = searchWordsOf(query);
  if (searchWords) {
    const found = searchWords.map((word) =>
      containsWord(
        kind,
        bindSearchTerm(word, bound.add(word)),
        scope.drafts ? null : translations.now,
      ),
    );
    conditions.push(translations.exists(found.join(" and ")));
  }
  if (!scope.drafts) conditions.push(`item.public_from <= ${translations.now}`);
  if (state) conditions.push(inState(state, translations));
  if (lacking) conditions.push(`item.lacks_${lacking}`);
  if (outdated) conditions.push("item.is_outdated");
  return conditions;
}

/**
 * A text with a withheld picture is not searched for visitors: they would learn of its caption. `now`
 * is null for editors.
 */
function containsWord(
  { title, quoted, richText }: SearchedKind,
  word: SearchTerm,
  now: string | null,
): string {
  const found = matchesTerm("translation", word);
  if (!richText || !now) return found;
  const others = [...title, ...quoted.slice(0, -1)].map((name) => `translation.${name}`);
  return `${found} and (${withheldInSql(`translation.${richText}`, now)} is null
    or ${matchesTermUnindexed(`search_form(concat_ws(' ', ${others.join(", ")}))`, word)})`;
}

/** Matches items with at least one translation in this state. */
const inState = (state: PublicationState, translations: VisibleTranslations): string => {
  if (state === "draft") return "item.has_draft";
  if (state === "published") return `item.public_from <= ${translations.now}`;
  return `item.whole_from > ${translations.now}`;
};
