import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import {
  ContentArgs,
  ContentListArgs,
  listCost,
  SaveArgs,
  TargetArgs,
} from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { targetOf } from "../content/item-writes.ts";
import { PublishArgs, TranslationArgs, UnpublishArgs } from "../content/publication-args.ts";
import { readScopeFor } from "../content/read-scope.ts";
import { translationOf } from "../content/translations.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import {
  GalleryCategory,
  GalleryCategoryList,
  GalleryCategoryTranslation,
} from "./gallery-category.entity.ts";
import { GalleryCategoryInput, GalleryCategoryWords } from "./gallery-category.input.ts";
import {
  deleteGalleryCategory,
  galleryCategoryQueries,
  publishGalleryCategory,
  reorderGalleryCategories,
  saveGalleryCategory,
  saveGalleryCategoryTranslation,
} from "./gallery-category.service.ts";

@Resolver(() => GalleryCategory)
export class GalleryCategoryResolver {
  @Query(() => GalleryCategoryList, {
    complexity: listCost,
    description: "In their hand-made order.",
  })
  galleryCategories(@Ctx() context: Context, @Args(() => ContentListArgs) args: ContentListArgs) {
    return galleryCategoryQueries.page(context.db, readScopeFor(context, args), args);
  }

  @Query(() => GalleryCategory, {
    nullable: true,
    description: "Null when there is none to be seen.",
  })
  galleryCategory(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return galleryCategoryQueries.byId(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => GalleryCategoryTranslation, {
    description: "That language, else the other.",
  })
  translation(
    @Root() category: GalleryCategory,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
  ) {
    return translationOf(category, language);
  }

  @Mutation(() => GalleryCategory, {
    description: "Creates or updates a category, both languages at once.",
  })
  async saveGalleryCategory(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => GalleryCategoryInput, { description: "The whole of it." })
    input: GalleryCategoryInput,
  ) {
    const id = await saveGalleryCategory(context, targetOf(args), input);
    return read(context, args.language, id);
  }

  @Mutation(() => GalleryCategory, {
    description: "Saves one language, leaves the other untouched.",
  })
  async saveGalleryCategoryTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => GalleryCategoryWords, { description: "All its words in that language." })
    words: GalleryCategoryWords,
  ) {
    const id = await saveGalleryCategoryTranslation(context, target, language, words);
    return read(context, language, id);
  }

  @Mutation(() => GalleryCategory, {
    description: "Publishes one language, or each that has words, now or at a later moment.",
  })
  async publishGalleryCategory(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishGalleryCategory(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => GalleryCategory, {
    description: "Withdraws one language, or both; the words stay as drafts.",
  })
  async unpublishGalleryCategory(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(
      context,
      language ?? "ua",
      await publishGalleryCategory(context, target, language, null),
    );
  }

  @Mutation(() => Boolean, {
    description:
      "Puts a category into the trash, from which it goes for good after 30 days; CONFLICT `inUse` while galleries use it.",
  })
  async deleteGalleryCategory(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteGalleryCategory(context, target);
    return true;
  }

  @Mutation(() => Boolean, {
    description: "Puts these categories first, in this order; the rest stay behind them.",
  })
  async reorderGalleryCategories(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "Those that come first, in order." }) ids: string[],
  ) {
    await reorderGalleryCategories(context, ids);
    return true;
  }
}

/** What was written, as its writer may see it. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  galleryCategoryQueries.byId(db, { language, now, drafts: true }, id);
