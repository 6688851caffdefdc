import { Invalid } from "../platform/errors.ts";
import { readCursor } from "./cursor.ts";
import type { ListQuery } from "./list-query.ts";
import type { VisibleTranslations } from "./visible-translations.ts";

interface SortKey {
  sql: string;
  type: "int" | "date" | "timestamptz" | "text" | "uuid";
}

interface SortRun {
  direction: "asc" | "desc";
  keys: SortKey[];
}

/** One run of keys in one direction; the id is added as the last key. `sql` speaks of `item`. */
export interface ListOrder extends SortRun {
  /** Of a kind whose items have no names, so that by its titles it stands as ever. */
  isUntitled?: true;
}

/** The run that a wish asks for, the id as its last key. */
export function resolveOrder(
  order: ListOrder,
  query: ListQuery,
  translations: VisibleTranslations,
): SortRun {
  const { direction, keys } = sortRunOf(order, query, translations);
  const opposite = direction === "asc" ? "desc" : "asc";
  return {
    direction: query.reversed ? opposite : direction,
    keys: [...keys, { sql: "item.id", type: "uuid" }],
  };
}

function sortRunOf(
  order: ListOrder,
  { sort, search }: ListQuery,
  translations: VisibleTranslations,
): SortRun {
  if (sort === "updated") {
    return { direction: "desc", keys: [{ sql: "item.updated_at", type: "timestamptz" }] };
  }
  if (sort !== "title") return order;
  if (order.isUntitled) return { direction: "asc", keys: order.keys };
  const heading = `item.heading_${translations.scope.language}`;
  // What is searched for stands in few titles, side by side: along the index they may come last.
  const key = search ? `(${heading} || '')` : heading;
  return { direction: "asc", keys: [{ sql: key, type: "text" }] };
}

/** The condition that a row stands behind the one where `after` ended. */
export function afterCursor(
  { direction, keys }: SortRun,
  after: string,
  { bound }: VisibleTranslations,
): string {
  const values = readCursor(after, keys.length);
  const casts = keys.map(({ type }, index) => `${bound.add(values[index])}::text::${type}`);
  const row = keys.map(({ sql }) => sql).join(", ");
  return `(${row}) ${direction === "asc" ? ">" : "<"} (${casts.join(", ")})`;
}

/** PostgreSQL's class 22: a cursor whose values are not of their columns' types. */
export function throwInvalidCursor(error: { code?: string }): never {
  if (error.code?.startsWith("22")) throw Invalid([{ path: "after", rule: "cursor" }]);
  throw error;
}
