import type { EntityManager } from "typeorm";
import type { Author } from "../../history/record-change.ts";
import { eraseEmailContent } from "../../mail/email-queue.service.ts";
import { startOfMonthInKyiv } from "../../platform/kyiv-time.ts";
import { recordEvent } from "../record-event.ts";

/**
 * Erases for good whatever tells of a person in these applications: answers, marks, notes, mails
 * and the moment of arrival. Form, region, month and statistics stay. Those that are not closed
 * are closed. To be called in a transaction.
 */
export async function anonymise(
  manager: EntityManager,
  author: Author,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(
    `update application set
       encrypted = null, contact_blind_indexes = '{}', word_blind_indexes = '{}', network_blind_index = null,
       -- The sender's browser may still know its key.
       idempotency_key = id::text,
       state = case when closed_at is null then 'declined' else state end,
       closed_at = coalesce(closed_at, $2), anonymised_at = $2, version = version + 1
     where id = any($1)`,
    [ids, author.now],
  );
  await roundToMonth(manager, "application", "created_at", "id = any($1)", ids);
  await roundToMonth(
    manager,
    "application_event",
    "at",
    "application_id = any($1) and action in ('received', 'corrected')",
    ids,
  );
  await manager.query("delete from application_note where application_id = any($1)", [ids]);
  await eraseEmailContent(manager, ids);
  await recordEvent(manager, author, ids, "anonymised");
}

/** Sets that column of the rows that `condition` selects by `$1` to the first instant of its month. */
async function roundToMonth(
  manager: EntityManager,
  table: string,
  column: string,
  condition: string,
  ids: string[],
): Promise<void> {
  const rows: { id: string; at: Date }[] = await manager.query(
    `select id, ${column} as at from ${table} where ${condition}`,
    [ids],
  );
  await manager.query(
    `update ${table} set ${column} = month.start
     from unnest($1::uuid[], $2::timestamptz[]) as month (id, start) where ${table}.id = month.id`,
    [rows.map(({ id }) => id), rows.map(({ at }) => startOfMonthInKyiv(at))],
  );
}
