import type { EntityManager } from "typeorm";
import type { Sealing } from "../platform/sealing.ts";

/** Of an application `item` and the name of today's key: an SQL condition. */
export const sealedOtherwise = (key: string): string =>
  `item.sealed is not null and substring(item.sealed from 1 for length(${key}::bytea)) <> ${key}::bytea`;

/** How many applications were sealed with another secret. One statement. */
export async function countUnreadable(db: EntityManager, sealing: Sealing): Promise<number> {
  const [row]: { count: number }[] = await db.query(
    `select count(*)::int as count from application item where ${sealedOtherwise("$1")}`,
    [sealing.name],
  );
  return row?.count ?? 0;
}

interface WarningLog {
  error(details: object, message: string): void;
}

/** To be called at the start: whoever lost a key has to hear of it before it is gone for good. */
export async function tellUnreadable(
  db: EntityManager,
  sealing: Sealing,
  log: WarningLog,
): Promise<void> {
  const unreadable = await countUnreadable(db, sealing);
  if (unreadable === 0) return;
  log.error({ unreadable }, "applications cannot be read: APPLICATION_KEY is not the one of then");
}
