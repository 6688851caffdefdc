import { expect, test } from "vitest";
import { forgetUser } from "../../../../server/history/rewrite-changes.ts";
import { adminEmail } from "../../../support/accounts/accounts.ts";
import {
  aReportWithFigures,
  figuresThatAddUp,
  moveFigures,
  publishFigures,
} from "../../../support/content/a-report-with-figures.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();

const actionsOf = async (id: string): Promise<string[]> => {
  const read = "query ($id: ID!) { history(kind: REPORT, id: $id) { action } }";
  const { history } = await site.executeOrThrow(read, { id }, "editor");
  return history.map(({ action }: { action: string }) => action);
};

test("a second person checks the figures, anybody publishes them, and the history tells it", async () => {
  const report = await aReportWithFigures(site, { as: "editor" });
  const checked = await moveFigures(site, report, "CHECKED", "admin");
  expect(checked.data?.setReportFiguresState).toMatchObject({
    version: report.version + 1,
    figures: { state: "CHECKED", checkedBy: "admin", isOwn: false },
  });
  const next = { ...report, version: report.version + 1 };
  const published = await moveFigures(site, next, "PUBLISHED", "editor");
  expect(published.data?.setReportFiguresState).toMatchObject({
    figures: { state: "PUBLISHED", checkedBy: "admin", isOwn: true },
  });
  const last = { ...report, version: report.version + 2 };
  const reopened = await moveFigures(site, last, "DRAFT", "editor");
  expect(reopened.data?.setReportFiguresState).toMatchObject({
    figures: { state: "DRAFT", checkedBy: null, checkedAt: null },
  });
  expect(await actionsOf(report.id)).toEqual([
    "FIGURES_REOPENED",
    "FIGURES_PUBLISHED",
    "FIGURES_CHECKED",
    "CREATED",
  ]);
});

test("the person who last changed the figures cannot check them, whatever their rights", async () => {
  const report = await aReportWithFigures(site, { as: "admin" });
  const { errors } = await moveFigures(site, report, "CHECKED", "admin");
  expect(errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN", reason: "samePerson" });
  expect((await moveFigures(site, report, "CHECKED", "editor")).errors).toBeUndefined();
});

test("saving other fields does not make somebody the author of the figures", async () => {
  const report = await aReportWithFigures(site, { as: "editor" });
  const saved = await aReportWithFigures(site, { ...report, as: "admin" });
  expect((await moveFigures(site, saved, "CHECKED", "admin")).errors).toBeUndefined();
});

test("sums that do not add up cannot be checked", async () => {
  const figures = { ...figuresThatAddUp, closingBalance: 59_51 };
  const report = await aReportWithFigures(site, { figures });
  const { errors } = await moveFigures(site, report, "CHECKED", "admin");
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "INVALID",
    fields: [{ path: "figures.closingBalance", rule: "sum" }],
  });
});

test("a contradiction with the month before is shown, and does not prevent a check", async () => {
  await aReportWithFigures(site, { year: 2019, month: 1 });
  const figures = { ...figuresThatAddUp, openingBalance: 60_00, closingBalance: 119_50 };
  const report = await aReportWithFigures(site, { year: 2019, month: 2, figures });
  const read = `query ($id: ID!) { report(id: $id, drafts: true) {
    figures { problems { code difference } } } }`;
  expect((await site.executeOrThrow(read, report, "editor")).report.figures.problems).toEqual([
    { code: "OPENING", difference: 50 },
  ]);
  expect((await moveFigures(site, report, "CHECKED", "admin")).errors).toBeUndefined();
});

test.each(["PUBLISHED", "DRAFT"] as const)("a draft cannot become %s", async (state) => {
  const report = await aReportWithFigures(site);
  const { errors } = await moveFigures(site, report, state, "admin");
  expect(errors?.[0]?.extensions).toMatchObject({
    fields: [{ path: "state", rule: "transition" }],
  });
});

test("a report without figures has no state to change", async () => {
  const report = await aReportWithFigures(site, { figures: null });
  const { errors } = await moveFigures(site, report, "CHECKED", "admin");
  expect(errors?.[0]?.extensions).toMatchObject({
    fields: [{ path: "figures", rule: "required" }],
  });
});

test("somebody who read an older version changes nothing", async () => {
  const report = await aReportWithFigures(site);
  await aReportWithFigures(site, { ...report, month: 7 });
  const { errors } = await moveFigures(site, report, "CHECKED", "admin");
  expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "stale" });
});

test.each(["visitor", "caseWorker"] as const)("a %s cannot change the state", async (as) => {
  const report = await aReportWithFigures(site);
  const { errors } = await moveFigures(site, report, "CHECKED", as);
  const code = as === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN";
  expect(errors?.[0]?.extensions.code).toBe(code);
});

test("the name of a checker is blank after their account was deleted", async () => {
  const { id } = await publishFigures(site, await aReportWithFigures(site, { year: 2018 }));
  const [{ id: admin }] = await site.db.query("select id from account where email = $1", [
    adminEmail,
  ]);
  await forgetUser(site.db.manager, admin);
  const read = "query ($id: ID!) { report(id: $id, drafts: true) { figures { checkedBy } } }";
  const { report } = await site.executeOrThrow(read, { id }, "editor");
  expect(report.figures.checkedBy).toBe("");
});
