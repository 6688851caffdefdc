import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  Int,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { ContentListArgs, draftsField, listCost } from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { kindResolvers } from "../content/kind-resolvers.ts";
import { readScopeFor } from "../content/reading/read-scope.ts";
import { Selected, type Selection } from "../content/reading/selection.ts";
import { allOf, type Condition } from "../content/reading/sql-parameters.ts";
import { Document } from "../document/document.entity.ts";
import { hasVisibleFigures } from "./figures/visible-figures.ts";
import { Report, ReportList, ReportNeighbours } from "./report.entity.ts";
import { reportKind, reportQueries } from "./report.kind.ts";
import { documentsOf } from "./report-documents.ts";

@Resolver(() => Report)
class ReportResolver {
  @Query(() => ReportList, {
    complexity: listCost,
    description: "Lists reports, newest month first.",
  })
  reports(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Selected("items") selection: Selection,
    @Arg("year", () => Int, { nullable: true, description: "Only reports of this year." })
    year?: number,
    @Arg("withFigures", () => Boolean, {
      nullable: true,
      description: "Only reports whose `figures` are visible to you.",
    })
    withFigures?: boolean,
  ) {
    const ofYear: Condition = (bind) => `item.year = ${bind(year)}`;
    const condition = allOf(
      year ? ofYear : undefined,
      withFigures ? hasVisibleFigures(args.drafts) : undefined,
    );
    const scope = readScopeFor(context, args, selection);
    return reportQueries.page(context.db, scope, args, condition);
  }

  @Query(() => [Int], { description: "The years of all reports, newest first." })
  reportYears(@Ctx() context: Context, @Arg("drafts", () => Boolean, draftsField) drafts: boolean) {
    // Years do not depend on the language.
    const scope = readScopeFor(context, { language: "ua", drafts });
    return reportQueries.values<number>(context.db, scope, "item.year");
  }

  @Extensions({ columns: [] })
  @FieldResolver(() => [Document], { description: "The PDF documents, in order." })
  documents(@Root() report: Report, @Ctx() { db, loaders }: Context) {
    return loaders.loader("documents", (ids) => documentsOf(db, ids)).load(report.id);
  }
}

export const reportResolvers = [
  ...kindResolvers(reportKind, {
    neighbours: { name: "reportNeighbours", type: ReportNeighbours },
  }),
  ReportResolver,
];
