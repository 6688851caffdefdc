import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import {
  ContentArgs,
  ContentListArgs,
  forApiTokens,
  imagesCost,
  listCost,
  PlacedImagesArgs,
  SaveArgs,
} from "../content/content-args.ts";
import { saveAndRead } from "../content/content-commands.ts";
import type { Context } from "../content/context.ts";
import { isId } from "../content/reading/content-queries.ts";
import { readScopeFor } from "../content/reading/read-scope.ts";
import { Selected, type Selection } from "../content/reading/selection.ts";
import { translationOf } from "../content/translations.ts";
import { Image } from "../image/image.entity.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { dayInKyiv } from "../platform/kyiv-time.ts";
import { PointWeek } from "./point-facts.ts";
import { weekOf } from "./point-week.ts";
import {
  TogetherPoint,
  TogetherPointImage,
  TogetherPointInput,
  TogetherPointList,
  TogetherPointTranslation,
} from "./together-point.entity.ts";
import { togetherPointKind, togetherPointQueries } from "./together-point.kind.ts";

@Resolver(() => TogetherPoint)
export class TogetherPointResolver {
  @Query(() => TogetherPointList, {
    complexity: listCost,
    description: "Lists together points in the order set by editors.",
  })
  togetherPoints(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Selected("items") selection: Selection,
  ) {
    return togetherPointQueries.page(context.db, readScopeFor(context, args, selection), args);
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
    @Selected() selection: Selection,
  ) {
    const scope = readScopeFor(context, args, selection);
    if (isId(city)) return togetherPointQueries.byId(context.db, scope, city);
    return togetherPointQueries.byColumn(context.db, scope, "city", city);
  }

  @FieldResolver(() => TogetherPointTranslation, {
    description:
      "The translation in `language`, or in the other language if it is missing or not visible to you.",
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
    return loaders.placedImages(TogetherPointImage, point, first);
  }

  @FieldResolver(() => Int, { description: "Number of images." })
  imageCount(@Root() point: TogetherPoint, @Ctx() { loaders }: Context) {
    return loaders.placedImageCount(TogetherPointImage, point);
  }

  @Extensions({ columns: ["events"] })
  @FieldResolver(() => PointWeek, {
    nullable: true,
    description:
      "The remaining events of this week or, after them, those of next week, by the date in Kyiv; null without events.",
  })
  week(@Root() { events }: TogetherPoint, @Ctx() { now }: Context) {
    return weekOf(events, dayInKyiv(now));
  }

  @Extensions(forApiTokens)
  @Mutation(() => TogetherPoint, {
    description:
      "Creates or updates a together point, with both languages. For editors and API tokens that may write the kind.",
  })
  saveTogetherPoint(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => TogetherPointInput, {
      description: "The complete together point; fields left out are reset to their defaults.",
    })
    input: TogetherPointInput,
    @Selected() selection: Selection,
  ) {
    return saveAndRead(context, togetherPointKind, args, input, selection);
  }
}
