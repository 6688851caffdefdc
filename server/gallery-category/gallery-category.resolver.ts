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
    description: "Lists gallery categories in the order set by editors.",
  })
  galleryCategories(@Ctx() context: Context, @Args(() => ContentListArgs) args: ContentListArgs) {
    return galleryCategoryQueries.page(context.db, readScopeFor(context, args), args);
  }

  @Query(() => GalleryCategory, {
    nullable: true,
    description:
      "The gallery category with this id; null if it does not exist or is not visible to you.",
  })
  galleryCategory(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the gallery category." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return galleryCategoryQueries.byId(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => GalleryCategoryTranslation, {
    description:
      "The translation in `language`; the other one if that is missing or not visible to you.",
  })
  translation(
    @Root() category: GalleryCategory,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description:
        "Language of the translation; defaults to the `language` argument of the root field.",
    })
    language?: Language,
  ) {
    return translationOf(category, language);
  }

  @Mutation(() => GalleryCategory, {
    description: "Creates or updates a gallery category, with both languages. For editors.",
  })
  async saveGalleryCategory(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => GalleryCategoryInput, {
      description: "The complete gallery category; fields left out are reset to their defaults.",
    })
    input: GalleryCategoryInput,
  ) {
    const id = await saveGalleryCategory(context, targetOf(args), input);
    return read(context, args.language, id);
  }

  @Mutation(() => GalleryCategory, {
    description: "Saves one language and leaves the other unchanged. For editors.",
  })
  async saveGalleryCategoryTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => GalleryCategoryWords, {
      description:
        "The complete texts in that language; fields left out are reset to their defaults.",
    })
    words: GalleryCategoryWords,
  ) {
    const id = await saveGalleryCategoryTranslation(context, target, language, words);
    return read(context, language, id);
  }

  @Mutation(() => GalleryCategory, {
    description:
      "Publishes one language, or every language that has texts, now or at a later time. For editors.",
  })
  async publishGalleryCategory(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishGalleryCategory(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => GalleryCategory, {
    description: "Unpublishes one language, or both; the texts remain as drafts. For editors.",
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
      "Moves a gallery category to the trash, where it is permanently deleted after 30 days; CONFLICT `inUse` while galleries use it. For editors.",
  })
  async deleteGalleryCategory(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteGalleryCategory(context, target);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      "Moves these gallery categories to the front, in this order; the others follow in their current order. For editors.",
  })
  async reorderGalleryCategories(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], {
      description: "Ids of the gallery categories to put first, in order.",
    })
    ids: string[],
  ) {
    await reorderGalleryCategories(context, ids);
    return true;
  }
}

/** Reads a gallery category after a write, drafts included. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  galleryCategoryQueries.byId(db, { language, now, drafts: true }, id);
