import type { DataSource } from "typeorm";
import { until } from "../until.ts";

/** Waits until a statement in this database waits for a lock of another transaction. */
export const whenSomebodyWaits = (db: DataSource): Promise<void> =>
  until(async () => {
    const waiting = await db.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  });
