import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import { listCost } from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { isId } from "../content/reading/content-queries.ts";
import { overdueJobs } from "../platform/daily-jobs.ts";
import { requireAdmin, requireEditor } from "../platform/viewer.ts";
import { listNeedingAttention } from "./attention.ts";
import { countContent, Overview } from "./content-counts.ts";
import { listItemsWithImages } from "./image-uses.ts";
import { ItemSummary, ItemSummaryList } from "./item-summary.ts";
import { OverdueDailyJob } from "./overdue-jobs.ts";
import {
  AttentionArgs,
  ImagesUsesArgs,
  ItemsArgs,
  SearchArgs,
  TrashArgs,
} from "./overview-args.ts";
import { listScheduledChanges, ScheduledChange } from "./scheduled-changes.ts";
import { searchContent } from "./search-content.ts";
import { loadSummaries } from "./summaries.ts";
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

  @Query(() => [ScheduledChange], {
    complexity: listCost,
    description:
      "The next 200 scheduled publications and unpublishings, soonest first. For editors.",
  })
  scheduledChanges(@Ctx() { db, viewer, now }: Context) {
    requireEditor(viewer);
    return listScheduledChanges(db, now);
  }

  @Query(() => [ItemSummary], {
    complexity: listCost,
    description:
      "Searches items of all kinds, including drafts, whose texts in one language contain all " +
      "words; matches in the title come first, similarly spelled titles last. For editors.",
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
    complexity: listCost,
    description:
      "Summaries of the items with these ids, of any kind and including those in the trash; unknown ids are left out. For editors.",
  })
  itemSummaries(@Ctx() { db, viewer }: Context, @Args(() => ItemsArgs) { ids }: ItemsArgs) {
    requireEditor(viewer);
    return loadSummaries(
      db,
      ids.filter(isId).map((id) => ({ id })),
    );
  }

  @Query(() => [ItemSummary], {
    description: "The items that use an image, including items in the trash. For editors.",
  })
  imageUses(
    @Ctx() { db, viewer }: Context,
    @Arg("id", () => ID, { description: "Id of the image." }) id: string,
  ) {
    requireEditor(viewer);
    return listItemsWithImages(db, [id]);
  }

  @Query(() => [ItemSummary], {
    complexity: listCost,
    description:
      "The items that use at least one of the images, including items in the trash. For editors.",
  })
  imagesUses(@Ctx() { db, viewer }: Context, @Args(() => ImagesUsesArgs) { ids }: ImagesUsesArgs) {
    requireEditor(viewer);
    return listItemsWithImages(db, ids);
  }
}
