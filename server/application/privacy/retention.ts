import { type DataSource, In } from "typeorm";
import { Email } from "../../mail/email.entity.ts";
import { type DailyJobLog, startDailyJob } from "../../platform/daily-jobs.ts";
import { monthsBeforeInKyiv } from "../../platform/kyiv-time.ts";
import { visitor } from "../../platform/viewer.ts";
import { readSettings } from "../../settings/settings.service.ts";
import { Application } from "../application.entity.ts";
import { FormSettings } from "../forms/form-settings.entity.ts";
import { anonymise } from "./anonymise.ts";

/** Days after which spam and the blind indexes of network addresses are deleted. */
const spamRetentionDays = 30;
/** Months after which the events of an application are deleted, whatever its state. */
const eventRetentionMonths = 24;

/**
 * Anonymises closed applications whose form's retention period has ended, each in a transaction of
 * its own, and returns how many. Throws an AggregateError when some could not be anonymised; the
 * others then are.
 */
export async function anonymiseExpired(db: DataSource, now: Date): Promise<{ anonymised: number }> {
  let anonymised = 0;
  const errors: unknown[] = [];
  for (const id of await expiredApplications(db, now)) {
    try {
      if (await anonymiseClosed(db, now, id)) anonymised += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) {
    throw new AggregateError(errors, `${errors.length} applications could not be anonymised`);
  }
  return { anonymised };
}

/** Every retention period that a form can have; a check of the table bounds them. */
const possibleMonths = Array.from({ length: 120 }, (_, index) => index + 1);

/** Those whose form's retention period has ended, or the shorter one that the applicant agreed to. */
async function expiredApplications(db: DataSource, now: Date): Promise<string[]> {
  const forms = await db.manager.find(FormSettings);
  return idsOf(
    await db.query(
      `select item.id from application item
       join unnest($1::text[], $2::int[]) as period (form, months) using (form)
       join unnest($3::int[], $4::timestamptz[]) as cutoff (months, closed_before)
         on cutoff.months = least(period.months, item.agreed_months)
       where item.state in ('done', 'declined') and item.anonymised_at is null
         and item.closed_at <= closed_before`,
      [
        forms.map(({ form }) => form),
        forms.map(({ retentionMonths }) => retentionMonths),
        possibleMonths,
        possibleMonths.map((months) => monthsBeforeInKyiv(now, months)),
      ],
    ),
  );
}

/** False when another instance is changing that application, or somebody has reopened it. */
const anonymiseClosed = (db: DataSource, now: Date, id: string): Promise<boolean> =>
  db.transaction(async (manager) => {
    const ids = idsOf(
      await manager.query(
        `select id from application
         where id = $1 and state in ('done', 'declined') and anonymised_at is null
         for update skip locked`,
        [id],
      ),
    );
    await anonymise(manager, { viewer: visitor, now }, ids);
    return ids.length > 0;
  });

/** Deletes spam, with everything that belongs to it, 30 days after it was found to be spam. */
export const removeSpam = (db: DataSource, now: Date): Promise<{ removed: number }> =>
  db.transaction(async (manager) => {
    const ids = idsOf(
      await manager.query(
        `select id from application
         where state = 'spam' and coalesce(closed_at, created_at) <= $1 for update skip locked`,
        [daysBefore(now, spamRetentionDays)],
      ),
    );
    await manager.delete(Email, { applicationId: In(ids) });
    await manager.delete(Application, { id: In(ids) });
    return { removed: ids.length };
  });

/** Erases the blind index of the network address 30 days after submission. */
export async function forgetAddresses(db: DataSource, now: Date): Promise<{ forgotten: number }> {
  const [, forgotten]: [unknown, number] = await db.query(
    "update application set network_blind_index = null where network_blind_index is not null and created_at <= $1",
    [daysBefore(now, spamRetentionDays)],
  );
  return { forgotten };
}

/** Deletes the events of applications that are older than 24 months. */
export async function removeEvents(db: DataSource, now: Date): Promise<{ events: number }> {
  const [, events]: [unknown, number] = await db.query(
    "delete from application_event where at <= $1",
    [monthsBeforeInKyiv(now, eventRetentionMonths)],
  );
  return { events };
}

/** Deletes the changes of the site that are older than the period in the settings. */
export async function removeChanges(db: DataSource, now: Date): Promise<{ changes: number }> {
  const { changeRetentionMonths } = await readSettings(db.manager);
  const [, changes]: [unknown, number] = await db.query("delete from change where at <= $1", [
    monthsBeforeInKyiv(now, changeRetentionMonths),
  ]);
  return { changes };
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

/** Applies every retention period once a day until the returned function is called. */
export function startRetention(db: DataSource, log: DailyJobLog): () => Promise<void> {
  const jobs = [
    startDailyJob(db, "anonymiseApplications", () => anonymiseExpired(db, new Date()), log),
    startDailyJob(db, "removeSpam", () => removeSpam(db, new Date()), log),
    startDailyJob(db, "forgetAddresses", () => forgetAddresses(db, new Date()), log),
    startDailyJob(db, "removeApplicationEvents", () => removeEvents(db, new Date()), log),
    startDailyJob(db, "removeChanges", () => removeChanges(db, new Date()), log),
  ];
  return async () => {
    await Promise.all(jobs.map((stop) => stop()));
  };
}
