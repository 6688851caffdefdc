import { beforeEach, describe, expect, test } from "vitest";
import type { ApplicationState } from "../../../../server/application/application.entity.ts";
import {
  anonymiseExpired,
  forgetAddresses,
  removeChanges,
  removeEvents,
  removeSpam,
} from "../../../../server/application/privacy/retention.ts";
import {
  aNote,
  anEmail,
  aStoredApplication,
} from "../../../support/applications/stored-applications.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate application, mail cascade"));

const receivedAt = new Date("2026-01-15T10:00:00Z");
const closedAt = new Date("2026-02-01T10:00:00Z");

/** Received in January, in that state since February. */
const anExpiredApplication = (
  state: ApplicationState,
  form: "humanitarian" | "psychological" = "humanitarian",
) =>
  aStoredApplication(
    site,
    form,
    { email: "oksana@example.org" },
    {
      state,
      createdAt: receivedAt,
      statistics: { month: "2026-01", needs: ["FOOD"] },
      ...(state === "done" || state === "declined" || state === "spam" ? { closedAt } : {}),
    },
  );
/** Makes PostgreSQL refuse every change of that application. */
async function cannotChange(id: string): Promise<void> {
  await site.db.query(`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'a row that cannot be changed'; end $$`);
  await site.db.query(`create trigger stuck before update on application
    for each row when (old.id = '${id}') execute function refuse()`);
}
const rowOf = async (id: string) =>
  (await site.db.query("select * from application where id = $1", [id]))[0];
/** Applies every retention period, as the site does once a day. */
async function applyRetention(moment: string) {
  const now = new Date(moment);
  return {
    ...(await anonymiseExpired(site.db, now)),
    ...(await removeSpam(site.db, now)),
    ...(await forgetAddresses(site.db, now)),
    ...(await removeEvents(site.db, now)),
  };
}

