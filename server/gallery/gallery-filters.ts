import type { EntityManager } from "typeorm";
import { isId } from "../content/reading/content-queries.ts";
import type { ReadScope } from "../content/reading/read-scope.ts";
import { allOf, type Condition } from "../content/reading/sql-parameters.ts";
import { galleryQueries, orderedDay } from "./gallery.kind.ts";

/** Matches nothing for an unknown category or a malformed id. */
export const inCategory =
  (categoryId: string): Condition =>
  (bind) =>
    isId(categoryId) ? `item.category_id = ${bind(categoryId)}` : "false";

/** Matches galleries in the news. */
export const isNews: Condition = () => "item.is_important";

/** A range of the sort key, so that every order index can be used. */
const inYear =
  (year: number): Condition =>
  (bind) =>
    // A day has a four-digit year, and PostgreSQL does not accept every other number.
    year < 1 || year > 9999
      ? "false"
      : `${orderedDay} >= make_date(${bind(year)}, 1, 1)
         and ${orderedDay} < make_date(${bind(year + 1)}, 1, 1)`;

interface GalleryFilter {
  categoryId?: string | null | undefined;
  year?: number | null | undefined;
  isImportant?: boolean | null | undefined;
}

/**
 * Filters by category, by the year of `day` and by `isImportant`; undefined filters are ignored.
 */
export const filteredBy = ({ categoryId, year, isImportant }: GalleryFilter) =>
  allOf(
    categoryId ? inCategory(categoryId) : undefined,
    year == null ? undefined : inYear(year),
    isImportant == null ? undefined : (bind) => `item.is_important = ${bind(isImportant)}`,
  );

/** The years of all galleries with a day, newest first. */
export const galleryYears = (db: EntityManager, scope: ReadScope): Promise<number[]> =>
  galleryQueries.values(
    db,
    scope,
    "extract(year from item.day)::int",
    () => "item.day is not null",
  );
