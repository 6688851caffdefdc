import type { EntityManager } from "typeorm";

/** The names of those who withdrew the consents, from the history; blank if unknown. */
export async function withdrawnBy(
  db: EntityManager,
  consentIds: readonly string[],
): Promise<string[]> {
  const rows: { id: string; name: string }[] = await db.query(
    `select distinct on (item_id) item_id as id, user_name as name from change
     where kind = 'Consent' and action = 'withdrawn' and item_id = any($1)
     order by item_id, at desc`,
    [consentIds],
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return consentIds.map((id) => names.get(id) ?? "");
}
