import type { EntityManager } from "typeorm";
import type { SavedBy } from "../platform/errors.ts";

/**
 * Who made the latest recorded change of an item, or with a null id of what there is only one of;
 * undefined when none is recorded.
 */
export async function lastSavedBy(
  manager: EntityManager,
  kind: string,
  itemId: string | null,
): Promise<SavedBy | undefined> {
  const [last]: { name: string; at: Date }[] = await manager.query(
    `select user_name as name, at from change
     where kind = $1 and ${itemId ? "item_id = $2" : "item_id is null and $2::uuid is null"}
     order by at desc, id desc limit 1`,
    [kind, itemId],
  );
  return last && { name: last.name, at: last.at.toISOString() };
}
