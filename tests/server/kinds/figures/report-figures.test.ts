import { expect, test } from "vitest";
import { pdf, uploadDocument } from "../../../support/content/a-pdf.ts";
import {
  aReportWithFigures,
  figuresThatAddUp,
  publishFigures,
  publishTexts,
  reportVariables,
} from "../../../support/content/a-report-with-figures.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aServer, type Role } from "../../../support/server/test-server.ts";

const site = await aServer();

const readFigures = `figures {
  state periodStart periodEnd openingBalance closingBalance income spending checkedBy checkedAt
  problems { code difference }
  lines { direction category amount descriptionUa descriptionEng projectId
    project { id } document { id } }
}`;
const read = async (id: string, as: Role = "visitor", drafts = as !== "visitor") =>
  (
    await site.executeOrThrow(
      `query ($id: ID!, $drafts: Boolean!) { report(id: $id, drafts: $drafts) { version ${readFigures} } }`,
      { id, drafts },
      as,
    )
  ).report;
const save = `mutation ($id: ID, $version: Int, $input: ReportInput!) {
  saveReport(id: $id, version: $version, input: $input) { id version ${readFigures} }
}`;

test("an editor saves lines with a project and a proof, and the sums are calculated", async () => {
  const project = await aPublishedItem(site, "Project", {
    translations: { ua: { name: "Точки" } },
  });
  const document = (await uploadDocument(site, { bytes: pdf })).json()._id;
  const figures = {
    openingBalance: 9_000_000_000_00,
    closingBalance: 9_000_000_238_26,
    lines: [
      { category: "DONATIONS", amount: 250_60, projectId: project.id },
      {
        category: "BANK_FEES",
        amount: 12_34,
        descriptionUa: "Комісія",
        descriptionEng: "Fee",
        documentId: document,
      },
    ],
  };
  const variables = reportVariables({
    year: 2024,
    month: 2,
    documents: [{ id: document }],
    figures,
  });
  const { saveReport } = await site.executeOrThrow(save, variables, "editor");
  expect(saveReport.figures).toEqual({
    state: "DRAFT",
    periodStart: "2024-02-01",
    periodEnd: "2024-02-29",
    openingBalance: 9_000_000_000_00,
    closingBalance: 9_000_000_238_26,
    income: 250_60,
    spending: 12_34,
    checkedBy: null,
    checkedAt: null,
    problems: [],
    lines: [
      {
        direction: "IN",
        category: "DONATIONS",
        amount: 250_60,
        descriptionUa: "",
        descriptionEng: "",
        projectId: project.id,
        project: { id: project.id },
        document: null,
      },
      {
        direction: "OUT",
        category: "BANK_FEES",
        amount: 12_34,
        descriptionUa: "Комісія",
        descriptionEng: "Fee",
        projectId: null,
        project: null,
        document: { id: document },
      },
    ],
  });
});

test("a report without a month is about the whole year, and another period can be given", async () => {
  const year = await aReportWithFigures(site, { year: 2023, month: 0 });
  expect((await read(year.id, "editor")).figures).toMatchObject({
    periodStart: "2023-01-01",
    periodEnd: "2023-12-31",
  });
  const figures = { ...figuresThatAddUp, periodStart: "2023-03-10", periodEnd: "2023-03-20" };
  const days = await aReportWithFigures(site, { year: 2023, month: 3, figures });
  expect((await read(days.id, "editor")).figures).toMatchObject({
    periodStart: "2023-03-10",
    periodEnd: "2023-03-20",
  });
});

test.each<[string, object, { path: string; rule: string }]>([
  [
    "an amount of nothing",
    { lines: [{ category: "DONATIONS", amount: 0 }] },
    { path: "figures.lines.0.amount", rule: "min" },
  ],
  ["a negative balance", { openingBalance: -1 }, { path: "figures.openingBalance", rule: "min" }],
  [
    "a period that ends before it starts",
    { periodStart: "2024-05-31", periodEnd: "2024-05-01" },
    { path: "figures.periodEnd", rule: "beforeStart" },
  ],
  ["half a date", { periodStart: "2024-05" }, { path: "figures.periodStart", rule: "matches" }],
  [
    "a project that does not exist",
    {
      lines: [{ category: "GRANTS", amount: 1, projectId: "11111111-1111-4111-8111-111111111111" }],
    },
    { path: "figures.lines.0.projectId", rule: "unknown" },
  ],
  [
    "a document of another report",
    {
      lines: [
        { category: "GRANTS", amount: 1, documentId: "11111111-1111-4111-8111-111111111111" },
      ],
    },
    { path: "figures.lines.0.documentId", rule: "unknown" },
  ],
])("figures with %s are refused", async (_, figures, field) => {
  const { errors } = await site.execute(save, reportVariables({ figures }), "editor");
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", fields: [field] });
});

