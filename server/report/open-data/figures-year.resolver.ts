import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../content/context.ts";
import { type Language, LanguageEnum } from "../../language/language.ts";
import { Project } from "../../project/project.entity.ts";
import { projectQueries } from "../../project/project.kind.ts";
import { moneyCategoryFor } from "../../settings/facts/money-category.resolver.ts";
import { MoneyCategory } from "../../settings/facts/money-category.ts";
import {
  formerCategory,
  formerCategoryReason,
  type LineCategory,
  LineCategoryEnum,
} from "../figures/line-category.ts";
import { FiguresPeriod, FiguresTotal, FiguresYear, totalsOf, yearsOf } from "./figures-year.ts";
import { listPublishedFigures } from "./published-figures.ts";

const languageArg = {
  defaultValue: "ua",
  description: "Language in which projects are read; Ukrainian by default.",
} as const;

@Resolver(() => FiguresYear)
export class FiguresYearResolver {
  @Query(() => [FiguresYear], {
    // Lists count by their length: the foundation has worked for about so many years.
    complexity: ({ childComplexity }) => 1 + 10 * childComplexity,
    description: "The years with published figures, newest first.",
  })
  async figuresYears(
    @Ctx() { db, now }: Context,
    @Arg("language", () => LanguageEnum, languageArg) language: Language,
  ): Promise<FiguresYear[]> {
    return yearsOf(await listPublishedFigures(db, now), language);
  }

  @Query(() => FiguresYear, {
    nullable: true,
    description: "The published figures of a year; null without published figures.",
  })
  async figuresYear(
    @Ctx() { db, now }: Context,
    @Arg("year", () => Int, { description: "The year." }) year: number,
    @Arg("language", () => LanguageEnum, languageArg) language: Language,
  ): Promise<FiguresYear | null> {
    const [found] = yearsOf(await listPublishedFigures(db, now, { year }), language);
    return found ?? null;
  }

  @Query(() => FiguresPeriod, {
    nullable: true,
    description: "The newest published figures; null without published figures.",
  })
  async latestFigures(@Ctx() { db, now }: Context): Promise<FiguresPeriod | null> {
    const [newest] = await listPublishedFigures(db, now, { first: 1 });
    return newest ?? null;
  }

  @FieldResolver(() => [FiguresTotal], {
    complexity: ({ childComplexity }) => 1 + 30 * childComplexity,
    description: "The lines of the summed periods by category and project, largest sums first.",
  })
  totals(@Root() year: FiguresYear, @Ctx() { db }: Context): Promise<FiguresTotal[]> {
    return totalsOf(db, year);
  }
}

@Resolver(() => FiguresTotal)
export class FiguresTotalResolver {
  @FieldResolver(() => LineCategoryEnum, {
    deprecationReason: formerCategoryReason,
    description:
      "The category; OTHER_INCOME or OTHER_SPENDING for one that a foundation has added itself.",
  })
  category(@Root() { categoryId, direction }: FiguresTotal): LineCategory {
    return formerCategory(categoryId, direction);
  }

  @FieldResolver(() => MoneyCategory, {
    description: "The source of the income, or the purpose of the spending.",
  })
  moneyCategory(@Root() { categoryId }: FiguresTotal, @Ctx() context: Context) {
    return moneyCategoryFor(context, categoryId);
  }

  @FieldResolver(() => Project, {
    nullable: true,
    description:
      "The project; null for the foundation's work as a whole, or for a project that is not visible to visitors.",
  })
  project(@Root() total: FiguresTotal, @Ctx() { db, loaders, now }: Context) {
    if (!total.projectId) return null;
    const { requestedLanguage: language } = total;
    return loaders
      .loader(`projects:${language}:false`, (ids) =>
        projectQueries.eachById(db, { language, now, drafts: false }, ids),
      )
      .load(total.projectId);
  }
}
