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
  @Query(() => ReportList, { complexity: listCost, description: "Newest month first." })
  reports(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Arg("year", () => Int, { nullable: true, description: "Those that tell of it." })
    year?: number,
  ) {
    const ofYear = (bind: (value: unknown) => string) => `item.year = ${bind(year)}`;
    const asking = readScopeFor(context, args);
    return reportQueries.page(context.db, asking, args, year ? ofYear : undefined);
  }

  @Query(() => [Int], { description: "The years that have reports, newest first." })
  reportYears(@Ctx() context: Context, @Arg("drafts", () => Boolean, draftsField) drafts: boolean) {
    // Years have no words: which language is asked for makes no difference.
    const asking = readScopeFor(context, { language: "ua", drafts });
    return reportQueries.values<number>(context.db, asking, "item.year");
  }

  @Query(() => Report, { nullable: true, description: "Null when there is none to be seen." })
  report(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return reportQueries.byId(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => ReportTranslation, { description: "That language, else the other." })
  translation(
    @Root() report: Report,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
  ) {
    return translationOf(report, language);
  }

  @FieldResolver(() => [Image], { complexity: imagesCost, description: "In order." })
  images(
    @Root() report: Report,
    @Ctx() { loaders }: Context,
    @Args(() => PlacedImagesArgs) { first }: PlacedImagesArgs,
  ) {
    return loaders.placedImages(ReportImage, report.id, first);
  }

  @FieldResolver(() => Int, { description: "How many images it has." })
  imageCount(@Root() report: Report, @Ctx() { loaders }: Context) {
    return loaders.placedImageCount(ReportImage, report.id);
  }

  @FieldResolver(() => [ReportDocument], { description: "In order." })
  documents(@Root() report: Report, @Ctx() { db, loaders }: Context) {
    return loaders.loader("documents", (ids) => documentsOf(db, ids)).load(report.id);
  }

  @Mutation(() => Report, { description: "Creates or updates a report, both languages at once." })
  async saveReport(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => ReportInput, { description: "The whole of it." })
    input: ReportInput,
  ) {
    return read(context, args.language, await saveReport(context, targetOf(args), input));
  }

  @Mutation(() => Report, { description: "Saves one language, leaves the other untouched." })
  async saveReportTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => ReportWords, { description: "All its words in that language." })
    words: ReportWords,
  ) {
    return read(context, language, await saveReportTranslation(context, target, language, words));
  }

  @Mutation(() => Report, {
    description: "Publishes one language, or each that has words, now or at a later moment.",
  })
  async publishReport(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishReport(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => Report, {
    description: "Withdraws one language, or both; the words stay as drafts.",
  })
  async unpublishReport(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(context, language ?? "ua", await publishReport(context, target, language, null));
  }

  @Mutation(() => Boolean, {
    description: "Puts a report into the trash, from which it goes for good after 30 days.",
  })
  async deleteReport(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteReport(context, target);
    return true;
  }
}

/** What was written, as its writer may see it. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  reportQueries.byId(db, { language, now, drafts: true }, id);

@Resolver(() => ReportDocument)
export class ReportDocumentResolver {
  @FieldResolver(() => String, { description: "Its name in that language, else in the other." })
  name(
    @Root() document: ReportDocument,
    @Arg("language", () => LanguageEnum, { defaultValue: "ua" }) language: Language,
  ) {
    const { nameUa, nameEng } = document;
    return (language === "ua" ? nameUa || nameEng : nameEng || nameUa) || "PDF";
  }
}
