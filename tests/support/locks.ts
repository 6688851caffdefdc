import type { DataSource } from "typeorm";
import { until } from "./until.ts";

/** Returns once a statement in this database waits for a lock that another transaction holds. */
export const whenSomebodyWaits = (db: DataSource): Promise<void> =>
  until(async () => {
    const waiting = await db.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  });
