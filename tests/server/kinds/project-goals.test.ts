import { beforeEach, describe, expect, test } from "vitest";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate project, report cascade"));

const goal = { goalTarget: 500_000_00, goalNeedsUa: "Ліжко\nСтіл", goalNeedsEng: "A bed\nA table" };
const texts = { translations: { ua: { name: "Дім" }, eng: { name: "House" } } };

const aProject = async (changes: object = {}): Promise<string> =>
  (await aPublishedItem(site, "Project", { ...goal, ...texts, ...changes })).id;

interface Money {
  year?: number;
  month: number;
  project: string | null;
  amount: number;
  category?: string;
}

/** A public report whose figures are a draft, with one line. */
async function aReport({ year = 2026, month, project, amount, category = "DONATIONS" }: Money) {
  return aPublishedItem(site, "Report", {
    year,
    month,
    figures: {
      openingBalance: 0,
      closingBalance: amount,
      lines: [{ category, amount, projectId: project }],
    },
    translations: { ua: { description: "Звіт" } },
  });
}

/** The same with published figures. */
async function aPublishedReport(money: Money) {
  const report = await aReport(money);
  await site.db.query("update report_figures set state = 'PUBLISHED' where report_id = $1", [
    report.id,
  ]);
  return report;
}

const read = async (id: string, drafts = false) =>
  (
    await site.executeOrThrow(
      `query ($id: ID!, $drafts: Boolean!) { project(id: $id, drafts: $drafts) {
        goal { target collected asOf from until isOver needsUa needsEng reports { id month } } } }`,
      { id, drafts },
      drafts ? "editor" : "visitor",
    )
  ).project.goal;

describe("a project's goal", () => {
  test("a visitor reads the target, what is still needed and what reports say was received", async () => {
    const id = await aProject();
    const august = await aPublishedReport({ month: 8, project: id, amount: 70_000_00 });
    const september = await aPublishedReport({ month: 9, project: id, amount: 50_000_50 });
    expect(await read(id)).toEqual({
      target: 500_000_00,
      collected: 120_000_50,
      asOf: "2026-09-30",
      from: null,
      until: null,
      isOver: false,
      needsUa: goal.goalNeedsUa,
      needsEng: goal.goalNeedsEng,
      reports: [
        { id: september.id, month: 9 },
        { id: august.id, month: 8 },
      ],
    });
  });

  test("a project without one has none, and keeps nothing of its other fields", async () => {
    const id = await aProject({ goalTarget: null, goalUntil: "2026-12-01" });
    expect(await read(id)).toBeNull();
    await aPublishedReport({ month: 9, project: id, amount: 1_00 });
    expect(await read(id)).toBeNull();
  });

  test("nothing is known before the first figures are published", async () => {
    expect(await read(await aProject())).toMatchObject({ collected: 0, asOf: null, reports: [] });
  });

  test("draft and checked figures are never counted, for editors neither", async () => {
    const id = await aProject();
    await aReport({ month: 8, project: id, amount: 70_000_00 });
    const { id: checked } = await aReport({ month: 9, project: id, amount: 50_000_00 });
    await site.db.query("update report_figures set state = 'CHECKED' where report_id = $1", [
      checked,
    ]);
    for (const drafts of [false, true]) {
      expect(await read(id, drafts)).toMatchObject({ collected: 0, asOf: null });
    }
  });

  test("figures of a report that visitors cannot see are not counted", async () => {
    const id = await aProject();
    const report = await aPublishedReport({ month: 9, project: id, amount: 50_000_00 });
    expect(await read(id)).toMatchObject({ collected: 50_000_00 });
    await site.executeOrThrow(
      `mutation ($id: ID!, $version: Int!) {
        unpublish(kind: REPORT, id: $id, version: $version, language: UA) { id } }`,
      report,
      "editor",
    );
    expect(await read(id)).toMatchObject({ collected: 0, asOf: null, reports: [] });
  });

  test("spending, and income for other projects or none, are not counted", async () => {
    const id = await aProject();
    await aPublishedReport({ month: 7, project: id, amount: 9_00, category: "MEDICAL_HELP" });
    await aPublishedReport({ month: 8, project: await aProject(), amount: 8_00 });
    await aPublishedReport({ month: 9, project: null, amount: 7_00 });
    expect(await read(id)).toMatchObject({ collected: 0, asOf: "2026-09-30", reports: [] });
  });

  test("a report on the year is not counted beside those of its months", async () => {
    const id = await aProject();
    await aPublishedReport({ month: 0, project: id, amount: 120_000_00 });
    expect(await read(id)).toMatchObject({ collected: 120_000_00, asOf: "2026-12-31" });
    await aPublishedReport({ month: 9, project: id, amount: 50_000_00 });
    expect(await read(id)).toMatchObject({ collected: 50_000_00, asOf: "2026-09-30" });
  });

  test("reports from before its first day and after its last are not counted", async () => {
    const id = await aProject({ goalFrom: "2026-08-01", goalUntil: "2026-09-15" });
    for (const month of [7, 8, 9, 10]) {
      await aPublishedReport({ month, project: id, amount: 10 ** month });
    }
    expect(await read(id)).toMatchObject({ collected: 10 ** 8 + 10 ** 9, asOf: "2026-10-31" });
  });

  test("its collection is over when its last day has passed in Kyiv", async () => {
    const id = await aProject({ goalUntil: "2027-10-01" });
    site.setClock(new Date("2027-10-01T20:59:00Z"));
    expect(await read(id)).toMatchObject({ isOver: false });
    site.setClock(new Date("2027-10-01T21:00:00Z"));
    expect(await read(id)).toMatchObject({ isOver: true });
    site.setClock(null);
  });

  test("a list takes the same number of statements, however many goals it shows", async () => {
    const list = () =>
      site.countStatements(() =>
        site.executeOrThrow(
          "{ projects(first: 50) { items { goal { target collected asOf reports { id } } } } }",
        ),
      );
    const first = await aProject();
    await aPublishedReport({ month: 9, project: first, amount: 1_00 });
    const one = await list();
    for (const month of [6, 7, 8]) {
      await aPublishedReport({ month, project: await aProject(), amount: 1_00 });
    }
    expect(await list()).toBe(one);
  });

  test.each([
    ["a sum of nothing", { goalTarget: 0 }, "goalTarget"],
    ["a sum beyond all sense", { goalTarget: 1_000_000_000_001 }, "goalTarget"],
    ["no day of the calendar", { goalFrom: "2026-02-30" }, "goalFrom"],
    [
      "a last day before the first",
      { goalFrom: "2026-03-01", goalUntil: "2026-02-01" },
      "goalUntil",
    ],
  ])("%s is refused at its field", async (_, changes, path) => {
    const { errors } = await site.execute(
      "mutation ($input: ProjectInput!) { saveProject(input: $input) { id } }",
      { input: { ...goal, ...texts, ...changes } },
      "editor",
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID", fields: [{ path }] });
  });

  test("a program that replaces the project through REST leaves its goal as it is", async () => {
    const { id, version } = await aPublishedItem(site, "Project", { ...goal, ...texts });
    const { statusCode } = await site.request(
      {
        method: "PUT",
        url: `/api/projects/${id}`,
        payload: { version, translations: { ua: { name: "Інший дім" } } },
      },
      "editor",
    );
    expect(statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ target: goal.goalTarget, needsUa: goal.goalNeedsUa });
  });
});
