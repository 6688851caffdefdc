import type { EntityManager } from "typeorm";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";

/**
 * SQL condition: `item` was encrypted with another key; `keys` is the placeholder of the ids of the
 * known keys.
 */
export const encryptedWithOtherKey = (keys: string): string =>
  `item.encrypted is not null and substring(item.encrypted from 1 for 4) <> all(${keys}::bytea[])`;

/** Counts the applications encrypted with another key. */
export async function countUnreadable(
  db: EntityManager,
  encryption: FieldEncryption,
): Promise<number> {
  const [row]: { count: number }[] = await db.query(
    `select count(*)::int as count from application item where ${encryptedWithOtherKey("$1")}`,
    [encryption.keyIds],
  );
  return row?.count ?? 0;
}

interface ErrorLog {
  error(details: object, message: string): void;
}

/** Call it at startup, so that operators notice a lost key while a backup may still exist. */
export async function logUnreadable(
  db: EntityManager,
  encryption: FieldEncryption,
  log: ErrorLog,
): Promise<void> {
  const unreadable = await countUnreadable(db, encryption);
  if (unreadable === 0) return;
  log.error(
    { unreadable },
    "applications cannot be decrypted: they were encrypted with another APPLICATION_KEY",
  );
}
