import type { EntityManager } from "typeorm";
import type { Document } from "../../document/document.entity.ts";
import type { Project } from "../../project/project.entity.ts";
import { projectQueries } from "../../project/project.kind.ts";
import type { ReportLine } from "../figures/figures.entity.ts";
import { figuresOf } from "../figures/stored-figures.ts";
import { documentsOf } from "../report-documents.ts";
import type { PublishedFigures } from "./published-figures.ts";

/** The published figures of a public report with all that is published of its lines. */
export interface OpenDataReport extends PublishedFigures {
  documents: Document[];
  lines: OpenDataLine[];
}

export interface OpenDataLine extends ReportLine {
  /** Null if there is none, or if it is not visible to visitors. */
  project: Project | null;
  document: Document | null;
}

const batchSize = 100;

/** Completes these figures in batches, each of which takes three statements. */
export async function* openDataReports(
  db: EntityManager,
  now: Date,
  listed: readonly PublishedFigures[],
): AsyncGenerator<OpenDataReport[]> {
  for (let start = 0; start < listed.length; start += batchSize) {
    yield loadReports(db, now, listed.slice(start, start + batchSize));
  }
}

async function loadReports(
  db: EntityManager,
  now: Date,
  listed: readonly PublishedFigures[],
): Promise<OpenDataReport[]> {
  const ids = listed.map(({ id }) => id);
  const [figures, documents] = [await figuresOf(db, ids), await documentsOf(db, ids)];
  const scope = { language: "ua", now, drafts: false } as const;
  const lines = figures.flatMap((one) => one?.lines ?? []);
  const projectIds = new Set(lines.flatMap(({ projectId }) => projectId ?? []));
  const projects = await projectQueries.byIds(db, scope, [...projectIds]);
  const projectsById = new Map(projects.map((project) => [project.id, project]));
  return listed.flatMap((report, place) => {
    const [stored, own = []] = [figures[place], documents[place]];
    // Withdrawn since the reports were listed.
    if (stored?.state !== "PUBLISHED") return [];
    const complete = (line: ReportLine): OpenDataLine => ({
      ...line,
      project: projectsById.get(line.projectId ?? "") ?? null,
      document: own.find(({ id }) => id === line.documentId) ?? null,
    });
    return [{ ...report, documents: own, lines: stored.lines.map(complete) }];
  });
}

/** "2026-09", or "2026" of a report that does not cover a single month. */
export const periodName = ({ year, month }: Pick<PublishedFigures, "year" | "month">): string =>
  month === 0 ? `${year}` : `${year}-${String(month).padStart(2, "0")}`;
