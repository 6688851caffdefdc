import type { EntityManager } from "typeorm";
import type { Viewer } from "../platform/viewer.ts";
import { Change, type ChangeAction } from "./change.entity.ts";

/** Who writes, and when. */
export interface Author {
  viewer: Viewer;
  now: Date;
}

export type WhatHappened = Pick<Change, "kind" | "action"> &
  Partial<Pick<Change, "itemId" | "label" | "language" | "version" | "content">>;

/** Records a change in the transaction that makes it, so that neither is without the other. */
export async function recordChange(
  manager: EntityManager,
  { viewer, now }: Author,
  what: WhatHappened,
): Promise<void> {
  const person = viewer.kind === "user" ? viewer : null;
  const userName = person ? person.name || person.email : "";
  await manager.insert(Change, { at: now, userId: person?.id ?? null, userName, ...what });
}

/** Whether a change tells its item's content: another one begins with it. */
export const changesContent = (action: ChangeAction): boolean =>
  action === "created" || action === "saved";