describe("an application whose retention period is over", () => {
  test.each(["done", "declined"] as const)(
    "contains no personal data any longer: %s",
    async (state) => {
      const { id, number } = await anExpiredApplication(state);
      await aNote(site, id, "Сусідка передасть");
      await anEmail(site, { applicationId: id, state: "sent" });
      await anEmail(site, { applicationId: id, state: "waiting" });
      expect(await applyRetention("2027-02-01T09:59:00Z")).toMatchObject({ anonymised: 0 });
      expect(await applyRetention("2027-02-01T10:00:00Z")).toMatchObject({ anonymised: 1 });
      expect(await rowOf(id)).toMatchObject({
        number,
        state,
        form: "humanitarian",
        region: "LVIV",
        closed_at: closedAt,
        statistics: { month: "2026-01", needs: ["FOOD"] },
        // The first of January in Kyiv.
        created_at: new Date("2025-12-31T22:00:00Z"),
        anonymised_at: new Date("2027-02-01T10:00:00Z"),
        encrypted: null,
        contact_blind_indexes: [],
        word_blind_indexes: [],
        network_blind_index: null,
        idempotency_key: id,
      });
      expect(await site.db.query("select 1 from application_note")).toEqual([]);
      const mails = await site.db.query("select state, encrypted from mail");
      expect(mails).toEqual([{ state: "sent", encrypted: null }]);
      expect(await applyRetention("2027-03-01T10:00:00Z")).toMatchObject({ anonymised: 0 });
    },
  );

  test("is shown without a name, says when, and cannot be changed", async () => {
    const { id } = await anExpiredApplication("done");
    await applyRetention("2027-03-01T00:00:00Z");
    const { application } = await site.executeOrThrow(
      `{ application(id: "${id}") {
        name answers notes { id } anonymisedAt version duplicates { id } events { action userName }
      } }`,
      {},
      "caseWorker",
    );
    const { events, ...rest } = application;
    expect(rest).toEqual({
      name: "",
      answers: {},
      notes: [],
      duplicates: [],
      version: 2,
      anonymisedAt: "2027-03-01T00:00:00.000Z",
    });
    expect(events).toContainEqual({ action: "ANONYMISED", userName: "" });
    const change = `mutation { changeApplicationState(id: "${id}", version: 2, state: NEW) { id } }`;
    const { errors } = await site.execute(change, {}, "caseWorker");
    expect(errors?.[0]?.extensions).toEqual({ code: "CONFLICT", reason: "stale" });
  });

  test("is not kept for longer than its applicant agreed to, when admins prolong the period", async () => {
    const { id } = await anExpiredApplication("done");
    await site.db.query("update application set agreed_months = 3 where id = $1", [id]);
    expect(await applyRetention("2026-05-01T08:59:00Z")).toMatchObject({ anonymised: 0 });
    expect(await applyRetention("2026-05-01T10:00:00Z")).toMatchObject({ anonymised: 1 });
  });

  test("no longer tells when an e-mail about it was sent", async () => {
    const { id } = await anExpiredApplication("done");
    await anEmail(site, { applicationId: id, state: "sent" });
    await site.db.query(
      "update mail set sent_at = '2026-01-15T10:00:07Z', created_at = '2026-01-15T10:00:05Z'",
    );
    await applyRetention("2027-02-01T10:00:00Z");
    const month = new Date("2025-12-31T22:00:00Z");
    expect(await site.db.query("select created_at, sent_at from mail")).toEqual([
      { created_at: month, sent_at: month },
    ]);
  });

  test("has the retention period of its own form, as set by admins", async () => {
    const psychological = await anExpiredApplication("done", "psychological");
    const humanitarian = await anExpiredApplication("done");
    expect(await applyRetention("2026-08-01T10:00:00Z")).toMatchObject({ anonymised: 1 });
    expect((await rowOf(psychological.id)).encrypted).toBeNull();
    await site.db.query(
      "update application_form set retention_months = 7 where form = 'humanitarian'",
    );
    expect(await applyRetention("2026-09-01T10:00:00Z")).toMatchObject({ anonymised: 1 });
    expect((await rowOf(humanitarian.id)).encrypted).toBeNull();
    await site.db.query(
      "update application_form set retention_months = 12 where form = 'humanitarian'",
    );
  });

  test("loses its personal data although another one cannot be anonymised", async () => {
    const failing = await anExpiredApplication("done");
    const other = await anExpiredApplication("declined");
    await cannotChange(failing.id);
    const now = new Date("2027-03-01T00:00:00Z");
    await expect(anonymiseExpired(site.db, now)).rejects.toThrow(
      "1 applications could not be anonymised",
    );
    expect((await rowOf(failing.id)).encrypted).toEqual(expect.any(Buffer));
    expect((await rowOf(other.id)).encrypted).toBeNull();
    await site.db.query("drop trigger stuck on application");
    expect(await anonymiseExpired(site.db, now)).toEqual({ anonymised: 1 });
    expect((await rowOf(failing.id)).encrypted).toBeNull();
  });

  test("keeps the month of its sender's correction, of all its history", async () => {
    const { id } = await anExpiredApplication("done");
    await site.db.query(
      `insert into application_event (application_id, at, user_name, action)
       values ($1, '2026-01-31T21:59:00Z', '', 'corrected'), ($1, '2026-01-31T22:00:00Z', '', 'corrected'),
              ($1, '2026-02-01T09:00:00Z', 'Ірина', 'state')`,
      [id],
    );
    await applyRetention("2027-02-01T10:00:00Z");
    const events = await site.db.query(
      "select action, at from application_event where application_id = $1 and action in ('corrected', 'state') order by at",
      [id],
    );
    expect(events).toEqual([
      { action: "corrected", at: new Date("2025-12-31T22:00:00Z") },
      { action: "corrected", at: new Date("2026-01-31T22:00:00Z") },
      { action: "state", at: new Date("2026-02-01T09:00:00Z") },
    ]);
  });

  test("is not one that is still being processed", async () => {
    for (const state of ["new", "inProgress", "waiting"] as const)
      await anExpiredApplication(state);
    expect(await applyRetention("2036-01-01T00:00:00Z")).toMatchObject({
      anonymised: 0,
      removed: 0,
    });
  });
});

