import { type DataSource, type EntityManager, In } from "typeorm";
import { Mail } from "../mail/mail.entity.ts";
import { type PeriodicLog, periodically } from "../platform/periodically.ts";
import { visitor } from "../platform/viewer.ts";
import { anonymise } from "./anonymise.ts";
import { Application } from "./application.entity.ts";

/** Days after which spam goes for good, and what is known of a sender's network address. */
const days = 30;
/** Months after which it is forgotten who did what with an application, whatever its state. */
const eventMonths = 24;

export interface Retained {
  /** Applications whose term has ended. */
  anonymised: number;
  /** Spam that is gone for good. */
  removed: number;
  /** Applications that forgot from which network address they came. */
  forgotten: number;
  /** Lines of histories that are gone. */
  events: number;
}

/** Erases whatever may not be kept any longer at that moment, and answers how many it met. */
export async function keepTerms(db: DataSource, now: Date): Promise<Retained> {
  const site = { viewer: visitor, now };
  const past = new Date(now.getTime() - days * 24 * 3_600_000);
  return db.transaction(async (manager) => {
    const due = await idsOf(
      manager,
      `select item.id from application item join application_form using (form)
       where item.state in ('done', 'declined') and item.anonymised_at is null
         and item.closed_at + make_interval(months => kept_months) <= $1
       for update of item skip locked`,
      [now],
    );
    await anonymise(manager, site, due);
    const removed = await removeSpam(manager, past);
    const [, forgotten]: [unknown, number] = await manager.query(
      `update application set address_mark = null
       where address_mark is not null and created_at <= $1`,
      [past],
    );
    const [, events]: [unknown, number] = await manager.query(
      `delete from application_event
       where at <= $1::timestamptz - make_interval(months => ${eventMonths})`,
      [now],
    );
    return { anonymised: due.length, removed, forgotten, events };
  });
}

async function removeSpam(manager: EntityManager, before: Date): Promise<number> {
  const ids = await idsOf(
    manager,
    `select id from application
     where state = 'spam' and coalesce(closed_at, created_at) <= $1 for update skip locked`,
    [before],
  );
  await manager.delete(Mail, { applicationId: In(ids) });
  await manager.delete(Application, { id: In(ids) });
  return ids.length;
}

async function idsOf(
  manager: EntityManager,
  statement: string,
  values: unknown[],
): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(statement, values);
  return rows.map(({ id }) => id);
}

/** Keeps the terms once a day until the returned function is called; that waits for the last turn. */
export const startRetention = (db: DataSource, log: PeriodicLog) =>
  periodically(db, "terms of applications", 24, () => keepTerms(db, new Date()), log);
