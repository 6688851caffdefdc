import { createHash, randomBytes } from "node:crypto";
import { type EntityManager, LessThanOrEqual, MoreThan } from "typeorm";
import { Invalid, NotFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requireEditor } from "../../platform/viewer.ts";
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
  return db.find(DraftLink, {
    where: { kind: kind.name, itemId: id, expiresAt: MoreThan(now) },
    order: { createdAt: "desc" },
  });
}

/** Deletes a link; one that is gone already is no error. For editors. */
export async function revokeDraftLink({ db, viewer }: RequestContext, id: string): Promise<void> {
  requireEditor(viewer);
  if (!isId(id)) throw NotFound();
  await db.delete(DraftLink, { id });
}

/** The link with this secret; null if it is unknown, revoked or expired. */
export async function findDraftLink(
  db: EntityManager,
  secret: string,
  now: Date,
): Promise<DraftLink | null> {
  return db.findOneBy(DraftLink, { secretHash: hashSecret(secret), expiresAt: MoreThan(now) });
}
