import type { Role, TestServer } from "../server/test-server.ts";

interface ReportOptions {
  id?: string;
  version?: number;
  year?: number;
  month?: number;
  documents?: { id: string }[];
  /** Null for a report without figures. */
  figures?: object | null;
  as?: Role;
}

/** 100 hryvnias in, 40.50 out, 59.50 left. */
export const figuresThatAddUp = {
  openingBalance: 0,
  closingBalance: 59_50,
  lines: [
    { categoryId: "DONATIONS", amount: 100_00 },
    { categoryId: "BANK_FEES", amount: 40_50 },
  ],
};

const save = `mutation ($id: ID, $version: Int, $input: ReportInput!) {
  saveReport(id: $id, version: $version, input: $input) { id version }
}`;

/** The variables of `saveReport` for such a report. */
export const reportVariables = ({
  id,
  version,
  year = 2024,
  month = 5,
  documents = [],
  figures = figuresThatAddUp,
}: ReportOptions) => ({
  id,
  version,
  input: { year, month, documents, figures, translations: { ua: { description: "Звіт" } } },
});

/** Saves a report with figures; nothing is published. */
export async function aReportWithFigures(
  site: TestServer,
  { as = "editor", ...options }: ReportOptions = {},
): Promise<{ id: string; version: number }> {
  return (await site.executeOrThrow(save, reportVariables(options), as)).saveReport;
}

/** Publishes the texts of a report; its figures keep their state. Returns its next version. */
export async function publishTexts(
  site: TestServer,
  { id, version }: { id: string; version: number },
): Promise<{ id: string; version: number }> {
  const publish = `mutation ($id: ID!, $version: Int!) {
    publish(kind: REPORT, id: $id, version: $version) { id version }
  }`;
  return (await site.executeOrThrow(publish, { id, version }, "editor")).publish;
}

const setState = `mutation ($id: ID!, $version: Int!, $state: FiguresState!) {
  setReportFiguresState(id: $id, version: $version, state: $state) {
    id version figures { state checkedBy checkedAt isOwn }
  }
}`;

/** Asks for another state of a report's figures; the response may hold an error. */
export const moveFigures = (
  site: TestServer,
  { id, version }: { id: string; version: number },
  state: "DRAFT" | "CHECKED" | "PUBLISHED",
  as: Role,
) => site.execute(setState, { id, version, state }, as);

/** Publishes a report with its figures, which an admin has checked. */
export async function publishFigures(
  site: TestServer,
  report: { id: string; version: number },
): Promise<{ id: string; version: number }> {
  let { id, version } = await publishTexts(site, report);
  for (const [state, as] of [
    ["CHECKED", "admin"],
    ["PUBLISHED", "editor"],
  ] as const) {
    const moved = await site.executeOrThrow(setState, { id, version, state }, as);
    ({ id, version } = moved.setReportFiguresState);
  }
  return { id, version };
}
