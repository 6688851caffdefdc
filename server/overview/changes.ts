import { type EntityManager, In, IsNull, Not } from "typeorm";
import { isId } from "../content/reading/content-queries.ts";
import { Change, ChangeKindEnum } from "../history/change.entity.ts";
import { requireAdmin, requireEditor, type Viewer } from "../platform/viewer.ts";
import type { ChangedContent, ChangeList, ChangesArgs } from "./change-list.ts";
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
  requireReader(viewer, kind);
  if (itemId && !isId(itemId)) return [];
  const where = { kind, itemId: itemId ?? IsNull() };
  return db.find(Change, { where, order: newestFirst, take: maxHistoryLength });
}

const requireReader = (viewer: Viewer, kind: string) =>
  adminOnlyKinds.includes(kind) ? requireAdmin(viewer) : requireEditor(viewer);

/**
 * What a change recorded, and what the change before it did. Null for a change without content.
 */
export async function readChangedContent(
  db: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<ChangedContent | null> {
  requireEditor(viewer);
  const change = isId(id) ? await db.findOneBy(Change, { id }) : null;
  if (!change?.content) return null;
  requireReader(viewer, change.kind);
  const { kind, itemId, at, content } = change;
  const [before]: { content: object }[] = await db.query(
    `select content from change
     where kind = $1 and ${itemId ? "item_id = $2" : "item_id is null and $2::uuid is null"}
       and content is not null and (at, id) < ($3, $4)
     order by at desc, id desc limit 1`,
    [kind, itemId, at, id],
  );
  return { content, previous: before?.content ?? null };
}

/** The latest changes that editors may see. */
export function listRecentChanges(db: EntityManager, first: number): Promise<Change[]> {
  const kind = In(knownKinds().filter((each) => !adminOnlyKinds.includes(each)));
  const where = { kind, action: Not("baseline" as const) };
  return db.find(Change, { where, order: newestFirst, take: first });
}

/** Takes one statement. Throws Invalid (`after`, rule `cursor`) for a malformed cursor. */
export function listChanges(
  db: EntityManager,
  { kind, userId, ...page }: ChangesArgs,
): Promise<ChangeList> {
  const query = db.createQueryBuilder(Change, "change");
  query.where("change.kind in (:...kinds)", { kinds: kind ? [kind] : knownKinds() });
  query.andWhere("change.action <> 'baseline'");
  if (userId) query.andWhere(isId(userId) ? "change.userId = :userId" : "false", { userId });
  return readLogPage(query, page);
}
