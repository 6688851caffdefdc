import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import { listCost } from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { Change, ChangeKindEnum } from "../history/change.entity.ts";
import { requireAdmin, requireEditor } from "../platform/viewer.ts";
import { ChangedContent, ChangeList, ChangesArgs, RecentChangesArgs } from "./change-list.ts";
import { listChanges, listHistory, listRecentChanges, readChangedContent } from "./changes.ts";

@Resolver()
export class ChangesResolver {
  @Query(() => [Change], {
    description:
      "The last 100 changes of one item, newest first. For editors; changes of settings and users are for admins.",
  })
  history(
    @Ctx() { db, viewer }: Context,
    @Arg("kind", () => ChangeKindEnum, { description: "Kind of the item." }) kind: string,
    @Arg("id", () => ID, {
      nullable: true,
      description:
        "Id of the item; omit it for the settings, or for changes of many items at once.",
    })
    id?: string | null,
  ) {
    return listHistory(db, viewer, kind, id);
  }

  @Query(() => ChangedContent, {
    nullable: true,
    description:
      "The content of an item before and after one change; null if the change did not alter the content, or is unknown. For editors; changes of settings and users are for admins.",
  })
  changedContent(
    @Ctx() { db, viewer }: Context,
    @Arg("id", () => ID, { description: "Id of the change." }) id: string,
  ) {
    return readChangedContent(db, viewer, id);
  }

  @Query(() => [Change], {
    complexity: listCost,
    description: "The latest changes of content and images, newest first. For editors.",
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
    description: "Lists all changes, newest first. For admins.",
  })
  changes(@Ctx() { db, viewer }: Context, @Args(() => ChangesArgs) args: ChangesArgs) {
    requireAdmin(viewer);
    return listChanges(db, args);
  }
}
