import { beforeEach, describe, expect, test } from "vitest";
import { queueDueReminders } from "../../../server/application/alerts/reminders.ts";
import { caseWorkerEmail } from "../../support/accounts/accounts.ts";
import { aStoredApplication } from "../../support/applications/stored-applications.ts";
import { deleteApplications, queuedEmails } from "../../support/applications/submit-form.ts";
import { aServer, encryption } from "../../support/server/test-server.ts";

const site = await aServer({ publicUrl: "https://doloni.example" });
const monday = new Date("2026-11-23T10:00:00Z");
const thursday = "2026-11-26";
/** Eight o'clock on that day in Kyiv. */
const thursdayMorning = new Date("2026-11-26T06:00:00Z");

beforeEach(async () => {
  site.setClock(monday);
  await deleteApplications(site);
});

const fields = "id version remindOn isReminderDue state";
const remind = (id: string, version: number, day: string | null) =>
  site.execute(
    `mutation ($id: ID!, $version: Int!, $day: String) {
      setApplicationReminder(id: $id, version: $version, day: $day) { ${fields} events { action detail } }
    }`,
    { id, version, day },
    "caseWorker",
  );
const dueNumbers = async () =>
  (
    await site.executeOrThrow("{ applications(reminded: true) { items { number } } }", {}, "admin")
  ).applications.items.map(({ number }: { number: number }) => number);
const dueCount = async () =>
  (await site.executeOrThrow("{ applicationCounts { reminded } }", {}, "admin")).applicationCounts
    .reminded;
const queueAt = (now: Date) =>
  queueDueReminders(site.db, { encryption, publicUrl: "https://doloni.example", now });
const ownId = async () =>
  (await site.db.query("select id from account where email = $1", [caseWorkerEmail]))[0].id;

describe("a case worker who sets a reminder for Thursday", () => {
  test("finds the application in the inbox on that day, and not before", async () => {
    const createdAt = new Date(monday.getTime() - 60_000);
    const { id, number } = await aStoredApplication(site, "general", {}, { createdAt });
    const { data } = await remind(id, 1, thursday);
    expect(data?.setApplicationReminder).toMatchObject({
      version: 2,
      remindOn: thursday,
      isReminderDue: false,
      events: [{ action: "RECEIVED" }, { action: "REMINDER", detail: thursday }],
    });
    expect([await dueNumbers(), await dueCount()]).toEqual([[], 0]);
    // A minute after midnight in Kyiv.
    site.setClock(new Date("2026-11-25T22:01:00Z"));
    expect([await dueNumbers(), await dueCount()]).toEqual([[number], 1]);
  });

  test("gets a notice in the morning of that day, once, without anything personal", async () => {
    const { id, number } = await aStoredApplication(
      site,
      "general",
      {},
      { assigneeId: await ownId() },
    );
    await remind(id, 1, thursday);
    expect(await queueAt(new Date("2026-11-26T05:59:00Z"))).toEqual({ reminded: 0 });
    const runs = await Promise.all([queueAt(thursdayMorning), queueAt(thursdayMorning)]);
    expect(runs.map(({ reminded }) => reminded).sort()).toEqual([0, 1]);
    const [notice, ...others] = await queuedEmails(site);
    expect(others).toEqual([]);
    expect(notice?.to).toBe(caseWorkerEmail);
    expect(notice?.subject).toBe(
      `Нагадування: заявка № ${number} (коротка заявка) · Reminder: application no. ${number} (short application)`,
    );
    expect(notice?.text).toContain(`https://doloni.example/admin/applications/${id}`);
    expect(JSON.stringify(notice)).not.toMatch(/Оксана|Мельник|\+38067/);
  });

  test("gets it in the language that they have chosen", async () => {
    await site.db.query("update account set language = 'eng' where email = $1", [caseWorkerEmail]);
    const { id, number } = await aStoredApplication(
      site,
      "general",
      {},
      { assigneeId: await ownId() },
    );
    await remind(id, 1, thursday);
    await queueAt(thursdayMorning);
    await site.db.query("update account set language = null where email = $1", [caseWorkerEmail]);
    const [notice] = await queuedEmails(site);
    expect(notice?.subject).toBe(`Reminder: application no. ${number} (short application)`);
    expect(notice?.text).not.toMatch(/заявк/);
  });

  test("who is not assigned lets the form's addresses know, and its chats", async () => {
    await site.db.query(
      "update application_form set staff_email = 'staff@doloni.example', telegram_chats = '-5'",
    );
    const { id } = await aStoredApplication(site);
    await remind(id, 1, thursday);
    await queueAt(thursdayMorning);
    expect((await queuedEmails(site)).map(({ to, channel }) => [channel, to])).toEqual([
      ["email", "staff@doloni.example"],
      ["telegram", "-5"],
    ]);
  });

  test("and moves it gets another notice on the new day", async () => {
    const { id } = await aStoredApplication(site, "general", {}, { assigneeId: await ownId() });
    await remind(id, 1, thursday);
    await queueAt(thursdayMorning);
    site.setClock(thursdayMorning);
    await remind(id, 2, "2026-11-27");
    expect(await queueAt(thursdayMorning)).toEqual({ reminded: 0 });
    expect(await queueAt(new Date("2026-11-27T06:00:00Z"))).toEqual({ reminded: 1 });
  });

  test.each(["removed", "closed", "erased"])("is not reminded once it is %s", async (what) => {
    const createdAt = new Date(monday.getTime() - 60_000);
    const { id } = await aStoredApplication(
      site,
      "general",
      { phone: "+380671234567" },
      { createdAt },
    );
    await remind(id, 1, thursday);
    if (what === "removed") await remind(id, 2, null);
    if (what === "closed") {
      const close = `mutation { changeApplicationState(id: "${id}", version: 2, state: DONE) { id } }`;
      await site.executeOrThrow(close, {}, "caseWorker");
    }
    if (what === "erased") {
      const erase = 'mutation { erasePersonalData(contact: "+380671234567") }';
      await site.executeOrThrow(erase, {}, "admin");
    }
    site.setClock(thursdayMorning);
    expect(await dueNumbers()).toEqual([]);
    expect(await queueAt(thursdayMorning)).toEqual({ reminded: 0 });
  });
});

describe("a day that is", () => {
  test.each([
    ["past", "2026-11-22"],
    ["no day", "2026-11-31"],
    ["more than a year away", "2028-01-01"],
    ["a word", "Thursday"],
  ])("%s is refused at its field", async (_, day) => {
    const { id } = await aStoredApplication(site);
    const { errors } = await remind(id, 1, day);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID",
      fields: [{ path: "day", rule: "day" }],
    });
  });

  test("set on what a colleague has changed meanwhile is a conflict", async () => {
    const { id } = await aStoredApplication(site);
    await remind(id, 1, thursday);
    const { errors } = await remind(id, 1, "2026-11-27");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", reason: "stale" });
  });
});
