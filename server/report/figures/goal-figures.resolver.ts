import { GraphQLSafeInt } from "graphql-scalars";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../content/context.ts";
import { ProjectGoal } from "../../project/project-goal.ts";
import { Report } from "../report.entity.ts";
import { reportQueries } from "../report.kind.ts";
import { type GoalFigures, goalFiguresOf, reportedUntil } from "./published-lines.ts";

/** Maximum number of reports that are listed as proof. */
const maxReports = 12;

/** What reports say of a project's goal; drafts are never counted, whoever reads. */
@Resolver(() => ProjectGoal)
export class GoalFiguresResolver {
  @FieldResolver(() => GraphQLSafeInt, {
    description:
      "The sum in kopecks that published reports say was received for the project. The report on a year is not counted if its months have reports.",
  })
  async collected(@Root() goal: ProjectGoal, @Ctx() context: Context): Promise<number> {
    return (await figuresFor(goal, context)).collected;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The day (yyyy-mm-dd) to which money has been counted: the last one of the newest published figures, of any project; null before any figures are published.",
  })
  asOf(@Ctx() { db, loaders, now }: Context): Promise<string | null> {
    return loaders
      .loader("reportedUntil", (keys) => Promise.all(keys.map(() => reportedUntil(db, now))))
      .load("");
  }

  @FieldResolver(() => [Report], {
    complexity: ({ childComplexity }) => 1 + maxReports * childComplexity,
    description: "The reports from which the raised sum was calculated, newest first; at most 12.",
  })
  async reports(@Root() goal: ProjectGoal, @Ctx() context: Context): Promise<Report[]> {
    const { db, loaders, now } = context;
    const { reportIds } = await figuresFor(goal, context);
    const scope = { language: "ua", now, drafts: false } as const;
    const reports = await loaders
      .loader("reportsOfGoals", (ids) => reportQueries.eachById(db, scope, ids))
      .loadMany(reportIds.slice(0, maxReports));
    return reports.flatMap((report) => (report instanceof Report ? report : []));
  }
}

const figuresFor = ({ projectId }: ProjectGoal, { db, loaders, now }: Context) =>
  loaders.loader<GoalFigures>("goalFigures", (ids) => goalFiguresOf(db, now, ids)).load(projectId);
