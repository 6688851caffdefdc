import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import {
  ContentArgs,
  ContentListArgs,
  draftsField,
  forApiTokens,
  imagesCost,
  listCost,
  PlacedImagesArgs,
  SaveArgs,
  TargetArgs,
} from "../content/content-args.ts";
import { changeItem, readAfterWrite, saveAndRead } from "../content/content-commands.ts";
import type { Context } from "../content/context.ts";
import { isAt } from "../content/reading/content-queries.ts";
import { readNeighbours } from "../content/reading/neighbours.ts";
import { readScopeFor } from "../content/reading/read-scope.ts";
import { Selected, type Selection } from "../content/reading/selection.ts";
import { translationOf } from "../content/translations.ts";
import { GalleryCategory } from "../gallery-category/gallery-category.entity.ts";
import { galleryCategoryQueries } from "../gallery-category/gallery-category.kind.ts";
import { Image } from "../image/image.entity.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import {
  Gallery,
  GalleryImage,
  GalleryInput,
  GalleryList,
  GalleryNeighbours,
  GalleryTranslation,
} from "./gallery.entity.ts";
import { galleryKind, galleryQueries } from "./gallery.kind.ts";
import { filteredBy, galleryYears, isNews } from "./gallery-filters.ts";

@Resolver(() => Gallery)
export class GalleryResolver {
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

  @Query(() => Gallery, {
    nullable: true,
    description:
      "The gallery with this id or address; null if it does not exist or is not visible to you.",
  })
  gallery(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id or address of the gallery." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
    @Selected() selection: Selection,
  ) {
    return galleryQueries.at(context.db, readScopeFor(context, args, selection), id);
  }

  @Query(() => GalleryNeighbours, {
    description: "The galleries before and after one in the order of the list.",
  })
  galleryNeighbours(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id or address of the gallery." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
    @Selected() selection: Selection,
  ) {
    const scope = { ...readScopeFor(context, args), selection };
    return readNeighbours(context.db, galleryKind, scope, isAt(id));
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

  @FieldResolver(() => GalleryTranslation, {
    description:
      "The translation in `language`, or in the other language if it is missing or not visible to you.",
  })
  translation(
    @Root() gallery: Gallery,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description:
        "Language of the translation; defaults to the `language` argument of the root field.",
    })
    language?: Language,
  ) {
    return translationOf(gallery, language);
  }

  @FieldResolver(() => [Image], { complexity: imagesCost, description: "The images, in order." })
  images(
    @Root() gallery: Gallery,
    @Ctx() { loaders }: Context,
    @Args(() => PlacedImagesArgs) { first }: PlacedImagesArgs,
  ) {
    return loaders.placedImages(GalleryImage, gallery, first);
  }

  @FieldResolver(() => Int, { description: "Number of images." })
  imageCount(@Root() gallery: Gallery, @Ctx() { loaders }: Context) {
    return loaders.placedImageCount(GalleryImage, gallery);
  }

  @Extensions(forApiTokens)
  @Mutation(() => Gallery, {
    description:
      "Creates or updates a gallery, with both languages. For editors and API tokens that may write the kind.",
  })
  saveGallery(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => GalleryInput, {
      description: "The complete gallery; fields left out are reset to their defaults.",
    })
    input: GalleryInput,
    @Selected() selection: Selection,
  ) {
    return saveAndRead(context, galleryKind, args, input, selection);
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
