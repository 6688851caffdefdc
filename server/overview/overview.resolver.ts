import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import { listCost } from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { overdueJobs } from "../platform/daily-jobs.ts";
import { requireAdmin, requireEditor } from "../platform/viewer.ts";
import { listNeedingAttention } from "./attention.ts";
import { countContent, Overview } from "./content-counts.ts";
import { listItemsWithImage } from "./image-uses.ts";
import { ItemSummary, ItemSummaryList } from "./item-summary.ts";
import { OverdueDailyJob } from "./overdue-jobs.ts";
import { AttentionArgs, SearchArgs, TrashArgs } from "./overview-args.ts";
import { searchContent } from "./search-content.ts";
import { listTrash } from "./trash-list.ts";

@Resolver()
export class OverviewResolver {
  @Query(() => Overview, { description: "Counts of all content. For editors." })
  overview(@Ctx() { db, viewer, now }: Context) {
    requireEditor(viewer);
    return countContent(db, now);
  }

  @Query(() => [OverdueDailyJob], {
    description:
      "Daily jobs whose last run failed or that have not succeeded for two days, longest first. " +
      "For admins.",
  })
  overdueDailyJobs(@Ctx() { db, viewer, now }: Context) {
    requireAdmin(viewer);
    return overdueJobs(db, now);
  }

  @Query(() => ItemSummaryList, {
    complexity: listCost,
    description: "Lists items that need attention, last saved first. For editors.",
  })
  needingAttention(
    @Ctx() { db, viewer, now }: Context,
    @Args(() => AttentionArgs) { reason, ...query }: AttentionArgs,
  ) {
    requireEditor(viewer);
    return listNeedingAttention(db, now, reason, query);
  }

  @Query(() => [ItemSummary], {
    complexity: listCost,
    description:
      "Searches items of all kinds, including drafts, whose texts in one language contain all " +
      "words; matches in the title come first. For editors.",
  })
  searchContent(@Ctx() { db, viewer }: Context, @Args(() => SearchArgs) args: SearchArgs) {
    requireEditor(viewer);
    return searchContent(db, args.text, args.first);
  }

  @Query(() => ItemSummaryList, {
    complexity: listCost,
    description:
      "Lists the items in the trash, last deleted first. They are permanently deleted after 30 days. For editors.",
  })
  trash(@Ctx() { db, viewer }: Context, @Args(() => TrashArgs) query: TrashArgs) {
    requireEditor(viewer);
    return listTrash(db, query);
  }

  @Query(() => [ItemSummary], {
    description: "The items that use an image, including items in the trash. For editors.",
  })
  imageUses(
    @Ctx() { db, viewer }: Context,
    @Arg("id", () => ID, { description: "Id of the image." }) id: string,
  ) {
    requireEditor(viewer);
    return listItemsWithImage(db, id);
  }
}
