import { Arg, Args, Ctx, ID, Query, Resolver } from "type-graphql";
import { listCaseWorkers } from "../../account/case-workers.ts";
import { User } from "../../account/user.entity.ts";
import { listCost } from "../../content/content-args.ts";
import { requireCaseWorker } from "../../platform/viewer.ts";
import type { ApplicationContext } from "../application.context.ts";
import { ApplicationDetails, findApplicationDetails } from "./application-details.resolver.ts";
import { InboxArgs } from "./inbox.args.ts";
import { ApplicationCounts, countInbox } from "./inbox-counts.ts";
import { ApplicationList, listApplications } from "./inbox-list.ts";

@Resolver()
export class InboxResolver {
  @Query(() => ApplicationList, {
    complexity: listCost,
    description:
      "What people asked for or offered, newest first; spam only when its state is asked for. " +
      "For case workers and admins.",
  })
  applications(
    @Ctx() context: ApplicationContext,
    @Args(() => InboxArgs) { first, skip, ...filter }: InboxArgs,
  ) {
    requireCaseWorker(context.viewer);
    return listApplications(context, filter, { first, skip });
  }

  @Query(() => ApplicationDetails, {
    nullable: true,
    description: "One application. For case workers and admins.",
  })
  application(
    @Ctx() context: ApplicationContext,
    @Arg("id", () => ID, { description: "Which one." }) id: string,
  ) {
    requireCaseWorker(context.viewer);
    return findApplicationDetails(context.db, id);
  }

  @Query(() => ApplicationCounts, {
    description: "How much waits in the inbox. For case workers and admins.",
  })
  applicationCounts(@Ctx() { db, encryption, viewer }: ApplicationContext) {
    requireCaseWorker(viewer);
    return countInbox(db, encryption);
  }

  @Query(() => [User], {
    description: "Whom an application can be given to, by name. For case workers and admins.",
  })
  caseWorkers(@Ctx() { db, viewer }: ApplicationContext) {
    requireCaseWorker(viewer);
    return listCaseWorkers(db);
  }
}
