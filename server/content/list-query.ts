import { registerEnumType } from "type-graphql";
import type { Language } from "../language/language.ts";

export const PublicationStateEnum = {
  DRAFT: "draft",
  SCHEDULED: "scheduled",
  PUBLISHED: "published",
} as const;
export type PublicationState = (typeof PublicationStateEnum)[keyof typeof PublicationStateEnum];

registerEnumType(PublicationStateEnum, {
  name: "PublicationState",
  description: "How far words are on their way to visitors.",
  valuesConfig: {
    DRAFT: { description: "Without a moment of publication." },
    SCHEDULED: { description: "Its moment is still to come." },
    PUBLISHED: { description: "Out, for everybody to read." },
  },
});

export const ContentSortEnum = { LISTED: "listed", TITLE: "title", UPDATED: "updated" } as const;
export type ContentSort = (typeof ContentSortEnum)[keyof typeof ContentSortEnum];

registerEnumType(ContentSortEnum, {
  name: "ContentSort",
  description: "By what a list is put in order.",
  valuesConfig: {
    LISTED: { description: "The list's own order, as visitors see it." },
    TITLE: {
      description:
        "By the heading in the asked language, else in the other, from А to Я and A to Z; only " +
        "with drafts. Reports, which have none, from the earliest month.",
    },
    UPDATED: { description: "What was saved last comes first." },
  },
});

/** What may be asked of a page of any list; `ContentListArgs` says what each word means. */
export interface ListQuery {
  first: number;
  after?: string | null | undefined;
  skip?: number;
  search?: string | null | undefined;
  state?: PublicationState | null | undefined;
  lacking?: Language | null | undefined;
  outdated?: boolean;
  sort?: ContentSort;
  reversed?: boolean;
}

/** A page without any further wish, as REST asks for it. */
export type CursorQuery = Pick<ListQuery, "first" | "after">;

/** They speak of what visitors must not know, so they count only beside `drafts: true`. */
export const editorOnlyFilters = ["state", "lacking", "outdated", "skip"] as const;
