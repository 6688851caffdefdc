import type { EntityManager } from "typeorm";
import { Image } from "../image/image.entity.ts";
import { Invalid } from "../platform/errors.ts";

/** Lets a consent cover further images. Throws Invalid (`imageIds`: `unknown`). */
export async function coverImages(
  manager: EntityManager,
  consentId: string,
  imageIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(imageIds)];
  if (ids.length === 0) return;
  const known: unknown[] = await manager.query("select from image where id = any($1)", [ids]);
  if (known.length < ids.length) throw Invalid([{ path: "imageIds", rule: "unknown" }]);
  await manager.query(
    `insert into consent_image (consent_id, image_id)
     select $1, id from unnest($2::uuid[]) id order by id on conflict do nothing`,
    [consentId, ids],
  );
}

export const uncoverImages = (
  manager: EntityManager,
  consentId: string,
  imageIds: readonly string[],
): Promise<unknown> =>
  manager.query("delete from consent_image where consent_id = $1 and image_id = any($2)", [
    consentId,
    imageIds,
  ]);

/** The ids of the consents that cover an image. */
export async function consentsOf(manager: EntityManager, imageId: string): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    "select consent_id as id from consent_image where image_id = $1 order by 1",
    [imageId],
  );
  return rows.map(({ id }) => id);
}

/** Lets those of the consents that still exist cover an image again. */
export const coverAgain = (
  manager: EntityManager,
  consentIds: readonly string[],
  imageId: string,
): Promise<unknown> =>
  manager.query(
    `insert into consent_image (consent_id, image_id)
     select id, $2 from consent where id = any($1) order by id on conflict do nothing`,
    [consentIds, imageId],
  );

/** The images that a consent covers, newest first, without those in the trash. */
export const coveredImages = (
  db: EntityManager,
  consentId: string,
  { first, skip }: { first: number; skip: number },
): Promise<Image[]> =>
  db
    .getRepository(Image)
    .createQueryBuilder("image")
    .where(
      `exists (select from consent_image link
         where link.image_id = image.id and link.consent_id = :consentId)`,
      { consentId },
    )
    .orderBy("image.createdAt", "DESC")
    .addOrderBy("image.id", "DESC")
    .take(first)
    .skip(skip)
    .getMany();

/** How many images each of the consents covers, in the order of `consentIds`. */
export async function countCoveredImages(
  db: EntityManager,
  consentIds: readonly string[],
): Promise<number[]> {
  const rows: { id: string; count: number }[] = await db.query(
    `select link.consent_id as id, count(*)::int as count
     from consent_image link join image on image.id = link.image_id
     where link.consent_id = any($1) group by 1`,
    [consentIds],
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return consentIds.map((id) => counts.get(id) ?? 0);
}
