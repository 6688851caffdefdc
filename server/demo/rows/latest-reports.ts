import { incomeOf, spendingOf } from "../../report/figures/figures-sums.ts";
import { directionOf } from "../../report/figures/line-category.ts";
import { reportsOfAnyMonth } from "../content/reports/any-month.ts";
import { linesOfAnyMonth } from "../content/reports/figures/any-month.ts";
import { demoFigures } from "../content/reports/figures.ts";
import type { DemoFigures, DemoReport } from "../content/shapes.ts";
import type { StoryTime } from "./story-time.ts";

/** A report with what is particular to its month. */
export interface DatedReport extends DemoReport {
  figures: DemoFigures | undefined;
  /** Key of the report whose pictures and printed documents it has: its own, but in later months. */
  partsOf: string;
}

/** All reports, oldest first: those of the story, and those of the months from its end to last month. */
export function datedReports(time: StoryTime, story: readonly DemoReport[]): DatedReport[] {
  const told = time.moved(story).map((report) => ({
    ...report,
    figures: demoFigures[report.key],
    partsOf: report.key,
  }));
  let balance = told.findLast(({ figures }) => figures && !figures.isDraft)?.figures?.closing ?? 0;
  const later = time.monthsAfterStory.flatMap((month, index) => {
    const report = reportsOfAnyMonth[index % reportsOfAnyMonth.length];
    if (!report) return [];
    const lines = linesOfAnyMonth[report.key] ?? [];
    const summed = lines.map((line) => ({ ...line, direction: directionOf[line.category] }));
    const opening = balance;
    balance += incomeOf(summed) - spendingOf(summed);
    const key = `${report.key}-${month.year}-${month.month}`;
    const figures = { opening, closing: balance, lines };
    return [{ ...report, ...month, key, figures, partsOf: report.key }];
  });
  return [...told, ...later];
}
