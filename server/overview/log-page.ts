import type { SelectQueryBuilder } from "typeorm";
import { isId } from "../content/reading/content-queries.ts";
import { readCursor, writeCursor } from "../content/reading/cursor.ts";
import { Invalid } from "../platform/errors.ts";

interface LogPage<Entry> {
  items: Entry[];
  endCursor: string | null;
  hasNextPage: boolean;
}

/**
 * A page of entries, newest first. Takes one statement. Throws Invalid (`after`, rule `cursor`) for
 * a malformed cursor.
 */
export async function readLogPage<Entry extends { id: string; at: Date }>(
  query: SelectQueryBuilder<Entry>,
  { first, after }: { first: number; after?: string | null },
): Promise<LogPage<Entry>> {
  const { alias } = query;
  if (after) query.andWhere(`(${alias}.at, ${alias}.id) < (:at, :id)`, parseCursor(after));
  const found = await query
    .orderBy(`${alias}.at`, "DESC")
    .addOrderBy(`${alias}.id`, "DESC")
    .limit(first + 1)
    .getMany();
  const items = found.slice(0, first);
  const last = items.at(-1);
  return {
    items,
    endCursor: last ? writeCursor([last.at.toISOString(), last.id]) : null,
    hasNextPage: found.length > first,
  };
}

function parseCursor(cursor: string): { at: Date; id: string } {
  const [moment = "", id = ""] = readCursor(cursor, 2).map(String);
  const at = new Date(moment);
  if (Number.isNaN(at.getTime()) || !isId(id)) throw Invalid([{ path: "after", rule: "cursor" }]);
  return { at, id };
}
