import type { EntityManager } from "typeorm";
import type { Viewer } from "../platform/viewer.ts";
import type { Change, ChangeAction } from "./change.entity.ts";

/** Author and time of a change. */
export interface Author {
  viewer: Viewer;
  now: Date;
}

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

/** Whether a change records the complete content, from which the item can be restored. */
export const isContentChange = (action: ChangeAction): boolean =>
  action === "created" || action === "saved";
