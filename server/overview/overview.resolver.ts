import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { listCost } from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { overdueJobs } from "../platform/daily-jobs.ts";
import { requireAdmin, requireEditor } from "../platform/viewer.ts";
import { listNeedingAttention } from "./attention.ts";
import { confirmTranslation } from "./confirm-translation.ts";
import { countContent, Overview } from "./content-counts.ts";
import { listItemsWithImage } from "./image-uses.ts";
import { ItemSummary, ItemSummaryList } from "./item-summary.ts";
import { overviewKinds } from "./kinds.ts";
import { OverdueDailyJob } from "./overdue-jobs.ts";
import { AttentionArgs, ItemArgs, SearchArgs, TrashArgs } from "./overview-args.ts";
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
    description: "What somebody should look at; what was saved last first. For editors.",
  })
  needingAttention(
    @Ctx() { db, viewer, now }: Context,
    @Args(() => AttentionArgs) { reason, ...wish }: AttentionArgs,
  ) {
    requireEditor(viewer);
    return listNeedingAttention(db, now, reason, wish);
  }

  @Query(() => [ItemSummary], {
    complexity: listCost,
    description:
      "Items of all kinds, drafts too, in whose words of one language each of these occurs; " +
      "those with it in their title first. For editors.",
  })
  searchContent(@Ctx() { db, viewer }: Context, @Args(() => SearchArgs) args: SearchArgs) {
    requireEditor(viewer);
    return searchContent(db, args.text, args.first);
  }

  @Query(() => ItemSummaryList, {
    complexity: listCost,
    description: "What was deleted in the last 30 days, newest first. For editors.",
  })
  trash(@Ctx() { db, viewer }: Context, @Args(() => TrashArgs) wish: TrashArgs) {
    requireEditor(viewer);
    return listTrash(db, wish);
  }

  @Query(() => [ItemSummary], {
    description: "The items that show a picture, also those in the trash. For editors.",
  })
  imageUses(
    @Ctx() { db, viewer }: Context,
    @Arg("id", () => ID, { description: "The picture." }) id: string,
  ) {
    requireEditor(viewer);
    return listItemsWithImage(db, id);
  }

  @Mutation(() => ItemSummary, {
    description: "Takes an item out of the trash; a gallery brings its category along.",
  })
  async restoreItem(
    @Ctx() context: Context,
    @Args(() => ItemArgs) { kind, id }: ItemArgs,
  ): Promise<ItemSummary | undefined> {
    await overviewKinds[kind].restore(context, id);
    return (await loadSummaries(context.db, [{ id }]))[0];
  }

  @Mutation(() => ItemSummary, {
    description: "Says that these words still fit those of the other language.",
  })
  confirmTranslation(
    @Ctx() context: Context,
    @Args(() => ItemArgs) { kind, id }: ItemArgs,
    @Arg("language", () => LanguageEnum, { description: "Whose words." }) language: Language,
  ) {
    requireEditor(context.viewer);
    return confirmTranslation(context, kind, id, language);
  }
}
