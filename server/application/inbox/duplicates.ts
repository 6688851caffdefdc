import type { EntityManager } from "typeorm";
import { Application } from "../application.entity.ts";

/** How many others share a phone number or an e-mail with each of these, in the order of `ids`. */
export async function countDuplicates(
  db: EntityManager,
  ids: readonly string[],
): Promise<number[]> {
  const rows: { id: string; count: number }[] = await db.query(
    // One index after the other: for two columns of arrays PostgreSQL would compare every row with every other.
    `select item.id, count(distinct other.id)::int as count
     from application item cross join unnest(item.contact_blind_indexes) blind_index
       join application other on other.contact_blind_indexes @> array[blind_index] and other.id <> item.id
     where item.id = any($1) group by item.id`,
    [ids],
  );
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  return ids.map((id) => counts.get(id) ?? 0);
}

/** The most that are told of. */
const maxDuplicates = 100;

/** The others that share a phone number or an e-mail with it, newest first. One statement. */
export function findDuplicates(
  db: EntityManager,
  { id, contactBlindIndexes }: Application,
): Promise<Application[]> {
  return db
    .createQueryBuilder(Application, "application")
    .where("application.id <> :id and application.contactBlindIndexes && :contactBlindIndexes", {
      id,
      contactBlindIndexes,
    })
    .orderBy("application.createdAt", "DESC")
    .addOrderBy("application.id", "DESC")
    .limit(maxDuplicates)
    .getMany();
}
