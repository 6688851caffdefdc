import { GraphQLSafeInt } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { Language } from "../../language/language.ts";
import { type LineDirection, LineDirectionEnum } from "../figures/line-category.ts";
import type { PublishedFigures } from "./published-figures.ts";

@ObjectType({ description: "The sums of one report's published figures." })
export class FiguresPeriod {
  @Field(() => ID, { description: "Id of the report." })
  id: string;

  @Field(() => String, { nullable: true, description: "Address of the report." })
  address: string | null;

  @Field(() => Int, { description: "The year that the report covers." })
  year: number;

  @Field(() => Int, {
    description: "Month, 1 to 12; 0 if the report does not cover a single month.",
  })
  month: number;

  @Field(() => GraphQLSafeInt, { description: "Balance at the beginning, in kopecks." })
  openingBalance: number;

  @Field(() => GraphQLSafeInt, { description: "Sum of the income, in kopecks." })
  income: number;

  @Field(() => GraphQLSafeInt, { description: "Sum of the spending, in kopecks." })
  spending: number;

  @Field(() => GraphQLSafeInt, { description: "Balance at the end, in kopecks." })
  closingBalance: number;
}

@ObjectType({ description: "Income or spending of a year, by category and project." })
export class FiguresTotal {
  @Field(() => LineDirectionEnum, { description: "Whether it is income or spending." })
  direction: LineDirection;

  @Field(() => ID, { description: "Code of the category." })
  categoryId: string;

  @Field(() => GraphQLSafeInt, { description: "Sum of the lines, in kopecks." })
  amount: number;

  projectId: string | null;
  requestedLanguage: Language;
}

/**
 * A year with published figures. Reports of single months are summed; those of longer periods,
 * which may repeat the same lines, only in a year without reports of single months.
 */
@ObjectType({
  description:
    "Income and spending of a year, as far as figures are published. All sums are whole kopecks (1/100 of a hryvnia).",
})
export class FiguresYear {
  @Field(() => Int, { description: "The year." })
  year: number;

  @Field(() => String, { description: "First day of the first period (yyyy-mm-dd)." })
  periodStart: string;

  @Field(() => String, { description: "Last day of the last period (yyyy-mm-dd)." })
  periodEnd: string;

  @Field(() => GraphQLSafeInt, { description: "Balance at the beginning of the first period." })
  openingBalance: number;

  @Field(() => GraphQLSafeInt, { description: "Sum of the income." })
  income: number;

  @Field(() => GraphQLSafeInt, { description: "Sum of the spending." })
  spending: number;

  @Field(() => GraphQLSafeInt, { description: "Balance at the end of the last period." })
  closingBalance: number;

  @Field(() => [FiguresPeriod], {
    complexity: ({ childComplexity }) => 1 + 12 * childComplexity,
    description:
      "The periods that are summed, oldest first: single months, or other periods if no report covers a single month.",
  })
  periods: FiguresPeriod[];

  requestedLanguage: Language;
}

/** The years of these figures, newest first. */
export function yearsOf(figures: readonly PublishedFigures[], language: Language): FiguresYear[] {
  const years = Map.groupBy(figures, ({ year }) => year);
  return [...years].map(([year, all]) => {
    const monthly = all.filter(({ month }) => month > 0);
    const periods = (monthly.length > 0 ? monthly : all).toSorted((one, other) =>
      one.periodStart < other.periodStart ? -1 : 1,
    );
    const sum = (name: "income" | "spending") =>
      periods.reduce((total, period) => total + period[name], 0);
    return {
      year,
      periodStart: periods[0]?.periodStart ?? "",
      periodEnd: periods.at(-1)?.periodEnd ?? "",
      openingBalance: periods[0]?.openingBalance ?? 0,
      income: sum("income"),
      spending: sum("spending"),
      closingBalance: periods.at(-1)?.closingBalance ?? 0,
      periods,
      requestedLanguage: language,
    };
  });
}

/** The lines of these reports, summed by category and project; the largest sums first. */
export async function totalsOf(
  db: EntityManager,
  { periods, requestedLanguage }: Pick<FiguresYear, "periods" | "requestedLanguage">,
): Promise<FiguresTotal[]> {
  const rows: Omit<FiguresTotal, "requestedLanguage">[] = await db.query(
    `select direction, category as "categoryId", project_id as "projectId", sum(amount)::float8 as amount
     from report_line where report_id = any($1)
     group by 1, 2, 3 order by 4 desc, 2, 3`,
    [periods.map(({ id }) => id)],
  );
  return rows.map((row) => ({ ...row, requestedLanguage }));
}
