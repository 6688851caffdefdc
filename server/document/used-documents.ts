import type { EntityManager } from "typeorm";
import { Document } from "./document.entity.ts";

/** Returns one document per id, in their order; null for those that do not exist. */
export async function documentsById(manager: EntityManager, ids: readonly string[]) {
  const rows = await manager
    .createQueryBuilder(Document, "document")
    .where("document.id = any(:ids)", { ids })
    .getMany();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Takes documents that are used again out of the trash; returns the ids that do not exist. */
export async function restoreUsed(
  manager: EntityManager,
  used: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(used)];
  if (ids.length === 0) return new Set();
  await manager.query(
    "update document set removed_at = null, removed_by = '' where id = any($1) and removed_at is not null",
    [ids],
  );
  const found = await documentsById(manager, ids);
  return new Set(ids.filter((_, place) => !found[place]));
}