test("a visitor sees no figures before they are published, not even those that were checked", async () => {
  const { id, version } = await aReportWithFigures(site, { year: 2022 });
  await publishTexts(site, { id, version });
  expect((await read(id)).figures).toBeNull();
  expect((await read(id, "editor", false)).figures).toBeNull();
  await site.db.query("update report_figures set state = 'CHECKED' where report_id = $1", [id]);
  expect((await read(id)).figures).toBeNull();
  const listed = "{ reports(year: 2022, withFigures: true) { items { id } total } }";
  expect((await site.executeOrThrow(listed)).reports).toEqual({ items: [], total: 0 });

  await site.db.query("update report_figures set state = 'PUBLISHED' where report_id = $1", [id]);
  const { figures } = await read(id);
  expect(figures).toMatchObject({ state: "PUBLISHED", income: 100_00, spending: 40_50 });
  expect([figures.checkedBy, figures.checkedAt, figures.problems]).toEqual([null, null, []]);
  expect((await site.executeOrThrow(listed)).reports).toEqual({ items: [{ id }], total: 1 });
});

test("a visitor does not see a hidden project of a line", async () => {
  const { id: projectId } = (
    await site.executeOrThrow(
      `mutation { saveProject(input: { translations: { ua: { name: "Чернетка" } } }) { id } }`,
      {},
      "editor",
    )
  ).saveProject;
  const figures = {
    closingBalance: 5_00,
    lines: [{ category: "GRANTS", amount: 5_00, projectId }],
  };
  const report = await aReportWithFigures(site, { figures });
  await publishFigures(site, report);
  expect((await read(report.id)).figures.lines[0].project).toBeNull();
  expect((await read(report.id, "editor")).figures.lines[0].project).toEqual({ id: projectId });
});

test("a visitor may neither save figures nor ask for those of the month before", async () => {
  const saved = await site.execute(save, reportVariables({}));
  const asked = await site.execute(`{ reportBefore(periodStart: "2024-06-01") { id } }`);
  expect([saved, asked].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
    "UNAUTHENTICATED",
    "UNAUTHENTICATED",
  ]);
});

test("changed figures are a draft again and hidden, unchanged ones stay published", async () => {
  const published = await publishFigures(site, await aReportWithFigures(site, { year: 2021 }));
  const again = await aReportWithFigures(site, { ...published, year: 2021 });
  expect((await read(published.id)).figures?.state).toBe("PUBLISHED");

  const lines = figuresThatAddUp.lines.toReversed();
  const figures = { ...figuresThatAddUp, lines };
  await aReportWithFigures(site, { ...again, year: 2021, figures });
  expect((await read(published.id)).figures).toBeNull();
  expect((await read(published.id, "editor")).figures).toMatchObject({
    state: "DRAFT",
    checkedBy: null,
  });
});

test("figures can be removed", async () => {
  const { id, version } = await aReportWithFigures(site);
  await aReportWithFigures(site, { id, version, figures: null });
  expect((await read(id, "editor")).figures).toBeNull();
});

test("figures follow a report that is moved to another month", async () => {
  const { id, version } = await aReportWithFigures(site, { month: 5 });
  const { history } = await site.executeOrThrow(
    "query ($id: ID!) { history(kind: REPORT, id: $id) { id } }",
    { id },
    "editor",
  );
  const { changedContent } = await site.executeOrThrow(
    "query ($id: ID!) { changedContent(id: $id) { content } }",
    { id: history[0].id },
    "editor",
  );
  const { content } = changedContent;
  expect(content.figures).toMatchObject({ periodStart: null, closingBalance: 59_50 });
  const input = { ...content, month: 6 };
  await site.executeOrThrow(save, { id, version, input }, "editor");
  expect((await read(id, "editor")).figures).toMatchObject({ periodStart: "2024-06-01" });
});

test("REST leaves the figures of a report as they are", async () => {
  const { id } = await publishFigures(site, await aReportWithFigures(site, { year: 2020 }));
  const payload = { year: 2020, month: 5, translations: { ua: { desc: "Новий текст" } } };
  const answer = await site.request(
    { method: "PUT", url: `/api/reports/${id}`, payload },
    "editor",
  );
  expect(answer.statusCode).toBe(200);
  expect((await read(id)).figures).toMatchObject({ state: "PUBLISHED", income: 100_00 });
});

test("a list with figures takes the same number of statements whatever its length", async () => {
  const list = (first: number) =>
    site.executeOrThrow(
      `{ reports(first: ${first}, withFigures: true, drafts: true) { items {
         figures { lines { amount project { id } document { id } } problems { code } } } } }`,
      {},
      "editor",
    );
  const [one, many] = [
    await site.countStatements(() => list(1)),
    await site.countStatements(() => list(10)),
  ];
  expect((await list(10)).reports.items.length).toBeGreaterThan(5);
  expect(many).toBeLessThanOrEqual(one + 2);
});
