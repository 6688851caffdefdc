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
      "Lists applications, newest first; spam only if the state SPAM is requested. " +
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
    description:
      "The application with this id; null if it does not exist. For case workers and admins.",
  })
  application(
    @Ctx() context: ApplicationContext,
    @Arg("id", () => ID, { description: "Id of the application." }) id: string,
  ) {
    requireCaseWorker(context.viewer);
    return findApplicationDetails(context.db, id);
  }

  @Query(() => ApplicationCounts, {
    description: "Counts of the inbox. For case workers and admins.",
  })
  applicationCounts(@Ctx() context: ApplicationContext) {
    requireCaseWorker(context.viewer);
    return countInbox(context.db, context);
  }

  @Query(() => [User], {
    description:
      "Lists the users to whom applications can be assigned, by name. For case workers and admins.",
  })
  caseWorkers(@Ctx() { db, viewer }: ApplicationContext) {
    requireCaseWorker(viewer);
    return listCaseWorkers(db);
  }
}
