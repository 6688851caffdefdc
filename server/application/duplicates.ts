import type { EntityManager } from "typeorm";
import { Application } from "./application.entity.ts";

/**
 * Counts, in the order of `ids`, the other applications that share a phone number or an e-mail
 * address.
 */
export async function countDuplicates(
  db: EntityManager,
  ids: readonly string[],
): Promise<number[]> {
  const rows: { id: string; count: number }[] = await db.query(
    // One blind index at a time: for `&&` on two columns PostgreSQL would compare all pairs of
    // rows.
    `select item.id, count(distinct other.id)::int as count
     from application item cross join unnest(item.contact_blind_indexes) blind_index
       join application other on other.contact_blind_indexes @> array[blind_index] and other.id <> item.id
     where item.id = any($1) group by item.id`,
    [ids],
  );
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  return ids.map((id) => counts.get(id) ?? 0);
}

/** Maximum number of duplicates returned. */
const maxDuplicates = 100;

/** Finds the other applications that share a phone number or an e-mail address, newest first. */
export function findDuplicates(
  db: EntityManager,
  { id, contactBlindIndexes }: Pick<Application, "id" | "contactBlindIndexes">,
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
