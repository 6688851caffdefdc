import type { DataSource } from "typeorm";
import { Translation } from "../../content/content-item.ts";
import { dayInKyiv, endOfDayInKyiv } from "../../platform/kyiv-time.ts";
import type { Schedule } from "./generation.ts";

/**
 * The next scheduled publication or unpublishing after `now`, or the end of a project's collection,
 * whose page then says so. The clocks of all instances are assumed to be synchronized.
 */
export async function nextScheduledChange(db: DataSource, now: Date): Promise<Schedule> {
  const tables = db.entityMetadatas.filter(({ inheritanceTree }) =>
    inheritanceTree.includes(Translation),
  );
  const union = (column: string) =>
    tables
      .map(({ tablePath }) => `select min(${column}) as at from ${tablePath} where ${column} > $1`)
      .join(" union all ");
  const [row]: { publication: Date | null; withdrawal: Date | null; lastDay: string | null }[] =
    await db.query(
      `select (select min(at) from (${union("published_at")}) published) as publication,
         (select min(at) from (${union("unpublish_at")}) unpublished) as withdrawal,
         (select min(goal_until)::text from project where goal_until >= $2) as "lastDay"`,
      [now, dayInKyiv(now)],
    );
  const { publication = null, withdrawal = null, lastDay = null } = row ?? {};
  const changes = [publication, withdrawal, lastDay ? endOfDayInKyiv(lastDay) : null];
  const times = changes.flatMap((at) => at?.getTime() ?? []);
  return { next: times.length > 0 ? new Date(Math.min(...times)) : null, withdrawal };
}
