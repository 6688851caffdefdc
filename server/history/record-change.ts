import type { EntityManager } from "typeorm";
import type { RequestContext } from "../platform/request-context.ts";
import type { Change, ChangeAction } from "./change.entity.ts";

/** Author and time of a change. */
export type Author = Pick<RequestContext, "viewer" | "now">;

/** The author of a change of public content, which invalidates the response cache. */
export type ContentAuthor = Author & Pick<RequestContext, "contentWritten">;

export type ChangeDetails = Pick<Change, "kind" | "action"> &
  Partial<Pick<Change, "itemId" | "label" | "language" | "version" | "content">>;

/**
 * Records a change; call it in the transaction that makes the change, so that both commit or
 * neither.
 */
export async function recordChange(
  manager: EntityManager,
  { viewer, now }: Author,
  details: ChangeDetails,
): Promise<void> {
  const user = viewer.kind === "user" ? viewer : null;
  const userName = user ? user.name || user.email : "";
  const { kind, action, itemId, label = "", language, version, content } = details;
  await manager.query(
    `insert into change
       (at, user_id, user_name, kind, action, item_id, label, language, version, content)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [now, user?.id, userName, kind, action, itemId, label, language, version, content],
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
