import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../content/context.ts";
import { GalleryCategory } from "../gallery-category/gallery-category.entity.ts";
import { galleryCountsOf } from "./category-count.ts";

/** Stands here because a category does not know galleries. */
@Resolver(() => GalleryCategory)
export class GalleryCountResolver {
  @FieldResolver(() => Int, { description: "How many galleries are sorted under it." })
  galleryCount(@Root() category: GalleryCategory, @Ctx() { db, loaders, now }: Context) {
    const { askedDrafts: drafts = false } = category;
    return loaders
      .loader(`galleryCounts:${drafts}`, (ids) => galleryCountsOf(db, { drafts, now }, ids))
      .load(category.id);
  }
}
