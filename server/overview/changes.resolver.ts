import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import { listCost } from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { Change, type ChangeKind, ChangeKindEnum } from "../history/change.entity.ts";
import { requireAdmin, requireEditor } from "../platform/viewer.ts";
import { ChangeList, ChangesArgs, RecentChangesArgs } from "./change-list.ts";
import { listChanges, listHistory, listRecentChanges } from "./changes.ts";

@Resolver()
export class ChangesResolver {
  @Query(() => [Change], {
    description:
      "The last 100 changes of one item, newest first. For editors; of settings and users, for admins.",
  })
  history(
    @Ctx() { db, viewer }: Context,
    @Arg("kind", () => ChangeKindEnum, { description: "What it is." }) kind: ChangeKind,
    @Arg("id", () => ID, {
      nullable: true,
      description: "Which one; left out: the settings, or what was done to many at once.",
    })
    id?: string | null,
  ) {
    return listHistory(db, viewer, kind, id);
  }

  @Query(() => [Change], {
    complexity: listCost,
    description: "The newest changes of content and pictures. For editors.",
  })
  recentChanges(
    @Ctx() { db, viewer }: Context,
    @Args(() => RecentChangesArgs) { first }: RecentChangesArgs,
  ) {
    requireEditor(viewer);
    return listRecentChanges(db, first);
  }

  @Query(() => ChangeList, {
    complexity: listCost,
    description: "Every change, newest first. For admins.",
  })
  changes(@Ctx() { db, viewer }: Context, @Args(() => ChangesArgs) args: ChangesArgs) {
    requireAdmin(viewer);
    return listChanges(db, args);
  }
}
