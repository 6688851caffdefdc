import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { listCost } from "../content-args.ts";
import { kindNamed } from "../content-kinds.ts";
import type { Context } from "../context.ts";
import { ItemArgs } from "../publication-args.ts";
import { DraftLink, NewDraftLink } from "./draft-link.entity.ts";
import {
  createDraftLink,
  readAllDraftLinks,
  readDraftLinks,
  revokeDraftLink,
} from "./draft-links.ts";

/** Links with which somebody without an account reads a draft. */
@Resolver()
export class DraftLinkResolver {
  @Query(() => [DraftLink], {
    description: "The links to an item that have not expired, newest first. For editors.",
  })
  draftLinks(@Ctx() context: Context, @Args(() => ItemArgs) { kind, id }: ItemArgs) {
    return readDraftLinks(context, kindNamed(kind), id);
  }

  @Query(() => [DraftLink], {
    complexity: listCost,
    description: "The links to all items that have not expired, newest first. For admins.",
  })
  allDraftLinks(@Ctx() context: Context) {
    return readAllDraftLinks(context);
  }

  @Mutation(() => NewDraftLink, {
    description:
      "Creates a link that shows the item as it will be to a reader without an account. For editors.",
  })
  createDraftLink(
    @Ctx() context: Context,
    @Args(() => ItemArgs) { kind, id }: ItemArgs,
    @Arg("days", () => Int, { description: "Days until it expires: 1, 7 or 30." }) days: number,
  ) {
    return createDraftLink(context, kindNamed(kind), id, days);
  }

  @Mutation(() => Boolean, {
    description: "Deletes a link, which then shows nothing any more. For editors.",
  })
  async revokeDraftLink(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the link." }) id: string,
  ) {
    await revokeDraftLink(context, id);
    return true;
  }
}
