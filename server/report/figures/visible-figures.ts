import type { Context } from "../../content/context.ts";
import type { Condition } from "../../content/reading/sql-parameters.ts";
import type { Report } from "../report.entity.ts";
import type { ReportFigures } from "./figures.entity.ts";
import { figuresOf } from "./stored-figures.ts";

/**
 * The figures of a report as the request may see them: published ones, and with `drafts: true` all.
 * The figures of all reports of a request are loaded by one statement.
 */
export function visibleFiguresOf(
  { db, loaders }: Pick<Context, "db" | "loaders">,
  report: Pick<Report, "id" | "requestedLanguage" | "includesDrafts">,
): Promise<ReportFigures | null> {
  const { requestedLanguage = "ua", includesDrafts = false } = report;
  return loaders
    .loader(`figures:${requestedLanguage}:${includesDrafts}`, async (ids) => {
      const stored = await figuresOf(db, ids);
      return stored.map((figures) => {
        if (!figures || !(includesDrafts || figures.state === "PUBLISHED")) return null;
        for (const line of figures.lines)
          Object.assign(line, { requestedLanguage, includesDrafts });
        return figures;
      });
    })
    .load(report.id);
}

/** Reports with figures that such a request may see. */
export const hasVisibleFigures = (includesDrafts: boolean): Condition => {
  const sql = `exists (select from report_figures figures where figures.report_id = item.id
    ${includesDrafts ? "" : "and figures.state = 'PUBLISHED'"})`;
  return () => sql;
};
