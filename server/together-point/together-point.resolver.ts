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
  imagesCost,
  listCost,
  PlacedImagesArgs,
  SaveArgs,
  TargetArgs,
} from "../content/content-args.ts";
import { isId } from "../content/content-queries.ts";
import type { Context } from "../content/context.ts";
import { targetOf } from "../content/item-writes.ts";
import { PublishArgs, TranslationArgs, UnpublishArgs } from "../content/publication-args.ts";
import { readScopeFor } from "../content/read-scope.ts";
import { translationOf } from "../content/translations.ts";
import { Image } from "../image/image.entity.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import {
  TogetherPoint,
  TogetherPointImage,
  TogetherPointList,
  TogetherPointTranslation,
} from "./together-point.entity.ts";
import { TogetherPointInput, TogetherPointWords } from "./together-point.input.ts";
import {
  deleteTogetherPoint,
  publishTogetherPoint,
  reorderTogetherPoints,
  saveTogetherPoint,
  saveTogetherPointTranslation,
  togetherPointQueries,
} from "./together-point.service.ts";

@Resolver(() => TogetherPoint)
export class TogetherPointResolver {
  @Query(() => TogetherPointList, {
    complexity: listCost,
    description: "Lists together points in the order set by editors.",
  })
  togetherPoints(@Ctx() context: Context, @Args(() => ContentListArgs) args: ContentListArgs) {
    return togetherPointQueries.page(context.db, readScopeFor(context, args), args);
  }

  @Query(() => TogetherPoint, {
    nullable: true,
    description:
      "The together point with this id; null if it does not exist or is not visible to you.",
  })
  togetherPoint(
    @Ctx() context: Context,
    @Arg("city", () => String, { description: "Path segment of the point, or its id." })
    city: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    const scope = readScopeFor(context, args);
    if (isId(city)) return togetherPointQueries.byId(context.db, scope, city);
    return togetherPointQueries.byColumn(context.db, scope, "city", city);
  }

  @FieldResolver(() => TogetherPointTranslation, {
    description:
      "The translation in `language`; the other one if that is missing or not visible to you.",
  })
  translation(
    @Root() point: TogetherPoint,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description:
        "Language of the translation; defaults to the `language` argument of the root field.",
    })
    language?: Language,
  ) {
    return translationOf(point, language);
  }

  @FieldResolver(() => [Image], { complexity: imagesCost, description: "The images, in order." })
  images(
    @Root() point: TogetherPoint,
    @Ctx() { loaders }: Context,
    @Args(() => PlacedImagesArgs) { first }: PlacedImagesArgs,
  ) {
    return loaders.placedImages(TogetherPointImage, point.id, first);
  }

  @FieldResolver(() => Int, { description: "Number of images." })
  imageCount(@Root() point: TogetherPoint, @Ctx() { loaders }: Context) {
    return loaders.placedImageCount(TogetherPointImage, point.id);
  }

  @Mutation(() => TogetherPoint, {
    description: "Creates or updates a together point, with both languages. For editors.",
  })
  async saveTogetherPoint(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => TogetherPointInput, {
      description: "The complete together point; fields left out are reset to their defaults.",
    })
    input: TogetherPointInput,
  ) {
    return read(context, args.language, await saveTogetherPoint(context, targetOf(args), input));
  }

  @Mutation(() => TogetherPoint, {
    description: "Saves one language and leaves the other unchanged. For editors.",
  })
  async saveTogetherPointTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => TogetherPointWords, {
      description:
        "The complete texts in that language; fields left out are reset to their defaults.",
    })
    words: TogetherPointWords,
  ) {
    return read(
      context,
      language,
      await saveTogetherPointTranslation(context, target, language, words),
    );
  }

  @Mutation(() => TogetherPoint, {
    description:
      "Publishes one language, or every language that has texts, now or at a later time. For editors.",
  })
  async publishTogetherPoint(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishTogetherPoint(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => TogetherPoint, {
    description: "Unpublishes one language, or both; the texts remain as drafts. For editors.",
  })
  async unpublishTogetherPoint(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(
      context,
      language ?? "ua",
      await publishTogetherPoint(context, target, language, null),
    );
  }

  @Mutation(() => Boolean, {
    description:
      "Moves a together point to the trash, where it is permanently deleted after 30 days. For editors.",
  })
  async deleteTogetherPoint(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteTogetherPoint(context, target);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      "Moves these together points to the front, in this order; the others follow in their current order. For editors.",
  })
  async reorderTogetherPoints(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "Ids of the together points to put first, in order." })
    ids: string[],
  ) {
    await reorderTogetherPoints(context, ids);
    return true;
  }
}

/** Reads a together point after a write, drafts included. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  togetherPointQueries.byId(db, { language, now, drafts: true }, id);
