import { Arg, Args, Ctx, Extensions, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { ContentArgs } from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { kindResolvers } from "../content/kind-resolvers.ts";
import { isId } from "../content/reading/content-queries.ts";
import { readScopeFor } from "../content/reading/read-scope.ts";
import { Selected, type Selection } from "../content/reading/selection.ts";
import { dayInKyiv } from "../platform/kyiv-time.ts";
import { PointWeek } from "./point-facts.ts";
import { weekOf } from "./point-week.ts";
import { TogetherPoint, TogetherPointList } from "./together-point.entity.ts";
import { togetherPointKind, togetherPointQueries } from "./together-point.kind.ts";

@Resolver(() => TogetherPoint)
class TogetherPointResolver {
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

  @Extensions({ columns: ["events"] })
  @FieldResolver(() => PointWeek, {
    nullable: true,
    description:
      "The remaining events of this week or, after them, those of next week, by the date in Kyiv; null without events.",
  })
  week(@Root() { events }: TogetherPoint, @Ctx() { now }: Context) {
    return weekOf(events, dayInKyiv(now));
  }
}

export const togetherPointResolvers = [
  ...kindResolvers(togetherPointKind, {
    list: {
      type: TogetherPointList,
      description: "Lists together points in the order set by editors.",
    },
    item: null,
  }),
  TogetherPointResolver,
];
