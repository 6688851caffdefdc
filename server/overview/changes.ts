import { type EntityManager, In, IsNull } from "typeorm";
import { isId } from "../content/reading/content-queries.ts";
import { readCursor, writeCursor } from "../content/reading/cursor.ts";
import { Change, ChangeKindEnum } from "../history/change.entity.ts";
import { Invalid } from "../platform/errors.ts";
import { requireAdmin, requireEditor, type Viewer } from "../platform/viewer.ts";
import type { ChangeList, ChangesArgs } from "./change-list.ts";

/**
 * During an update, a newer instance may have recorded changes of a kind that this one does not
 * know; GraphQL could not name it.
 */
const knownKinds = () => Object.values(ChangeKindEnum);

/** Settings contain the bank account, and users are the staff: both are for admins only. */
const adminOnlyKinds: readonly string[] = ["Settings", "User"];

const newestFirst = { at: "DESC", id: "DESC" } as const;

/** Maximum length of the history of one item. */
const maxHistoryLength = 100;

/** The history of one item; without an id, of the settings or of changes to many items at once. */
export async function listHistory(
  db: EntityManager,
  viewer: Viewer,
  kind: string,
  itemId: string | null | undefined,
): Promise<Change[]> {
  if (adminOnlyKinds.includes(kind)) requireAdmin(viewer);
  else requireEditor(viewer);
  if (itemId && !isId(itemId)) return [];
  const where = { kind, itemId: itemId ?? IsNull() };
  return db.find(Change, { where, order: newestFirst, take: maxHistoryLength });
}

/** The latest changes that editors may see. */
export function listRecentChanges(db: EntityManager, first: number): Promise<Change[]> {
  const where = { kind: In(knownKinds().filter((kind) => !adminOnlyKinds.includes(kind))) };
  return db.find(Change, { where, order: newestFirst, take: first });
}

/** Takes one statement. Throws Invalid (`after`, rule `cursor`) for a malformed cursor. */
export async function listChanges(
  db: EntityManager,
  { first, after, kind, userId }: ChangesArgs,
): Promise<ChangeList> {
  const query = db.createQueryBuilder(Change, "change");
  query.andWhere("change.kind in (:...kinds)", { kinds: kind ? [kind] : knownKinds() });
  if (userId) query.andWhere(isId(userId) ? "change.userId = :userId" : "false", { userId });
  if (after) query.andWhere("(change.at, change.id) < (:at, :id)", parseCursor(after));
  const found = await query
    .orderBy("change.at", "DESC")
    .addOrderBy("change.id", "DESC")
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
