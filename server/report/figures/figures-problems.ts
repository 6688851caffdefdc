import { GraphQLSafeInt } from "graphql-scalars";
import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { Report } from "../report.entity.ts";
import type { ReportFigures } from "./figures.entity.ts";
import { sumDifference } from "./figures-sums.ts";

export const FiguresProblemCodeEnum = { SUM: "SUM", OPENING: "OPENING" } as const;

registerEnumType(FiguresProblemCodeEnum, {
  name: "FiguresProblemCode",
  description: "An error in a report's figures.",
  valuesConfig: {
    SUM: {
      description: "The opening balance plus income minus spending is not the closing balance.",
    },
    OPENING: {
      description: "The opening balance is not the closing balance of the period before.",
    },
  },
});

@ObjectType({ description: "A contradiction in the figures of a report." })
export class FiguresProblem {
  @Field(() => FiguresProblemCodeEnum, { description: "What is wrong." })
  code: keyof typeof FiguresProblemCodeEnum;

  @Field(() => GraphQLSafeInt, {
    description:
      "By how many kopecks the closing balance (SUM) or the opening balance (OPENING) is too large; negative if it is too small.",
  })
  difference: number;

  @Field(() => Report, {
    nullable: true,
    description: "The report of the period before, with which an OPENING is compared; else null.",
  })
  report: Report | null;
}

/** The figures whose period ends on the day before another one starts. */
export interface EarlierFigures {
  reportId: string;
  /** In kopecks. */
  closingBalance: number;
}

/** A start of a period, for which the figures before it are looked for. */
interface Start {
  reportId: string | null;
  periodStart: string;
}

/**
 * Returns the figures before each of these starts, whatever their state; null where there are none.
 * Of several, those of a period of the same kind come first: a year follows a year, a month a month.
 */
export async function figuresBefore(
  manager: EntityManager,
  starts: readonly Start[],
): Promise<(EarlierFigures | null)[]> {
  const rows: { found: EarlierFigures | null }[] = await manager.query(
    `select (
       select json_build_object('reportId', item.id, 'closingBalance', earlier.closing_balance)
       from report_figures earlier join report item on item.id = earlier.report_id
       where earlier.period_end = start.day - 1 and item.deleted_at is null
         and item.id is distinct from start.report_id
       order by (item.month = 0) is distinct from (own.month = 0), item.created_at, item.id
       limit 1
     ) as found
     from unnest($1::uuid[], $2::date[]) with ordinality as start (report_id, day, place)
     left join report own on own.id = start.report_id
     order by start.place`,
    [starts.map(({ reportId }) => reportId), starts.map(({ periodStart }) => periodStart)],
  );
  return rows.map(({ found }) => found);
}

/** The contradiction within figures, if there is one. */
export function sumProblem(figures: ReportFigures): Omit<FiguresProblem, "report"> | null {
  const difference = sumDifference(figures);
  return difference === 0 ? null : { code: "SUM", difference };
}

/** The contradiction with the period before, if there is one. */
export function openingProblem(
  { openingBalance }: Pick<ReportFigures, "openingBalance">,
  before: EarlierFigures | null,
): Omit<FiguresProblem, "report"> | null {
  const difference = before ? openingBalance - before.closingBalance : 0;
  return difference === 0 ? null : { code: "OPENING", difference };
}
