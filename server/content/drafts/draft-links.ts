import { createHash, randomBytes } from "node:crypto";
import { type EntityManager, LessThanOrEqual } from "typeorm";
import { Invalid, NotFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requireAdmin, requireEditor } from "../../platform/viewer.ts";
import type { ContentKind } from "../content-kind.ts";
import { isId } from "../reading/content-queries.ts";
import { DraftLink, type NewDraftLink } from "./draft-link.entity.ts";
import { isInPlace } from "./item-drafts.ts";

/** Days for which a link can be valid. */
const linkTermsDays: readonly number[] = [1, 7, 30];

const dayMs = 24 * 3_600_000;

const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("hex");

/**
 * Creates a link to the item as it will be, and deletes all links that have expired. For editors.
 * Throws Invalid (`days`) or NotFound, also for an item in the trash.
 */
export async function createDraftLink(
  { db, viewer, now, publicUrl }: RequestContext,
  kind: ContentKind,
  id: string,
  days: number,
): Promise<NewDraftLink> {
  const user = requireEditor(viewer);
  if (!linkTermsDays.includes(days)) throw Invalid([{ path: "days", rule: "isIn" }]);
  if (!(await isInPlace(db, kind, id))) throw NotFound();
  const secret = randomBytes(24).toString("base64url");
  await db.delete(DraftLink, { expiresAt: LessThanOrEqual(now) });
  const link = await db.save(
    db.create(DraftLink, {
      secretHash: hashSecret(secret),
      kind: kind.name,
      itemId: id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * dayMs),
      createdBy: user.id,
      createdByName: user.name || user.email,
    }),
  );
  return { url: `${publicUrl}/draft/${secret}`, link };
}

/** The links to an item that are still valid, newest first. For editors. */
export async function readDraftLinks(
  { db, viewer, now }: RequestContext,
  kind: ContentKind,
  id: string,
): Promise<DraftLink[]> {
  requireEditor(viewer);
  if (!isId(id)) return [];
  return openLinks(db, now)
    .andWhere({ kind: kind.name, itemId: id })
    .orderBy("link.createdAt", "DESC")
    .getMany();
}

/** The links to all items that are still valid, newest first. For admins. */
export function readAllDraftLinks({ db, viewer, now }: RequestContext): Promise<DraftLink[]> {
  requireAdmin(viewer);
  return openLinks(db, now).orderBy("link.createdAt", "DESC").getMany();
}

/** Deletes a link; one that is gone already is no error. For editors. */
export async function revokeDraftLink({ db, viewer }: RequestContext, id: string): Promise<void> {
  requireEditor(viewer);
  if (!isId(id)) throw NotFound();
  await db.delete(DraftLink, { id });
}

/** Deletes the links of an author who may not edit any more, so that they do not come back with the right. */
export async function endDraftLinksOf(db: EntityManager, userId: string): Promise<void> {
  await db.delete(DraftLink, { createdBy: userId });
}

/** The link with this secret; null if it is unknown, revoked or expired, or its author may not edit any more. */
export function findDraftLink(
  db: EntityManager,
  secret: string,
  now: Date,
): Promise<DraftLink | null> {
  return openLinks(db, now)
    .andWhere({ secretHash: hashSecret(secret) })
    .getOne();
}

/** The links that have not expired and whose authors may edit, also if one was created as that changed. */
const openLinks = (db: EntityManager, now: Date) =>
  db
    .createQueryBuilder(DraftLink, "link")
    .where("link.expiresAt > :now", { now })
    .andWhere(
      `link.createdBy in (select id from account
         where deactivated_at is null and roles && array['admin', 'editor'])`,
    );
