import { Ctx, Extensions, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { Context } from "../content/context.ts";
import type { ReadScope } from "../content/reading/read-scope.ts";
import { GalleryCategory } from "../gallery-category/gallery-category.entity.ts";
import { Gallery } from "./gallery.entity.ts";

/** Counts the galleries of each category that the reader may see, in the order of the ids. */
async function countGalleries(
  manager: EntityManager,
  { drafts, now }: Pick<ReadScope, "drafts" | "now">,
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

/** Defined here because a category must not import galleries. */
@Resolver(() => GalleryCategory)
export class GalleryCountResolver {
  @Extensions({ columns: [] })
  @FieldResolver(() => Int, { description: "Number of its galleries that are visible to you." })
  galleryCount(@Root() category: GalleryCategory, @Ctx() { db, loaders, now }: Context) {
    const { includesDrafts: drafts = false } = category;
    return loaders
      .loader(`galleryCounts:${drafts}`, (ids) => countGalleries(db, { drafts, now }, ids))
      .load(category.id);
  }
}
