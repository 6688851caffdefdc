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
    description: "Newest day first, those without a day last.",
  })
  galleries(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Arg("categoryId", () => ID, { nullable: true, description: "Those sorted under it." })
    categoryId?: string,
    @Arg("year", () => Int, { nullable: true, description: "Those whose day lies in it." })
    year?: number,
    @Arg("isImportant", () => Boolean, {
      nullable: true,
      description: "Those that the News show, or those that they do not.",
    })
    isImportant?: boolean,
  ) {
    const condition = wishedGalleries({ categoryId, year, isImportant });
    return galleryQueries.page(context.db, readScopeFor(context, args), args, condition);
  }

  @Query(() => [Int], { description: "The years in which galleries have days, newest first." })
  galleryYears(
    @Ctx() context: Context,
    @Arg("drafts", () => Boolean, draftsField) drafts: boolean,
  ) {
    // Years have no words: which language is asked for makes no difference.
    return galleryYears(context.db, readScopeFor(context, { language: "ua", drafts }));
  }

  @Query(() => GalleryList, {
    complexity: listCost,
    description: "The important galleries: newest day first, those without a day last.",
  })
  news(@Ctx() context: Context, @Args(() => ContentListArgs) args: ContentListArgs) {
    return galleryQueries.page(context.db, readScopeFor(context, args), args, isNews);
  }

  @Query(() => Gallery, { nullable: true, description: "Null when there is none to be seen." })
  gallery(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return galleryQueries.byId(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => GalleryCategory, {
    nullable: true,
    description: "What it is sorted under; null while you may not see that.",
  })
  category(@Root() gallery: Gallery, @Ctx() { db, loaders, now }: Context) {
    const { requestedLanguage: language = "ua", includesDrafts: drafts = false } = gallery;
    return loaders
      .loader(`categories:${language}:${drafts}`, (ids) =>
        galleryCategoriesByIds(db, { language, now, drafts }, ids),
      )
      .load(gallery.categoryId);
  }

  @FieldResolver(() => GalleryTranslation, { description: "That language, else the other." })
  translation(
    @Root() gallery: Gallery,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
  ) {
    return translationOf(gallery, language);
  }

  @FieldResolver(() => [Image], { complexity: imagesCost, description: "In order." })
  images(
    @Root() gallery: Gallery,
    @Ctx() { loaders }: Context,
    @Args(() => PlacedImagesArgs) { first }: PlacedImagesArgs,
  ) {
    return loaders.placedImages(GalleryImage, gallery.id, first);
  }

  @FieldResolver(() => Int, { description: "How many images it has." })
  imageCount(@Root() gallery: Gallery, @Ctx() { loaders }: Context) {
    return loaders.placedImageCount(GalleryImage, gallery.id);
  }

  @Mutation(() => Gallery, { description: "Creates or updates a gallery, both languages at once." })
  async saveGallery(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => GalleryInput, { description: "The whole of it." })
    input: GalleryInput,
  ) {
    return read(context, args.language, await saveGallery(context, targetOf(args), input));
  }

  @Mutation(() => Gallery, { description: "Saves one language, leaves the other untouched." })
  async saveGalleryTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => GalleryWords, { description: "All its words in that language." })
    words: GalleryWords,
  ) {
    return read(context, language, await saveGalleryTranslation(context, target, language, words));
  }

  @Mutation(() => Gallery, {
    description: "Publishes one language, or each that has words, now or at a later moment.",
  })
  async publishGallery(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishGallery(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => Gallery, {
    description: "Withdraws one language, or both; the words stay as drafts.",
  })
  async unpublishGallery(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(context, language ?? "ua", await publishGallery(context, target, language, null));
  }

  @Mutation(() => Gallery, { description: "Whether the News show it, with nothing else touched." })
  async showGalleryInNews(
    @Ctx() context: Context,
    @Args(() => TargetArgs) target: TargetArgs,
    @Arg("isShown", () => Boolean, { description: "False takes it out of the News." })
    isShown: boolean,
  ) {
    return read(context, "ua", await showGalleryInNews(context, target, isShown));
  }

  @Mutation(() => Boolean, {
    description: "Puts a gallery into the trash, from which it goes for good after 30 days.",
  })
  async deleteGallery(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteGallery(context, target);
    return true;
  }
}

/** What was written, as its writer may see it. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  galleryQueries.byId(db, { language, now, drafts: true }, id);
