import { registerEnumType } from "type-graphql";
import { type Language, languages } from "../../language/language.ts";
import type { ContentItem } from "../content-item.ts";

export const ContentEventEnum = {
  PUBLISHED: "published",
  CHANGED: "changed",
  WITHDRAWN: "withdrawn",
  DELETED: "deleted",
} as const;
export type ContentEvent = (typeof ContentEventEnum)[keyof typeof ContentEventEnum];

registerEnumType(ContentEventEnum, {
  name: "ContentEvent",
  description: "What happened to an item that visitors see, or saw.",
  valuesConfig: {
    PUBLISHED: { description: "It became public: published, restored, or at its scheduled time." },
    CHANGED: { description: "It was saved while public, or became public in another language." },
    WITHDRAWN: { description: "It was unpublished, by a user or at its scheduled time." },
    DELETED: { description: "It was moved to the trash while public." },
  },
});

/** The languages in which an item is public at `now`; none for an item in the trash. */
export function publicLanguages(
  { deletedAt, translations }: Pick<ContentItem, "deletedAt" | "translations">,
  now: Date,
): Language[] {
  if (deletedAt) return [];
  return languages.filter((language) =>
    translations.some(
      (row) => row.language === language && row.publishedAt !== null && row.publishedAt <= now,
    ),
  );
}

/** What visitors notice of a change between these public languages; null for nothing. */
export function eventBetween(
  before: readonly Language[],
  after: readonly Language[],
  isDeleted: boolean,
): ContentEvent | null {
  if (before.length === 0) return after.length === 0 ? null : "published";
  if (after.length > 0) return "changed";
  return isDeleted ? "deleted" : "withdrawn";
}
