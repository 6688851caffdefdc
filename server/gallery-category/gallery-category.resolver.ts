import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import {
  ContentArgs,
  ContentListArgs,
  forApiTokens,
  listCost,
  SaveArgs,
} from "../content/content-args.ts";
import { saveAndRead } from "../content/content-commands.ts";
import type { Context } from "../content/context.ts";
import { readScopeFor } from "../content/reading/read-scope.ts";
import { Selected, type Selection } from "../content/reading/selection.ts";
import { translationOf } from "../content/translations.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import {
  GalleryCategory,
  GalleryCategoryInput,
  GalleryCategoryList,
  GalleryCategoryTranslation,
} from "./gallery-category.entity.ts";
import { galleryCategoryKind, galleryCategoryQueries } from "./gallery-category.kind.ts";

@Resolver(() => GalleryCategory)
export class GalleryCategoryResolver {
  @Query(() => GalleryCategoryList, {
    complexity: listCost,
    description: "Lists gallery categories in the order set by editors.",
  })
  galleryCategories(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Selected("items") selection: Selection,
  ) {
    return galleryCategoryQueries.page(context.db, readScopeFor(context, args, selection), args);
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
    @Selected() selection: Selection,
  ) {
    return galleryCategoryQueries.byId(context.db, readScopeFor(context, args, selection), id);
  }

  @FieldResolver(() => GalleryCategoryTranslation, {
    description:
      "The translation in `language`, or in the other language if it is missing or not visible to you.",
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

  @Extensions(forApiTokens)
  @Mutation(() => GalleryCategory, {
    description:
      "Creates or updates a gallery category, with both languages. For editors and API tokens that may write the kind.",
  })
  saveGalleryCategory(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => GalleryCategoryInput, {
      description: "The complete gallery category; fields left out are reset to their defaults.",
    })
    input: GalleryCategoryInput,
    @Selected() selection: Selection,
  ) {
    return saveAndRead(context, galleryCategoryKind, args, input, selection);
  }
}
