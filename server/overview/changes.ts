import { type EntityManager, In, IsNull } from "typeorm";
import { isId } from "../content/reading/content-queries.ts";
import { Change, ChangeKindEnum } from "../history/change.entity.ts";
import { requireAdmin, requireEditor, type Viewer } from "../platform/viewer.ts";
import type { ChangeList, ChangesArgs } from "./change-list.ts";
import { readLogPage } from "./log-page.ts";

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
export function listChanges(
  db: EntityManager,
  { kind, userId, ...page }: ChangesArgs,
): Promise<ChangeList> {
  const query = db.createQueryBuilder(Change, "change");
  query.where("change.kind in (:...kinds)", { kinds: kind ? [kind] : knownKinds() });
  if (userId) query.andWhere(isId(userId) ? "change.userId = :userId" : "false", { userId });
  return readLogPage(query, page);
}
