import type { EntityManager } from "typeorm";

/** Number of rows read at a time. */
const batchSize = 500;

/**
 * Where the texts of earlier and of future versions are: the history, and drafts of items. The
 * database lets a recorded change be erased, and rewritten by its function alone.
 */
const versions = [
  { table: "change", columns: "label, content", update: "select rewrite_change($1, $2, $3)" },
  {
    table: "item_draft",
    columns: "input, base",
    update: "update item_draft set input = $2, base = $3 where id = $1",
  },
];

/**
 * Applies `rewrite` to every text of the history, labels and contents, and of the drafts, and returns
 * the number of rows that it altered. For erasing personal data: call it in the transaction of the
 * erasure.
 */
export async function rewriteChanges(
  manager: EntityManager,
  rewrite: (text: string) => string,
): Promise<number> {
  let altered = 0;
  for (const place of versions) altered += await rewriteRows(manager, place, rewrite);
  return altered;
}

async function rewriteRows(
  manager: EntityManager,
  { table, columns, update }: (typeof versions)[number],
  rewrite: (text: string) => string,
): Promise<number> {
  let altered = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows: { id: string; texts: [unknown, unknown] }[] = await manager.query(
      `select id, jsonb_build_array(${columns}) as texts from ${table}
       where id > $1 order by id limit ${batchSize}`,
      [after],
    );
    for (const { id, texts } of rows) {
      const next = rewriteTexts(texts, rewrite);
      if (JSON.stringify(next) === JSON.stringify(texts)) continue;
      await manager.query(update, [id, ...next]);
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
  await manager.query("update item_draft set saved_by_name = '' where saved_by = $1", [userId]);
  await manager.query("update report_figures set checked_by = '' where checked_by_id = $1", [
    userId,
  ]);
  await manager.query(
    "update change set label = '', content = null where kind = 'User' and item_id = $1",
    [userId],
  );
}
