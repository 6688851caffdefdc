import { Ctx, Extensions, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../content/context.ts";
import { countItemsOfParents } from "../content/reading/item-counts.ts";
import { GalleryCategory } from "../gallery-category/gallery-category.entity.ts";
import { Gallery } from "./gallery.entity.ts";

/** Defined here because a category must not import galleries. */
@Resolver(() => GalleryCategory)
export class GalleryCountResolver {
  @Extensions({ columns: [] })
  @FieldResolver(() => Int, { description: "Number of its galleries that are visible to you." })
  galleryCount(@Root() category: GalleryCategory, @Ctx() { db, loaders, now }: Context) {
    const { includesDrafts: drafts = false } = category;
    return loaders
      .loader(`galleryCounts:${drafts}`, (ids) =>
        countItemsOfParents(db, Gallery, "category_id", { drafts, now }, ids),
      )
      .load(category.id);
  }
}
