import type { EntityManager } from "typeorm";
import type { Asking } from "../content/asking.ts";
import { Gallery } from "./gallery.entity.ts";

/** How many galleries each category has for the one who asks, in the order of the ids. */
export async function galleryCountsOf(
  manager: EntityManager,
  { drafts, now }: Pick<Asking, "drafts" | "now">,
  categoryIds: readonly string[],
): Promise<number[]> {
  const query = manager
    .createQueryBuilder(Gallery, "gallery")
    .select("gallery.categoryId", "id")
    .addSelect("count(*)::int", "count")
    .where("gallery.categoryId = any(:categoryIds)", { categoryIds })
    .andWhere("gallery.deletedAt is null")
    .groupBy("gallery.categoryId");
  if (!drafts) query.andWhere("gallery.publicFrom <= :now", { now });
  const counts = new Map(
    (await query.getRawMany<{ id: string; count: number }>()).map(({ id, count }) => [id, count]),
  );
  return categoryIds.map((id) => counts.get(id) ?? 0);
}
