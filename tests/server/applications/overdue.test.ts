import { beforeEach, describe, expect, test } from "vitest";
import { adminEmail } from "../../support/accounts/accounts.ts";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const now = new Date("2026-11-23T12:00:00Z");
beforeEach(async () => {
  site.setClock(now);
  await site.db.query("truncate application cascade");
  await site.db.query("update application_form set overdue_hours = 72, urgent_overdue_hours = 24");
});

const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000 - 1000);
const isOverdue = async (id: string) =>
  (await site.executeOrThrow(`{ application(id: "${id}") { isOverdue } }`, {}, "caseWorker"))
    .application.isOverdue;
const [{ id: assigneeId }] = await site.db.query("select id from account where email = $1", [
  adminEmail,
]);

describe("a new application that nobody has taken is overdue", () => {
  test("after three days, or after one when it is urgent", async () => {
    const cases = [
      ["urgent", 23, "DAYS", false],
      ["urgent", 24, "DAYS", true],
      ["in a week", 71, "WEEK", false],
      ["in a week", 72, "WEEK", true],
    ] as const;
    for (const [, hours, urgency, expected] of cases) {
      const { id } = await aStoredApplication(
        site,
        "humanitarian",
        {},
        { createdAt: hoursAgo(hours), urgency },
      );
      expect([hours, urgency, await isOverdue(id)]).toEqual([hours, urgency, expected]);
    }
  });

  test("after the term of its form", async () => {
    await site.db.query("update application_form set overdue_hours = 2 where form = 'partner'");
    const partner = await aStoredApplication(site, "partner", {}, { createdAt: hoursAgo(2) });
    const general = await aStoredApplication(site, "general", {}, { createdAt: hoursAgo(2) });
    expect([await isOverdue(partner.id), await isOverdue(general.id)]).toEqual([true, false]);
  });

  test("and not once somebody has taken or closed it", async () => {
    const createdAt = hoursAgo(100);
    const assigned = await aStoredApplication(site, "general", {}, { createdAt, assigneeId });
    const inWork = await aStoredApplication(
      site,
      "general",
      {},
      { createdAt, state: "inProgress" },
    );
    expect([await isOverdue(assigned.id), await isOverdue(inWork.id)]).toEqual([false, false]);
  });
});

test("the inbox of a thousand applications marks, counts and lists the overdue ones in as many statements as of one", async () => {
  await aStoredApplication(site, "general", {}, { createdAt: hoursAgo(100) });
  const read = () =>
    site.executeOrThrow(
      `{ applications(first: 100, overdue: true) { items { number isOverdue urgency } total }
         applicationCounts { new overdue reminded } }`,
      {},
      "caseWorker",
    );
  const statementsOfOne = await site.countStatements(read);
  await site.db.query(
    `insert into application (form, language, encrypted, idempotency_key, consent_version, consent_text, created_at)
     select form, language, encrypted, 'copy ' || copy, '', '',
       created_at + case when copy > 600 then interval '90 h' else interval '0' end
     from application, generate_series(1, 999) copy`,
  );
  expect(await site.countStatements(read)).toBe(statementsOfOne);
  const { applications, applicationCounts } = await read();
  expect(applicationCounts).toEqual({ new: 1000, overdue: 601, reminded: 0 });
  expect(applications.total).toBe(601);
  expect(applications.items.every((item: { isOverdue: boolean }) => item.isOverdue)).toBe(true);
});
