import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { ContentListArgs, draftsField, listCost, TargetArgs } from "../content/content-args.ts";
import { changeItem, readAfterWrite } from "../content/content-commands.ts";
import type { Context } from "../content/context.ts";
import { kindResolvers } from "../content/kind-resolvers.ts";
import { readScopeFor } from "../content/reading/read-scope.ts";
import { Selected, type Selection } from "../content/reading/selection.ts";
import { GalleryCategory } from "../gallery-category/gallery-category.entity.ts";
import { galleryCategoryQueries } from "../gallery-category/gallery-category.kind.ts";
import { Gallery, GalleryList, GalleryNeighbours } from "./gallery.entity.ts";
import { galleryKind, galleryQueries } from "./gallery.kind.ts";
import { filteredBy, galleryYears, isNews } from "./gallery-filters.ts";

@Resolver(() => Gallery)
class GalleryResolver {
  @Query(() => GalleryList, {
    complexity: listCost,
    description: "Lists galleries by day, newest first; those without a day come last.",
  })
  galleries(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Selected("items") selection: Selection,
    @Arg("categoryId", () => ID, {
      nullable: true,
      description: "Only galleries of this category.",
    })
    categoryId?: string,
    @Arg("year", () => Int, {
      nullable: true,
      description: "Only galleries whose `day` is in this year.",
    })
    year?: number,
    @Arg("isImportant", () => Boolean, {
      nullable: true,
      description: "Only galleries listed in the news (true), or only the others (false).",
    })
    isImportant?: boolean,
  ) {
    const condition = filteredBy({ categoryId, year, isImportant });
    return galleryQueries.page(context.db, readScopeFor(context, args, selection), args, condition);
  }

  @Query(() => [Int], { description: "The years of all galleries with a `day`, newest first." })
  galleryYears(
    @Ctx() context: Context,
    @Arg("drafts", () => Boolean, draftsField) drafts: boolean,
  ) {
    // Years do not depend on the language.
    return galleryYears(context.db, readScopeFor(context, { language: "ua", drafts }));
  }

  @Query(() => GalleryList, {
    complexity: listCost,
    description:
      "Lists the galleries in the news by day, newest first; those without a day come last.",
  })
  news(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Selected("items") selection: Selection,
  ) {
    return galleryQueries.page(context.db, readScopeFor(context, args, selection), args, isNews);
  }

  @FieldResolver(() => GalleryCategory, {
    nullable: true,
    description: "The gallery's category; null if it is not visible to you.",
  })
  category(@Root() gallery: Gallery, @Ctx() { db, loaders, now }: Context) {
    if (gallery.category !== undefined) return gallery.category;
    const { requestedLanguage: language = "ua", includesDrafts: drafts = false } = gallery;
    return loaders
      .loader(`categories:${language}:${drafts}`, (ids) =>
        galleryCategoryQueries.eachById(db, { language, now, drafts }, ids),
      )
      .load(gallery.categoryId);
  }

  @Mutation(() => Gallery, {
    description: "Adds a gallery to the news or removes it; nothing else changes. For editors.",
  })
  async showGalleryInNews(
    @Ctx() context: Context,
    @Args(() => TargetArgs) target: TargetArgs,
    @Arg("isShown", () => Boolean, { description: "True adds it to the news, false removes it." })
    isShown: boolean,
  ) {
    const id = await changeItem(context, galleryKind, target, { action: "saved" }, (gallery) => {
      gallery.isImportant = isShown;
    });
    return readAfterWrite(context, galleryKind, "ua", id);
  }
}

export const galleryResolvers = [
  ...kindResolvers(galleryKind, {
    neighbours: { name: "galleryNeighbours", type: GalleryNeighbours },
  }),
  GalleryResolver,
];
