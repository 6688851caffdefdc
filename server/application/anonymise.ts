import type { EntityManager } from "typeorm";
import type { Author } from "../history/record-change.ts";
import { eraseMailWords } from "../mail/queue.service.ts";
import { recordEvent } from "./record-event.ts";

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
       sealed = null, contact_marks = '{}', word_marks = '{}', address_mark = null,
       -- The sender's browser may still know its key.
       idempotency_key = id::text,
       created_at = ${monthOf("created_at")},
       state = case when closed_at is null then 'declined' else state end,
       closed_at = coalesce(closed_at, $2), anonymised_at = $2, version = version + 1
     where id = any($1)`,
    [ids, author.now],
  );
  await manager.query(
    `update application_event set at = ${monthOf("at")}
     where application_id = any($1) and action in ('received', 'corrected')`,
    [ids],
  );
  await manager.query("delete from application_note where application_id = any($1)", [ids]);
  await eraseMailWords(manager, ids);
  await recordEvent(manager, author, ids, "anonymised");
}

/** The first instant of a moment's month in Kyiv, by the name that every PostgreSQL knows. */
const monthOf = (moment: string): string =>
  `date_trunc('month', ${moment} at time zone 'Europe/Kiev') at time zone 'Europe/Kiev'`;
