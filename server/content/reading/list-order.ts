import { Invalid } from "../../platform/errors.ts";
import { readCursor } from "./cursor.ts";
import type { ListQuery } from "./list-query.ts";
import type { VisibleTranslations } from "./visible-translations.ts";

export interface SortKey {
  sql: string;
  type: "boolean" | "int" | "date" | "timestamptz" | "text" | "uuid";
}

interface SortRun {
  direction: "asc" | "desc";
  keys: SortKey[];
  /**
   * SQL to read the items from instead of their table, with further columns for the keys. `now` is
   * the placeholder of the current time.
   */
  from?(now: string): string;
}

/** Sort keys (SQL on `item`) with one direction; the id is added as the last key. */
export type ListOrder = SortRun;

/** Without a title, sorting by title uses the order of the list, ascending. */
interface SortableKind {
  order: ListOrder;
  englishOrder?: ListOrder;
  title: readonly string[];
}

interface ResolvedOrder {
  direction: "asc" | "desc";
  keys: SortKey[];
  /** SQL of the table to read in this order. */
  source: string;
}

/** Returns the order for a query on `table`, with the id as the last key. */
export function resolveOrder(
  kind: SortableKind,
  query: ListQuery,
  translations: VisibleTranslations,
  table: string,
): ResolvedOrder {
  const { direction, keys, from } = sortRunOf(kind, query, translations);
  const opposite = direction === "asc" ? "desc" : "asc";
  return {
    direction: query.reversed ? opposite : direction,
    keys: [...keys, { sql: "item.id", type: "uuid" }],
    source: from ? `(${from(translations.now)})` : table,
  };
}

function sortRunOf(
  { order, englishOrder = order, title }: SortableKind,
  { sort, search }: ListQuery,
  translations: VisibleTranslations,
): SortRun {
  if (sort === "updated") {
    return { direction: "desc", keys: [{ sql: "item.updated_at", type: "timestamptz" }] };
  }
  if (sort !== "title") return translations.scope.language === "eng" ? englishOrder : order;
  if (title.length === 0) return { direction: "asc", keys: order.keys };
  const heading = `item.heading_${translations.scope.language}`;
  // The concatenation prevents a scan along the title index: a search has few matches, and they
  // may come last in that index.
  const key = search ? `(${heading} || '')` : heading;
  return { direction: "asc", keys: [{ sql: key, type: "text" }] };
}

/** Returns the SQL condition for rows that follow the cursor `after`. */
export function afterCursor(
  { direction, keys }: ResolvedOrder,
  after: string,
  { bound }: VisibleTranslations,
): string {
  const values = readCursor(after, keys.length);
  const casts = keys.map(({ type }, index) => `${bound.add(values[index])}::text::${type}`);
  const row = keys.map(({ sql }) => sql).join(", ");
  return `(${row}) ${direction === "asc" ? ">" : "<"} (${casts.join(", ")})`;
}

/**
 * Maps PostgreSQL errors of class 22 (data exception) to Invalid: a cursor with values of wrong
 * types.
 */
export function throwInvalidCursor(error: { code?: string }): never {
  if (error.code?.startsWith("22")) throw Invalid([{ path: "after", rule: "cursor" }]);
  throw error;
}
