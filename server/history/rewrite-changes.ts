import type { EntityManager } from "typeorm";
import type { Change } from "./change.entity.ts";

/** Number of changes read at a time. */
const batchSize = 500;

/**
 * Applies `rewrite` to every text of the history, labels and contents, and returns the number of
 * changes that it altered. For erasing personal data: call it in the transaction of the erasure.
 */
export async function rewriteChanges(
  manager: EntityManager,
  rewrite: (text: string) => string,
): Promise<number> {
  let altered = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows: Pick<Change, "id" | "label" | "content">[] = await manager.query(
      `select id, label, content from change where id > $1 order by id limit ${batchSize}`,
      [after],
    );
    for (const { id, label, content } of rows) {
      const before = JSON.stringify([label, content]);
      const next = rewriteTexts([label, content], rewrite);
      if (JSON.stringify(next) === before) continue;
      const [nextLabel, nextContent] = next;
      await manager.query("update change set label = $2, content = $3 where id = $1", [
        id,
        nextLabel,
        nextContent,
      ]);
      altered += 1;
    }
    const last = rows.at(-1);
    if (!last) return altered;
    after = last.id;
  }
}

/** Applies `rewrite` to all texts of a JSON value; names of fields stay. */
function rewriteTexts<Value>(value: Value, rewrite: (text: string) => string): Value;
function rewriteTexts(value: unknown, rewrite: (text: string) => string): unknown {
  if (typeof value === "string") return rewrite(value);
  if (Array.isArray(value)) return value.map((one) => rewriteTexts(one, rewrite));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, rewriteTexts(one, rewrite)]),
  );
}

/** Removes what the history holds about items that were permanently deleted. */
export async function eraseContentOf(
  manager: EntityManager,
  kind: string,
  itemIds: readonly string[],
): Promise<void> {
  await manager.query(
    "update change set content = null where kind = $1 and item_id = any($2) and content is not null",
    [kind, itemIds],
  );
}

/**
 * Removes the name of a deleted user from the changes that they made, and their e-mail address from
 * those of their account. `userId` stays, so that changes of one person remain recognisable.
 */
export async function forgetUser(manager: EntityManager, userId: string): Promise<void> {
  await manager.query("update change set user_name = '' where user_id = $1", [userId]);
  await manager.query(
    "update change set label = '', content = null where kind = 'User' and item_id = $1",
    [userId],
  );
}
