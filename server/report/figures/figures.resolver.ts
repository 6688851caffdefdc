import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { TargetArgs } from "../../content/content-args.ts";
import { readAfterWrite } from "../../content/content-commands.ts";
import type { Context } from "../../content/context.ts";
import { isId } from "../../content/reading/content-queries.ts";
import { Selected, type Selection } from "../../content/reading/selection.ts";
import { Document } from "../../document/document.entity.ts";
import { Invalid } from "../../platform/errors.ts";
import { isEditor, requireEditor } from "../../platform/viewer.ts";
import { Project } from "../../project/project.entity.ts";
import { projectQueries } from "../../project/project.kind.ts";
import { moneyCategoryFor } from "../../settings/facts/money-category.resolver.ts";
import { MoneyCategory } from "../../settings/facts/money-category.ts";
import { Report } from "../report.entity.ts";
import { reportKind, reportQueries } from "../report.kind.ts";
import { documentsOf } from "../report-documents.ts";
import { ReportFigures, ReportLine } from "./figures.entity.ts";
import { FiguresProblem, figuresBefore, openingProblem, sumProblem } from "./figures-problems.ts";
import { setFiguresState } from "./figures-state.ts";
import { type FiguresState, FiguresStateEnum } from "./figures-states.ts";
import {
  formerCategory,
  formerCategoryReason,
  type LineCategory,
  LineCategoryEnum,
} from "./line-category.ts";
import { visibleFiguresOf } from "./visible-figures.ts";

@Resolver(() => Report)
export class FiguresOfReportResolver {
  @Extensions({ columns: [] })
  @FieldResolver(() => ReportFigures, {
    nullable: true,
    description:
      "Income and spending; null if the report has no figures, or if they are not published and you read without `drafts: true`.",
  })
  figures(@Root() report: Report, @Ctx() context: Context): Promise<ReportFigures | null> {
    return visibleFiguresOf(context, report);
  }

  @Query(() => Report, {
    nullable: true,
    description:
      "The report whose figures end on the day before a period starts; null without such a report. For editors.",
  })
  async reportBefore(
    @Ctx() context: Context,
    @Arg("periodStart", () => String, { description: "First day of the period (yyyy-mm-dd)." })
    periodStart: string,
    @Arg("id", () => ID, {
      nullable: true,
      description: "Id of the report of the period, which is excluded.",
    })
    id: string | undefined,
    @Selected() selection: Selection,
  ): Promise<Report | null> {
    const { db, viewer, now } = context;
    requireEditor(viewer);
    if (!/^\d{4}-\d\d-\d\d$/.test(periodStart) || Number.isNaN(Date.parse(periodStart))) {
      throw Invalid([{ path: "periodStart", rule: "isIso8601" }]);
    }
    const reportId = id && isId(id) ? id : null;
    const [before] = await figuresBefore(db, [{ reportId, periodStart }]);
    const scope = { language: "ua", now, drafts: true, selection } as const;
    return before ? reportQueries.byId(db, scope, before.reportId) : null;
  }

  @Mutation(() => Report, {
    description:
      "Marks the figures of a report as checked, publishes them, or makes them a draft again. Drafts " +
      "whose sums add up can be checked by any editor except the one who last changed them; checked " +
      "figures can be published. For editors.",
  })
  async setReportFiguresState(
    @Ctx() context: Context,
    @Args(() => TargetArgs) target: TargetArgs,
    @Arg("state", () => FiguresStateEnum, { description: "The new state." }) state: FiguresState,
    @Selected() selection: Selection,
  ): Promise<Report | null> {
    const id = await setFiguresState(context, target, state);
    return readAfterWrite(context, reportKind, "ua", id, selection);
  }
}

@Resolver(() => ReportFigures)
export class ReportFiguresResolver {
  @FieldResolver(() => String, { nullable: true })
  checkedBy(@Root() { checkedBy }: ReportFigures, @Ctx() { viewer }: Context) {
    return isEditor(viewer) ? checkedBy : null;
  }

  @FieldResolver(() => GraphQLISODateTime, { nullable: true })
  checkedAt(@Root() { checkedAt }: ReportFigures, @Ctx() { viewer }: Context) {
    return isEditor(viewer) ? checkedAt : null;
  }

  @FieldResolver(() => Boolean, {
    description: "Whether you are the person who last changed them, and cannot check them.",
  })
  isOwn(@Root() { changedById }: ReportFigures, @Ctx() { viewer }: Context): boolean {
    return viewer.kind === "user" && viewer.id === changedById;
  }

  @FieldResolver(() => [FiguresProblem], {
    description:
      "Contradictions within the figures and with the period before; empty for visitors.",
  })
  async problems(
    @Root() figures: ReportFigures,
    @Ctx() { db, loaders, viewer, now }: Context,
  ): Promise<FiguresProblem[]> {
    if (!isEditor(viewer)) return [];
    const { id: reportId, periodStart } = figures;
    const before = await loaders
      .loader("figuresBefore", (keys) =>
        figuresBefore(
          db,
          keys.map((key) => JSON.parse(key)),
        ),
      )
      .load(JSON.stringify({ reportId, periodStart }));
    const opening = openingProblem(figures, before);
    const sum = sumProblem(figures);
    const scope = { language: "ua", now, drafts: true } as const;
    const earlier =
      opening &&
      before &&
      (await loaders
        .loader("reportsBefore", (ids) => reportQueries.eachById(db, scope, ids))
        .load(before.reportId));
    return [
      ...(sum ? [{ ...sum, report: null }] : []),
      ...(opening ? [{ ...opening, report: earlier }] : []),
    ];
  }
}

@Resolver(() => ReportLine)
export class ReportLineResolver {
  @FieldResolver(() => LineCategoryEnum, {
    deprecationReason: formerCategoryReason,
    description:
      "The category; OTHER_INCOME or OTHER_SPENDING for one that a foundation has added itself.",
  })
  category(@Root() { category, direction }: ReportLine): LineCategory {
    return formerCategory(category, direction);
  }

  @FieldResolver(() => ID, { description: "Code of its category." })
  categoryId(@Root() { category }: ReportLine): string {
    return category;
  }

  @FieldResolver(() => MoneyCategory, {
    description: "The source of the income, or the purpose of the spending.",
  })
  moneyCategory(@Root() { category }: ReportLine, @Ctx() context: Context) {
    return moneyCategoryFor(context, category);
  }

  @FieldResolver(() => Project, {
    nullable: true,
    description:
      "The project that it was received for or spent on; null for the foundation's work as a whole, or for a project that is not visible to you.",
  })
  project(@Root() line: ReportLine, @Ctx() { db, loaders, now }: Context) {
    if (!line.projectId) return null;
    const { requestedLanguage: language = "ua", includesDrafts: drafts = false } = line;
    return loaders
      .loader(`projects:${language}:${drafts}`, (ids) =>
        projectQueries.eachById(db, { language, now, drafts }, ids),
      )
      .load(line.projectId);
  }

  @FieldResolver(() => Document, {
    nullable: true,
    description: "The source document, one of the report's; null without a document.",
  })
  async document(@Root() line: ReportLine, @Ctx() { db, loaders }: Context) {
    if (!line.documentId) return null;
    const documents = await loaders
      .loader("documents", (ids) => documentsOf(db, ids))
      .load(line.reportId);
    return documents.find(({ id }) => id === line.documentId) ?? null;
  }
}
