import type { DataSource } from "typeorm";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { monthsBeforeInKyiv } from "../platform/kyiv-time.ts";

const retentionMonths = 24;

/** Deletes the entries of the security log that are older than 24 months. */
export async function removeSecurityEvents(db: DataSource, now: Date): Promise<{ events: number }> {
  const [, events]: [unknown, number] = await db.query(
    "delete from security_event where at <= $1",
    [monthsBeforeInKyiv(now, retentionMonths)],
  );
  return { events };
}

/** Applies the retention period once a day until the returned function is called. */
export const startSecurityEventRetention = (db: DataSource, log: DailyJobLog) =>
  startDailyJob(db, "removeSecurityEvents", () => removeSecurityEvents(db, new Date()), log);
