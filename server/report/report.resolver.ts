import {
  Arg,
  Args,
  Ctx,
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
  imagesCost,
  listCost,
  PlacedImagesArgs,
  SaveArgs,
  TargetArgs,
} from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { targetOf } from "../content/item-writes.ts";
import { PublishArgs, TranslationArgs, UnpublishArgs } from "../content/publication-args.ts";
import { readScopeFor } from "../content/read-scope.ts";
import { translationOf } from "../content/translations.ts";
import { Image } from "../image/image.entity.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import {
  Report,
  ReportDocument,
  ReportImage,
  ReportList,
  ReportTranslation,
} from "./report.entity.ts";
import { ReportInput, ReportWords } from "./report.input.ts";
import {
  deleteReport,
  publishReport,
  reportQueries,
  saveReport,
  saveReportTranslation,
} from "./report.service.ts";
import { documentsOf } from "./report-document.service.ts";

@Resolver(() => Report)
export class ReportResolver {
  @Query(() => ReportList, {
    complexity: listCost,
    description: "Lists reports, newest month first.",
  })
  reports(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Arg("year", () => Int, { nullable: true, description: "Only reports of this year." })
    year?: number,
  ) {
    const ofYear = (bind: (value: unknown) => string) => `item.year = ${bind(year)}`;
    const scope = readScopeFor(context, args);
    return reportQueries.page(context.db, scope, args, year ? ofYear : undefined);
  }

  @Query(() => [Int], { description: "The years of all reports, newest first." })
  reportYears(@Ctx() context: Context, @Arg("drafts", () => Boolean, draftsField) drafts: boolean) {
    // Years do not depend on the language.
    const scope = readScopeFor(context, { language: "ua", drafts });
    return reportQueries.values<number>(context.db, scope, "item.year");
  }

  @Query(() => Report, {
    nullable: true,
    description: "The report with this id; null if it does not exist or is not visible to you.",
  })
  report(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the report." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return reportQueries.byId(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => ReportTranslation, {
    description:
      "The translation in `language`; the other one if that is missing or not visible to you.",
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
    return loaders.placedImages(ReportImage, report.id, first);
  }

  @FieldResolver(() => Int, { description: "Number of images." })
  imageCount(@Root() report: Report, @Ctx() { loaders }: Context) {
    return loaders.placedImageCount(ReportImage, report.id);
  }

  @FieldResolver(() => [ReportDocument], { description: "The PDF documents, in order." })
  documents(@Root() report: Report, @Ctx() { db, loaders }: Context) {
    return loaders.loader("documents", (ids) => documentsOf(db, ids)).load(report.id);
  }

  @Mutation(() => Report, {
    description: "Creates or updates a report, with both languages. For editors.",
  })
  async saveReport(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => ReportInput, {
      description: "The complete report; fields left out are reset to their defaults.",
    })
    input: ReportInput,
  ) {
    return read(context, args.language, await saveReport(context, targetOf(args), input));
  }

  @Mutation(() => Report, {
    description: "Saves one language and leaves the other unchanged. For editors.",
  })
  async saveReportTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => ReportWords, {
      description:
        "The complete texts in that language; fields left out are reset to their defaults.",
    })
    words: ReportWords,
  ) {
    return read(context, language, await saveReportTranslation(context, target, language, words));
  }

  @Mutation(() => Report, {
    description:
      "Publishes one language, or every language that has texts, now or at a later time. For editors.",
  })
  async publishReport(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishReport(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => Report, {
    description: "Unpublishes one language, or both; the texts remain as drafts. For editors.",
  })
  async unpublishReport(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(context, language ?? "ua", await publishReport(context, target, language, null));
  }

  @Mutation(() => Boolean, {
    description:
      "Moves a report to the trash, where it is permanently deleted after 30 days. For editors.",
  })
  async deleteReport(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteReport(context, target);
    return true;
  }
}

/** Reads a report after a write, drafts included. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  reportQueries.byId(db, { language, now, drafts: true }, id);

@Resolver(() => ReportDocument)
export class ReportDocumentResolver {
  @FieldResolver(() => String, {
    description:
      "The name in `language`, or in the other language if that is blank, or PDF if both are.",
  })
  name(
    @Root() document: ReportDocument,
    @Arg("language", () => LanguageEnum, {
      defaultValue: "ua",
      description: "Language of the name.",
    })
    language: Language,
  ) {
    const { nameUa, nameEng } = document;
    return (language === "ua" ? nameUa || nameEng : nameEng || nameUa) || "PDF";
  }
}
