import { registerEnumType } from "type-graphql";
import type { Language } from "../../language/language.ts";

export const PublicationStateEnum = {
  DRAFT: "draft",
  SCHEDULED: "scheduled",
  PUBLISHED: "published",
} as const;
export type PublicationState = (typeof PublicationStateEnum)[keyof typeof PublicationStateEnum];

registerEnumType(PublicationStateEnum, {
  name: "PublicationState",
  description: "Publication state of a translation.",
  valuesConfig: {
    DRAFT: { description: "Not published and not scheduled." },
    SCHEDULED: { description: "Has a publication time in the future." },
    PUBLISHED: { description: "Public." },
  },
});

export const ContentSortEnum = {
  LISTED: "listed",
  UNDATED_FIRST: "undatedFirst",
  TITLE: "title",
  UPDATED: "updated",
} as const;
export type ContentSort = (typeof ContentSortEnum)[keyof typeof ContentSortEnum];

registerEnumType(ContentSortEnum, {
  name: "ContentSort",
  description: "Sort order of a list.",
  valuesConfig: {
    LISTED: { description: "The default order of the list, as visitors see it." },
    UNDATED_FIRST: {
      description:
        "As LISTED, but galleries without a day come first, where editors find those that are not " +
        "finished. The same as LISTED for other kinds.",
    },
    TITLE: {
      description:
        "By title in the requested language, else in the other, alphabetically; requires " +
        "`drafts: true`. Reports have no title and are sorted by month, oldest first.",
    },
    UPDATED: { description: "By time of the last save, newest first." },
  },
});

/** Pagination, filters and sort order of a list; documented in `ContentListArgs`. */
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

/** Pagination only, as in REST. */
export type CursorQuery = Pick<ListQuery, "first" | "after">;

/** These reveal unpublished content, so they are allowed only with `drafts: true`. */
export const editorOnlyFilters = ["state", "lacking", "outdated", "skip"] as const;
