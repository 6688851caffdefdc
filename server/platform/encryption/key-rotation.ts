import type { DataSource, EntityManager } from "typeorm";
import { withAdvisoryLock } from "../database/advisory-lock.ts";
import { StartupError } from "../startup-error.ts";
import type { FieldEncryption } from "./field-encryption.ts";

/** A bytea column with values of `FieldEncryption`, in a table with the primary key `id`. */
export interface EncryptedColumn {
  table: string;
  column: string;
  /** Number of rows locked and held in memory at once; less for large values. */
  batchSize?: number;
  /** Writes what was computed from the text with the previous key, such as blind indexes. */
  reindex?(
    manager: EntityManager,
    row: { id: string; text: string },
    encryption: FieldEncryption,
  ): Promise<void>;
}

export interface RotationResult {
  /** Number of values that were encrypted again. */
  rotated: number;
  /** Number of values that no key of the ring decrypts; they are left as they are. */
  unreadable: number;
}

/** Number of rows locked in one transaction; whoever changes one of them waits for it. */
const usualBatchSize = 100;

/**
 * Encrypts every value again that has not been encrypted with the newest key, in batches, while
 * other processes read and write. Rows that somebody is changing are left for the next run; see
 * `hasOlderValues`. Throws StartupError when it is running already.
 */
export async function rotateKeys(
  db: DataSource,
  encryption: FieldEncryption,
  columns: readonly EncryptedColumn[],
): Promise<RotationResult> {
  const result = await withAdvisoryLock(db, "rotateKeys", async () => {
    const total: RotationResult = { rotated: 0, unreadable: 0 };
    for (const column of columns) {
      const { rotated, unreadable } = await rotateColumn(db, encryption, column);
      total.rotated += rotated;
      total.unreadable += unreadable;
    }
    return total;
  });
  if (!result) throw new StartupError("The keys are being rotated by another process.");
  return result;
}

async function rotateColumn(
  db: DataSource,
  encryption: FieldEncryption,
  encryptedColumn: EncryptedColumn,
): Promise<RotationResult> {
  const total: RotationResult = { rotated: 0, unreadable: 0 };
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const batch = await db.transaction((manager) =>
      rotateBatch(manager, encryption, encryptedColumn, after),
    );
    total.rotated += batch.rotated;
    total.unreadable += batch.unreadable;
    if (batch.last === null) return total;
    after = batch.last;
  }
}

async function rotateBatch(
  manager: EntityManager,
  encryption: FieldEncryption,
  { table, column, reindex, batchSize = usualBatchSize }: EncryptedColumn,
  after: string,
): Promise<RotationResult & { last: string | null }> {
  const rows: { id: string; value: Buffer }[] = await manager.query(
    `select id, ${column} as value from ${table}
     where id > $1 and substring(${column} from 1 for 4) <> $2
     order by id limit ${batchSize} for no key update skip locked`,
    [after, encryption.currentKeyId],
  );
  let rotated = 0;
  for (const { id, value } of rows) {
    const place = { table, column, row: id };
    const text = encryption.tryDecrypt(value, place);
    if (text === null) continue;
    await manager.query(`update ${table} set ${column} = $2 where id = $1`, [
      id,
      encryption.encrypt(text, place),
    ]);
    await reindex?.(manager, { id, text }, encryption);
    rotated += 1;
  }
  return { rotated, unreadable: rows.length - rotated, last: rows.at(-1)?.id ?? null };
}

/** Whether values remain that an older key of the ring has encrypted. */
export async function hasOlderValues(
  db: DataSource,
  encryption: FieldEncryption,
  columns: readonly EncryptedColumn[],
): Promise<boolean> {
  for (const { table, column } of columns) {
    const rows = await db.query(
      `select 1 from ${table} where substring(${column} from 1 for 4) = any($1) limit 1`,
      [encryption.olderKeyIds],
    );
    if (rows.length > 0) return true;
  }
  return false;
}
