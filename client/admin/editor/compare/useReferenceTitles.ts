import { useReferenceTitlesQuery } from "../../../graphql/generated/useReferenceTitles.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import type { FieldValue } from "../../bilingual-form.ts";
import { titleOfSummary, titleWithFallback } from "../../screen/item-title.ts";

/** Titles of items by their ids; undefined while they are loading. */
export type ReferenceTitles = ReadonlyMap<string, string> | undefined;

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

export const isReference = (value: FieldValue): value is string =>
  typeof value === "string" && uuid.test(value);

/** The server's limit. */
const maxReferences = 100;

/** The titles of the items to which these values refer, such as a gallery's category. */
export function useReferenceTitles(values: readonly FieldValue[]): ReferenceTitles {
  const language = useLanguage();
  const ids = [...new Set(values.filter(isReference))].sort().slice(0, maxReferences);
  const { data } = useReferenceTitlesQuery({ variables: { ids } });
  if (!data) return undefined;
  return new Map(
    data.itemSummaries.map((item) => [item.id, titleWithFallback(item, titleOfSummary, language)]),
  );
}
