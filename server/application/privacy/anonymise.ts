import type { EntityManager } from "typeorm";
import type { Author } from "../../history/record-change.ts";
import { eraseEmailContent } from "../../mail/email-queue.service.ts";
import { startOfMonthInKyiv } from "../../platform/kyiv-time.ts";
import { recordEvent } from "../record-event.ts";

/**
 * Permanently erases the personal data of these applications: answers, blind indexes, notes,
 * contents of e-mails and the exact time of submission and of e-mails. Form, region, month and statistics stay.
 * Open applications are closed as declined. Call it in a transaction.
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
       idempotency_key = id::text, remind_on = null,
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
  await roundToMonth(manager, "mail", "created_at", "application_id = any($1)", ids);
  await roundToMonth(
    manager,
    "mail",
    "sent_at",
    "application_id = any($1) and sent_at is not null",
    ids,
  );
  await recordEvent(manager, author, ids, "anonymised");
}

/**
 * Rounds `column` down to the start of its month (Kyiv) in the rows that match `condition` on
 * `$1`.
 */
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
