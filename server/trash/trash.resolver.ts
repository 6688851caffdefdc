import { Arg, Ctx, GraphQLISODateTime, Mutation, Query, Resolver } from "type-graphql";
import { requireAdmin } from "../platform/viewer.ts";
import { emptyTrash } from "./empty-trash.ts";
import type { TrashContext } from "./trash.context.ts";
import { countTrash, TrashContents } from "./trash-contents.ts";

@Resolver()
export class TrashResolver {
  @Query(() => TrashContents, { description: "How much is in the trash. For admins." })
  trashContents(@Ctx() { db, viewer, now }: TrashContext): Promise<TrashContents> {
    requireAdmin(viewer);
    return countTrash(db, now);
  }

  @Mutation(() => TrashContents, {
    description:
      "Permanently deletes what is in the trash, and returns what is left: what was moved there " +
      "later than `countedAt`, and what is still referred to, such as documents of earlier " +
      "versions of pages. For admins.",
  })
  async emptyTrash(
    @Ctx() context: TrashContext,
    @Arg("countedAt", () => GraphQLISODateTime, {
      description: "`TrashContents.countedAt` of what the admin has seen.",
    })
    countedAt: Date,
  ): Promise<TrashContents> {
    await emptyTrash(context, countedAt);
    return countTrash(context.db, context.now);
  }
}
