import { Invalid } from "../platform/failures.ts";
import { readCursor } from "./cursor.ts";
import type { ListWish } from "./list-wish.ts";
import type { VisibleWords } from "./visible-words.ts";

interface SortKey {
  sql: string;
  type: "int" | "date" | "timestamptz" | "text" | "uuid";
}

interface Run {
  direction: "asc" | "desc";
  keys: SortKey[];
}

/** One run of keys in one direction; the id is added as the last key. `sql` speaks of `item`. */
export interface ListOrder extends Run {
  /** Of a kind whose items have no names, so that by its titles it stands as ever. */
  isNameless?: true;
}

/** The run that a wish asks for, the id as its last key. */
export function wishedOrder(order: ListOrder, wish: ListWish, words: VisibleWords): Run {
  const { direction, keys } = sorted(order, wish, words);
  const turned = direction === "asc" ? "desc" : "asc";
  return {
    direction: wish.reversed ? turned : direction,
    keys: [...keys, { sql: "item.id", type: "uuid" }],
  };
}

function sorted(order: ListOrder, { sort, search }: ListWish, words: VisibleWords): Run {
  if (sort === "updated") {
    return { direction: "desc", keys: [{ sql: "item.updated_at", type: "timestamptz" }] };
  }
  if (sort !== "title") return order;
  if (order.isNameless) return { direction: "asc", keys: order.keys };
  const heading = `item.heading_${words.asking.language}`;
  // What is searched for stands in few titles, side by side: along the index they may come last.
  const key = search ? `(${heading} || '')` : heading;
  return { direction: "asc", keys: [{ sql: key, type: "text" }] };
}

/** The condition that a row stands behind the one where `after` ended. */
export function behind({ direction, keys }: Run, after: string, { bound }: VisibleWords): string {
  const values = readCursor(after, keys.length);
  const casts = keys.map(({ type }, index) => `${bound.add(values[index])}::text::${type}`);
  const row = keys.map(({ sql }) => sql).join(", ");
  return `(${row}) ${direction === "asc" ? ">" : "<"} (${casts.join(", ")})`;
}

/** PostgreSQL's class 22: a cursor whose values are not of their columns' types. */
export function refuseForeignCursor(error: { code?: string }): never {
  if (error.code?.startsWith("22")) throw Invalid([{ path: "after", rule: "cursor" }]);
  throw error;
}