test("spam is deleted permanently after 30 days, with all its data", async () => {
  const { id } = await anExpiredApplication("spam");
  await aNote(site, id, "Реклама");
  await anEmail(site, { applicationId: id });
  expect(await applyRetention("2026-03-03T09:59:00Z")).toMatchObject({ removed: 0 });
  expect(await applyRetention("2026-03-03T10:00:00Z")).toMatchObject({ removed: 1 });
  for (const table of ["application", "application_note", "application_event", "mail"]) {
    expect([table, await site.db.query(`select 1 from ${table}`)]).toEqual([table, []]);
  }
});

test("the sender's network address is deleted after 30 days", async () => {
  const { id } = await anExpiredApplication("inProgress");
  expect(await applyRetention("2026-02-14T09:59:00Z")).toMatchObject({ forgotten: 0 });
  expect((await rowOf(id)).network_blind_index).toBe("address");
  expect(await applyRetention("2026-02-14T10:00:00Z")).toMatchObject({ forgotten: 1 });
  expect(await rowOf(id)).toMatchObject({
    network_blind_index: null,
    encrypted: expect.any(Buffer),
  });
});

test("the events of an application are deleted after 24 months, whatever its state", async () => {
  const { id } = await anExpiredApplication("inProgress");
  const readEvent = { application_id: id, user_name: "Ірина", action: "read" };
  await site.db.query(
    `insert into application_event (application_id, at, user_name, action)
     values ($1, '2026-03-01T10:00:00Z', $2, $3)`,
    [id, readEvent.user_name, readEvent.action],
  );
  const events = () =>
    site.db.query("select application_id, user_name, action from application_event");
  expect(await applyRetention("2028-01-15T09:59:00Z")).toMatchObject({ events: 0 });
  expect(await applyRetention("2028-01-15T10:00:00Z")).toMatchObject({ events: 1 });
  expect(await events()).toEqual([readEvent]);
  expect(await applyRetention("2028-03-01T10:00:00Z")).toMatchObject({ events: 1 });
  expect(await events()).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ state: "inProgress", encrypted: expect.any(Buffer) });
});

test("the history of the site's content is kept, whatever expires", async () => {
  const before = await site.db.query("select * from change order by id");
  await anExpiredApplication("done");
  await anExpiredApplication("spam");
  await applyRetention("2030-01-01T00:00:00Z");
  expect(await site.db.query("select * from change order by id")).toEqual(before);
});

test("two instances that apply the retention periods at the same time do it once", async () => {
  for (let index = 0; index < 5; index++) await anExpiredApplication("done");
  const moment = "2027-03-01T00:00:00Z";
  const counts = await Promise.all([applyRetention(moment), applyRetention(moment)]);
  expect(counts.reduce((sum, { anonymised }) => sum + anonymised, 0)).toBe(5);
  const events = await site.db.query("select 1 from application_event where action = 'anonymised'");
  expect(events).toHaveLength(5);
});

describe("the history of the site's changes", () => {
  const changesAt = async (...moments: string[]) => {
    await site.db.query("truncate change");
    for (const at of moments) {
      await site.db.query(
        "insert into change (at, kind, action, label) values ($1, 'Settings', 'saved', $2)",
        [at, at],
      );
    }
  };
  const left = async () =>
    (await site.db.query("select label from change order by at")).map(
      ({ label }: { label: string }) => label,
    );
  const save = async (changeRetentionMonths: number) => {
    await site.executeOrThrow("{ settings(language: UA) { id } }");
    await site.db.query("update settings set version = version + 1, change_retention_months = $1", [
      changeRetentionMonths,
    ]);
  };

  test("is deleted after the period in the settings, and no earlier", async () => {
    await save(12);
    await changesAt("2025-02-01T09:59:59Z", "2025-02-01T10:00:01Z");
    expect(await removeChanges(site.db, new Date("2026-02-01T10:00:00Z"))).toEqual({ changes: 1 });
    expect(await left()).toEqual(["2025-02-01T10:00:01Z"]);
  });

  test("is kept for three years when nobody has set a period", async () => {
    await site.executeOrThrow("{ settings(language: UA) { id } }");
    await site.db.query(
      "update settings set version = version + 1, change_retention_months = default",
    );
    await changesAt("2023-02-02T10:00:00Z", "2023-01-31T10:00:00Z");
    await removeChanges(site.db, new Date("2026-02-01T10:00:00Z"));
    expect(await left()).toEqual(["2023-02-02T10:00:00Z"]);
  });
});
