import { ArrayMaxSize } from "class-validator";
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Resolver } from "type-graphql";
import type { Context } from "../content/context.ts";
import { moveGalleries } from "./move-galleries.ts";

const toCategoryId = { description: "Id of the category into which they are put." };

@ArgsType()
class MoveGalleriesArgs {
  @Field(() => [ID], { description: "Ids of the galleries, at most 100." })
  @ArrayMaxSize(100)
  ids: string[];

  @Field(() => ID, toCategoryId)
  toCategoryId: string;
}

@Resolver()
export class MoveGalleriesResolver {
  @Mutation(() => Int, {
    description:
      "Moves these galleries into a category, and returns how many were in another category; if one of them fails, none is moved. For editors.",
  })
  moveGalleries(
    @Ctx() context: Context,
    @Args(() => MoveGalleriesArgs) args: MoveGalleriesArgs,
  ): Promise<number> {
    return moveGalleries(context, { ids: args.ids }, args.toCategoryId);
  }

  @Mutation(() => Int, {
    description:
      "Moves all galleries of a category into another one, so that the category can be deleted, and returns their number. For editors.",
  })
  moveGalleriesOfCategory(
    @Ctx() context: Context,
    @Arg("categoryId", () => ID, { description: "Id of the category that is emptied." })
    categoryId: string,
    @Arg("toCategoryId", () => ID, toCategoryId) to: string,
  ): Promise<number> {
    return moveGalleries(context, { categoryId }, to);
  }
}
