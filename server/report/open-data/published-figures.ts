import type { EntityManager } from "typeorm";
import { SqlParameters } from "../../content/reading/sql-parameters.ts";

/** Of a public report whose figures are published: its period and sums, in kopecks. */
export interface PublishedFigures {
  id: string;
  /** Of its page. */
  address: string | null;
  year: number;
  /** 0 if the report does not cover a single month. */
  month: number;
  /** Days as yyyy-mm-dd, as is the end. */
  periodStart: string;
  periodEnd: string;
  openingBalance: number;
  closingBalance: number;
  income: number;
  spending: number;
}

export interface FiguresFilter {
  id?: string;
  year?: number;
  month?: number;
  /** At most so many. */
  first?: number;
}

/**
 * Lists the published figures of public reports, newest first, in one statement. Whoever may read
 * drafts gets the same.
 */
export async function listPublishedFigures(
  db: EntityManager,
  now: Date,
  { id, year, month, first }: FiguresFilter = {},
): Promise<PublishedFigures[]> {
  const bound = new SqlParameters();
  const conditions = [
    "item.deleted_at is null",
    `item.public_from <= ${bound.add(now)}`,
    "figures.state = 'PUBLISHED'",
  ];
  if (id !== undefined) conditions.push(`item.id = ${bound.add(id)}`);
  if (year !== undefined) conditions.push(`item.year = ${bound.add(year)}`);
  if (month !== undefined) conditions.push(`item.month = ${bound.add(month)}`);
  const sumOf = (direction: string) =>
    `coalesce(sum(amount) filter (where direction = '${direction}'), 0)::float8`;
  // Sums are below 2^53, so that float8 holds them exactly; bigint would arrive as text.
  return db.query(
    `select item.id, item.address, item.year, item.month,
       figures.period_start::text as "periodStart", figures.period_end::text as "periodEnd",
       figures.opening_balance::float8 as "openingBalance",
       figures.closing_balance::float8 as "closingBalance", sums.income, sums.spending
     from report item
     join report_figures figures on figures.report_id = item.id
     cross join lateral (
       select ${sumOf("IN")} as income, ${sumOf("OUT")} as spending
       from report_line line where line.report_id = item.id
     ) sums
     where ${conditions.join(" and ")}
     order by item.year desc, item.month desc, item.id desc
     ${first === undefined ? "" : `limit ${bound.add(first)}`}`,
    bound.values,
  );
}
