import type { DataSource } from "typeorm";
import { Translation } from "../../content/content-item.ts";
import { startOfNextDayInKyiv } from "../../platform/kyiv-time.ts";
import type { Schedule } from "./generation.ts";

/**
 * The next scheduled publication, unpublishing or end of a consent after `now`, or the end of the
 * day in Kyiv if that comes first: then what is on this week, or the collection for a project, may
 * be over. The clocks of all instances are assumed to be synchronized.
 */
export async function nextScheduledChange(db: DataSource, now: Date): Promise<Schedule> {
  const tables = db.entityMetadatas.filter(({ inheritanceTree }) =>
    inheritanceTree.includes(Translation),
  );
  const union = (column: string) =>
    tables
      .map(({ tablePath }) => `select min(${column}) as at from ${tablePath} where ${column} > $1`)
      .join(" union all ");
  const [row]: { publication: Date | null; withdrawal: Date | null }[] = await db.query(
    `select (select min(at) from (${union("published_at")}) published) as publication,
       least(
         (select min(at) from (${union("unpublish_at")}) unpublished),
         (select min(withheld_from) from image where withheld_from > $1)) as withdrawal`,
    [now],
  );
  const { publication = null, withdrawal = null } = row ?? {};
  const moments = [startOfNextDayInKyiv(now), publication, withdrawal].filter(
    (one) => one !== null,
  );
  const next = new Date(Math.min(...moments.map((moment) => moment.getTime())));
  return { next, withdrawal };
}
