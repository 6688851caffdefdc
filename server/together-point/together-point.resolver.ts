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
    description: "In the order made by hand.",
  })
  togetherPoints(@Ctx() context: Context, @Args(() => ContentListArgs) args: ContentListArgs) {
    return togetherPointQueries.page(context.db, readScopeFor(context, args), args);
  }

  @Query(() => TogetherPoint, {
    nullable: true,
    description: "Null when there is none to be seen.",
  })
  togetherPoint(
    @Ctx() context: Context,
    @Arg("city", () => String, { description: "Its word in addresses, or its id." }) city: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    const asking = readScopeFor(context, args);
    if (isId(city)) return togetherPointQueries.byId(context.db, asking, city);
    return togetherPointQueries.byColumn(context.db, asking, "city", city);
  }

  @FieldResolver(() => TogetherPointTranslation, { description: "That language, else the other." })
  translation(
    @Root() point: TogetherPoint,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
  ) {
    return translationOf(point, language);
  }

  @FieldResolver(() => [Image], { complexity: imagesCost, description: "In order." })
  images(
    @Root() point: TogetherPoint,
    @Ctx() { loaders }: Context,
    @Args(() => PlacedImagesArgs) { first }: PlacedImagesArgs,
  ) {
    return loaders.placedImages(TogetherPointImage, point.id, first);
  }

  @FieldResolver(() => Int, { description: "How many images there are in all." })
  imageCount(@Root() point: TogetherPoint, @Ctx() { loaders }: Context) {
    return loaders.placedImageCount(TogetherPointImage, point.id);
  }

  @Mutation(() => TogetherPoint, {
    description: "Creates or updates a point, both languages at once.",
  })
  async saveTogetherPoint(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => TogetherPointInput, { description: "The whole of it." })
    input: TogetherPointInput,
  ) {
    return read(context, args.language, await saveTogetherPoint(context, targetOf(args), input));
  }

  @Mutation(() => TogetherPoint, { description: "Saves one language, leaves the other untouched." })
  async saveTogetherPointTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => TogetherPointWords, { description: "All its words in that language." })
    words: TogetherPointWords,
  ) {
    return read(
      context,
      language,
      await saveTogetherPointTranslation(context, target, language, words),
    );
  }

  @Mutation(() => TogetherPoint, {
    description: "Publishes one language, or each that has words, now or at a later moment.",
  })
  async publishTogetherPoint(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishTogetherPoint(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => TogetherPoint, {
    description: "Withdraws one language, or both; the words stay as drafts.",
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
    description: "Puts a point into the trash, from which it goes for good after 30 days.",
  })
  async deleteTogetherPoint(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteTogetherPoint(context, target);
    return true;
  }

  @Mutation(() => Boolean, {
    description: "Puts these points first, in this order; the rest stay behind them.",
  })
  async reorderTogetherPoints(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "Those that come first, in order." }) ids: string[],
  ) {
    await reorderTogetherPoints(context, ids);
    return true;
  }
}

/** What was written, as its writer may see it. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  togetherPointQueries.byId(db, { language, now, drafts: true }, id);
