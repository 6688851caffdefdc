import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import {
  ContentArgs,
  ContentListArgs,
  draftsField,
  forApiTokens,
  imagesCost,
  listCost,
  PlacedImagesArgs,
  SaveArgs,
} from "../content/content-args.ts";
import { saveAndRead } from "../content/content-commands.ts";
import type { Context } from "../content/context.ts";
import { isAt } from "../content/reading/content-queries.ts";
import { readNeighbours } from "../content/reading/neighbours.ts";
import { readScopeFor } from "../content/reading/read-scope.ts";
import { Selected, type Selection } from "../content/reading/selection.ts";
import { allOf, type Condition } from "../content/reading/sql-parameters.ts";
import { translationOf } from "../content/translations.ts";
import { Document } from "../document/document.entity.ts";
import { Image } from "../image/image.entity.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { hasVisibleFigures } from "./figures/visible-figures.ts";
import {
  Report,
  ReportImage,
  ReportList,
  ReportNeighbours,
  ReportTranslation,
} from "./report.entity.ts";
import { ReportInput } from "./report.input.ts";
import { reportKind, reportQueries } from "./report.kind.ts";
import { documentsOf } from "./report-documents.ts";

@Resolver(() => Report)
export class ReportResolver {
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

  @Query(() => Report, {
    nullable: true,
    description:
      "The report with this id or address; null if it does not exist or is not visible to you.",
  })
  report(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id or address of the report." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
    @Selected() selection: Selection,
  ) {
    return reportQueries.at(context.db, readScopeFor(context, args, selection), id);
  }

  @Query(() => ReportNeighbours, {
    description: "The reports before and after one in the order of the list.",
  })
  reportNeighbours(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id or address of the report." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
    @Selected() selection: Selection,
  ) {
    const scope = { ...readScopeFor(context, args), selection };
    return readNeighbours(context.db, reportKind, scope, isAt(id));
  }

  @FieldResolver(() => ReportTranslation, {
    description:
      "The translation in `language`, or in the other language if it is missing or not visible to you.",
  })
  translation(
    @Root() report: Report,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description:
        "Language of the translation; defaults to the `language` argument of the root field.",
    })
    language?: Language,
  ) {
    return translationOf(report, language);
  }

  @FieldResolver(() => [Image], { complexity: imagesCost, description: "The images, in order." })
  images(
    @Root() report: Report,
    @Ctx() { loaders }: Context,
    @Args(() => PlacedImagesArgs) { first }: PlacedImagesArgs,
  ) {
    return loaders.placedImages(ReportImage, report, first);
  }

  @FieldResolver(() => Int, { description: "Number of images." })
  imageCount(@Root() report: Report, @Ctx() { loaders }: Context) {
    return loaders.placedImageCount(ReportImage, report);
  }

  @Extensions({ columns: [] })
  @FieldResolver(() => [Document], { description: "The PDF documents, in order." })
  documents(@Root() report: Report, @Ctx() { db, loaders }: Context) {
    return loaders.loader("documents", (ids) => documentsOf(db, ids)).load(report.id);
  }

  @Extensions(forApiTokens)
  @Mutation(() => Report, {
    description:
      "Creates or updates a report, with both languages. For editors and API tokens that may write the kind.",
  })
  saveReport(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => ReportInput, {
      description: "The complete report; fields left out are reset to their defaults.",
    })
    input: ReportInput,
    @Selected() selection: Selection,
  ) {
    return saveAndRead(context, reportKind, args, input, selection);
  }
}
