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
   * SQL condition on the few items that are sorted as if the first key, a boolean, were false,
   * although their row says true. `now` is the placeholder of the current time.
   */
  notYet?(now: string): string;
}

/** Sort keys (SQL on `item`) with one direction; the id is added as the last key. */
export type ListOrder = SortRun;

/** Without a title, sorting by title uses the order of the list, ascending. */
interface SortableKind {
  order: ListOrder;
  englishOrder?: ListOrder;
  undatedFirst?: ListOrder;
  title: readonly string[];
}

interface ResolvedOrder {
  direction: "asc" | "desc";
  keys: SortKey[];
  /** The items in parts, each with keys that an index has, if the keys themselves have none. */
  parts: { condition: string; keys: SortKey[] }[];
}

/** Returns the order for a query, with the id as the last key. */
export function resolveOrder(
  kind: SortableKind,
  query: ListQuery,
  translations: VisibleTranslations,
): ResolvedOrder {
  const run = sortRunOf(kind, query, translations);
  const opposite = run.direction === "asc" ? "desc" : "asc";
  const direction = query.reversed ? opposite : run.direction;
  const keys: SortKey[] = [...run.keys, { sql: "item.id", type: "uuid" }];
  const notYet = run.notYet?.(translations.now);
  const [first, ...others] = keys;
  if (!notYet || !first) return { direction, keys, parts: [] };
  const changed = (sql: string): SortKey[] => [{ ...first, sql }, ...others];
  return {
    direction,
    keys: changed(`(${first.sql} and not (${notYet}))`),
    parts: [
      { condition: `not (${notYet})`, keys },
      { condition: notYet, keys: changed(`(not ${first.sql})`) },
    ],
  };
}

/**
 * SQL that selects `limit` rows of `table` in this order. `after` is SQL of the keys of the row
 * before the first one, `offset` of a number of rows to skip.
 */
export function selectInOrder(
  { direction, keys, parts }: ResolvedOrder,
  table: string,
  range: { where: string; after?: string | undefined; limit: number; offset?: string | undefined },
): string {
  const { where, after, limit, offset = "0" } = range;
  const select = (sorted: SortKey[], condition: string) => {
    const row = sorted.map(({ sql }) => sql).join(", ");
    const rest = after ? ` and (${row}) ${direction === "asc" ? ">" : "<"} (${after})` : "";
    return `select * from ${table} item where ${condition}${rest}
      order by ${orderBy({ direction, keys: sorted })}`;
  };
  if (parts.length === 0) return `${select(keys, where)} limit ${limit} offset ${offset}`;
  const each = parts.map(
    (part) => `(${select(part.keys, `${where} and ${part.condition}`)} limit ${limit} + ${offset})`,
  );
  return `select * from (${each.join(" union all ")}) item
    order by ${orderBy({ direction, keys })} limit ${limit} offset ${offset}`;
}

export const orderBy = ({ direction, keys }: Pick<ResolvedOrder, "direction" | "keys">): string =>
  keys.map(({ sql }) => `${sql} ${direction}`).join(", ");

function sortRunOf(
  { order, englishOrder = order, undatedFirst, title }: SortableKind,
  { sort, search }: ListQuery,
  translations: VisibleTranslations,
): SortRun {
  if (sort === "updated") {
    return { direction: "desc", keys: [{ sql: "item.updated_at", type: "timestamptz" }] };
  }
  if (sort === "undatedFirst" && undatedFirst) return undatedFirst;
  if (sort !== "title") return translations.scope.language === "eng" ? englishOrder : order;
  if (title.length === 0) return { direction: "asc", keys: order.keys };
  const heading = `item.heading_${translations.scope.language}`;
  // The concatenation prevents a scan along the title index: a search has few matches, and they
  // may come last in that index.
  const key = search ? `(${heading} || '')` : heading;
  return { direction: "asc", keys: [{ sql: key, type: "text" }] };
}

/** Returns SQL of the keys in the cursor `after`. */
export function cursorKeys(
  { keys }: ResolvedOrder,
  after: string,
  { bound }: VisibleTranslations,
): string {
  const values = readCursor(after, keys.length);
  return keys.map(({ type }, index) => `${bound.add(values[index])}::text::${type}`).join(", ");
}

/**
 * Maps PostgreSQL errors of class 22 (data exception) to Invalid: a cursor with values of wrong
 * types.
 */
export function throwInvalidCursor(error: { code?: string }): never {
  if (error.code?.startsWith("22")) throw Invalid([{ path: "after", rule: "cursor" }]);
  throw error;
}
