import { incomeOf, spendingOf } from "../../../server/report/figures/figures-sums.ts";
import { directionOf, type LineCategory } from "../../../server/report/figures/line-category.ts";
import type { TestServer } from "../server/test-server.ts";
import { aReportWithFigures, publishFigures, publishTexts } from "./a-report-with-figures.ts";

interface ReportOfLines {
  year?: number;
  month?: number;
  /** 1000 hryvnias unless it is given; the closing balance follows. */
  openingBalance?: number;
  lines: {
    category: LineCategory;
    amount: number;
    descriptionUa?: string;
    descriptionEng?: string;
    projectId?: string;
    documentId?: string;
  }[];
  documents?: { id: string; nameUa?: string; nameEng?: string }[];
}

function save(site: TestServer, { openingBalance = 1_000_00, lines, ...report }: ReportOfLines) {
  const sums = lines.map(({ category, amount }) => ({ direction: directionOf[category], amount }));
  const closingBalance = openingBalance + incomeOf(sums) - spendingOf(sums);
  const figures = { openingBalance, closingBalance, lines };
  return aReportWithFigures(site, { year: 2026, month: 9, ...report, figures });
}

/** A public report whose figures nobody has checked yet. */
export const aReportWithDraftFigures = async (site: TestServer, report: ReportOfLines) =>
  publishTexts(site, await save(site, report));

/** A public report with published figures. */
export const aReportWithPublicFigures = async (site: TestServer, report: ReportOfLines) =>
  publishFigures(site, await save(site, report));
