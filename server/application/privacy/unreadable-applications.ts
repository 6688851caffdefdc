import type { EntityManager } from "typeorm";
import type { FieldEncryption } from "../../platform/field-encryption.ts";

/** Of an application `item` and the name of today's key: an SQL condition. */
export const encryptedWithOtherKey = (key: string): string =>
  `item.encrypted is not null and substring(item.encrypted from 1 for length(${key}::bytea)) <> ${key}::bytea`;

/** How many applications were sealed with another secret. One statement. */
export async function countUnreadable(
  db: EntityManager,
  encryption: FieldEncryption,
): Promise<number> {
  const [row]: { count: number }[] = await db.query(
    `select count(*)::int as count from application item where ${encryptedWithOtherKey("$1")}`,
    [encryption.keyId],
  );
  return row?.count ?? 0;
}

interface ErrorLog {
  error(details: object, message: string): void;
}

/** To be called at the start: whoever lost a key has to hear of it before it is gone for good. */
export async function logUnreadable(
  db: EntityManager,
  encryption: FieldEncryption,
  log: ErrorLog,
): Promise<void> {
  const unreadable = await countUnreadable(db, encryption);
  if (unreadable === 0) return;
  log.error({ unreadable }, "applications cannot be read: APPLICATION_KEY is not the one of then");
}
