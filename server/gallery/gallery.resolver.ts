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
import {
  ContentArgs,
  ContentListArgs,
  draftsField,
  imagesCost,
  listCost,
  PlacedImagesArgs,
  SaveArgs,
  TargetArgs,
} from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { targetOf } from "../content/item-writes.ts";
import { PublishArgs, TranslationArgs, UnpublishArgs } from "../content/publication-args.ts";
import { readScopeFor } from "../content/read-scope.ts";
import { translationOf } from "../content/translations.ts";
import { galleryCategoriesByIds } from "../gallery-category/category-of-gallery.ts";
import { GalleryCategory } from "../gallery-category/gallery-category.entity.ts";
import { Image } from "../image/image.entity.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { Gallery, GalleryImage, GalleryList, GalleryTranslation } from "./gallery.entity.ts";
import { GalleryInput, GalleryWords } from "./gallery.input.ts";
import {
  deleteGallery,
  galleryQueries,
  galleryYears,
  isNews,
  publishGallery,
  saveGallery,
  saveGalleryTranslation,
  showGalleryInNews,
  wishedGalleries,
} from "./gallery.service.ts";

@Resolver(() => Gallery)
export class GalleryResolver {
  @Query(() => GalleryList, {
    complexity: listCost,
    description: "Lists galleries by day, newest first; those without a day come last.",
  })
  galleries(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
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
    const condition = wishedGalleries({ categoryId, year, isImportant });
    return galleryQueries.page(context.db, readScopeFor(context, args), args, condition);
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
  news(@Ctx() context: Context, @Args(() => ContentListArgs) args: ContentListArgs) {
    return galleryQueries.page(context.db, readScopeFor(context, args), args, isNews);
  }

  @Query(() => Gallery, {
    nullable: true,
    description: "The gallery with this id; null if it does not exist or is not visible to you.",
  })
  gallery(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the gallery." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return galleryQueries.byId(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => GalleryCategory, {
    nullable: true,
    description: "The gallery's category; null if it is not visible to you.",
  })
  category(@Root() gallery: Gallery, @Ctx() { db, loaders, now }: Context) {
    const { requestedLanguage: language = "ua", includesDrafts: drafts = false } = gallery;
    return loaders
      .loader(`categories:${language}:${drafts}`, (ids) =>
        galleryCategoriesByIds(db, { language, now, drafts }, ids),
      )
      .load(gallery.categoryId);
  }

  @FieldResolver(() => GalleryTranslation, {
    description:
      "The translation in `language`; the other one if that is missing or not visible to you.",
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
    return loaders.placedImages(GalleryImage, gallery.id, first);
  }

  @FieldResolver(() => Int, { description: "Number of images." })
  imageCount(@Root() gallery: Gallery, @Ctx() { loaders }: Context) {
    return loaders.placedImageCount(GalleryImage, gallery.id);
  }

  @Mutation(() => Gallery, {
    description: "Creates or updates a gallery, with both languages. For editors.",
  })
  async saveGallery(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => GalleryInput, {
      description: "The complete gallery; fields left out are reset to their defaults.",
    })
    input: GalleryInput,
  ) {
    return read(context, args.language, await saveGallery(context, targetOf(args), input));
  }

  @Mutation(() => Gallery, {
    description: "Saves one language and leaves the other unchanged. For editors.",
  })
  async saveGalleryTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => GalleryWords, {
      description:
        "The complete texts in that language; fields left out are reset to their defaults.",
    })
    words: GalleryWords,
  ) {
    return read(context, language, await saveGalleryTranslation(context, target, language, words));
  }

  @Mutation(() => Gallery, {
    description:
      "Publishes one language, or every language that has texts, now or at a later time. For editors.",
  })
  async publishGallery(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishGallery(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => Gallery, {
    description: "Unpublishes one language, or both; the texts remain as drafts. For editors.",
  })
  async unpublishGallery(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(context, language ?? "ua", await publishGallery(context, target, language, null));
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
    return read(context, "ua", await showGalleryInNews(context, target, isShown));
  }

  @Mutation(() => Boolean, {
    description:
      "Moves a gallery to the trash, where it is permanently deleted after 30 days. For editors.",
  })
  async deleteGallery(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteGallery(context, target);
    return true;
  }
}

/** Reads a gallery after a write, drafts included. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  galleryQueries.byId(db, { language, now, drafts: true }, id);
