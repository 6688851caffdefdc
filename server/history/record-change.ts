import type { EntityManager } from "typeorm";
import type { RequestContext } from "../platform/request-context.ts";
import { visitor } from "../platform/viewer.ts";
import type { Change, ChangeAction } from "./change.entity.ts";

/** Author and time of a change. */
export type Author = Pick<RequestContext, "viewer" | "now">;

/** The author of a change of public content, which invalidates the response cache. */
export type ContentAuthor = Author & Pick<RequestContext, "contentWritten">;

export type ChangeDetails = Pick<Change, "kind" | "action"> &
  Partial<Pick<Change, "itemId" | "label" | "language" | "version" | "content">>;

/** The name of the user or API token, or the e-mail of a user without a name; blank for visitors. */
export function authorName({ viewer }: Pick<Author, "viewer">): string {
  if (viewer.kind === "visitor") return "";
  return viewer.name || (viewer.kind === "user" ? viewer.email : "");
}

/**
 * Records a change; call it in the transaction that makes the change, so that both commit or
 * neither.
 */
export async function recordChange(
  manager: EntityManager,
  { viewer, now }: Author,
  details: ChangeDetails,
): Promise<void> {
  const userId = viewer.kind === "user" ? viewer.id : undefined;
  const tokenId = viewer.kind === "token" ? viewer.id : undefined;
  const userName = authorName({ viewer });
  const { kind, action, itemId, label = "", language, version, content } = details;
  await manager.query(
    `insert into change
       (at, user_id, user_name, kind, action, item_id, label, language, version, content, token_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [now, userId, userName, kind, action, itemId, label, language, version, content, tokenId],
  );
}

/** Records a change of public content, and that the cache must be invalidated. */
export async function recordContentChange(
  manager: EntityManager,
  author: ContentAuthor,
  details: ChangeDetails,
): Promise<void> {
  await recordChange(manager, author, details);
  author.contentWritten();
}

/** Whether a change records the complete content, from which the item can be restored. */
export const isContentChange = (action: ChangeAction): boolean =>
  action === "created" || action === "saved";

/**
 * Records the content of something whose first save is about to be recorded, so that the save can
 * be compared with it: demo content, say. Does nothing where the history has content already. Call
 * it in the transaction of the save, with the lock that the save holds.
 */
export async function recordBaseline(
  manager: EntityManager,
  now: Date,
  { itemId = null, ...details }: Omit<ChangeDetails, "action" | "content">,
  readContent: () => object | Promise<object>,
): Promise<void> {
  const recorded: unknown[] = await manager.query(
    `select 1 from change
     where kind = $1 and ${itemId ? "item_id = $2" : "item_id is null and $2::uuid is null"}
       and content is not null limit 1`,
    [details.kind, itemId],
  );
  if (recorded.length > 0) return;
  const content = await readContent();
  // A millisecond earlier, so that the history lists it before the save.
  const author = { viewer: visitor, now: new Date(now.getTime() - 1) };
  await recordChange(manager, author, { ...details, itemId, action: "baseline", content });
}
