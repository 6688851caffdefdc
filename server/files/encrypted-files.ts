import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { identityOf } from "../platform/database/database-identity.ts";
import type { FieldEncryption, Place } from "../platform/encryption/field-encryption.ts";
import { NotFound } from "../platform/errors.ts";
import { readIdentity } from "./database-identity.ts";
import { contentOf, DamagedFile, type FileStore, readFile } from "./file-store.ts";
import { type SweptFiles, sweepFiles } from "./file-sweep.ts";

/** Tables whose rows have an encrypted file each, with its key in the column `file_key`. */
const tables = ["consent_paper", "sealed_original"] as const;
type Table = (typeof tables)[number];

/** No route serves it. */
export const encryptedPrefix = "encrypted/";
const keyOf = (id: string) => `${encryptedPrefix}${id}`;

/** SQL of the keys of all encrypted files that rows name. */
export const encryptedFilesSql = tables
  .map(
    (table) => `select '${encryptedPrefix}' || id as key from ${table} where file_key is not null`,
  )
  .join(" union all ");

/** What a row has of its file. */
export interface EncryptedFileRow {
  id: string;
  /** The key of the file, encrypted; null in rows of earlier versions. */
  fileKey: Buffer | null;
  /** The encrypted file itself, as base64 before the encryption; null unless `fileKey` is. */
  encrypted: Buffer | null;
}

const algorithm = "aes-256-gcm";
const [keyLength, ivLength, tagLength] = [32, 12, 16];

const placeOf = (table: Table, column: "file_key" | "encrypted", row: string): Place => ({
  table,
  column,
  row,
});

/**
 * Encrypts a file with a key of its own, puts it into the store, and returns the encrypted key for
 * the row. A rotation of the keys leaves files as they are, and nobody can read one whose row is
 * gone, wherever copies of it may be. Format: 12 bytes IV, 16 bytes tag, then the ciphertext.
 */
export async function putEncryptedFile(
  { files, encryption }: { files: FileStore; encryption: FieldEncryption },
  table: Table,
  id: string,
  bytes: Buffer,
): Promise<Buffer> {
  const [key, iv] = [randomBytes(keyLength), randomBytes(ivLength)];
  const cipher = createCipheriv(algorithm, key, iv);
  const ciphertext = [cipher.update(bytes), cipher.final()];
  await files.put(keyOf(id), contentOf(Buffer.concat([iv, cipher.getAuthTag(), ...ciphertext])));
  return encryption.encrypt(key.toString("base64"), placeOf(table, "file_key", id));
}

/**
 * Throws NotFound if the store has no such file, DamagedFile if it was changed, and an unexpected
 * error when no key of the ring decrypts its key.
 */
export async function readEncryptedFile(
  { files, encryption }: { files: FileStore; encryption: FieldEncryption },
  table: Table,
  { id, fileKey, encrypted }: EncryptedFileRow,
): Promise<Buffer> {
  if (!fileKey) {
    if (!encrypted) throw NotFound();
    return Buffer.from(encryption.decrypt(encrypted, placeOf(table, "encrypted", id)), "base64");
  }
  const key = Buffer.from(encryption.decrypt(fileKey, placeOf(table, "file_key", id)), "base64");
  const stored = await readFile(files, keyOf(id));
  if (!stored) throw NotFound();
  const body = ivLength + tagLength;
  const decipher = createDecipheriv(algorithm, key, stored.subarray(0, ivLength));
  decipher.setAuthTag(stored.subarray(ivLength, body));
  try {
    return Buffer.concat([decipher.update(stored.subarray(body)), decipher.final()]);
  } catch (cause) {
    throw new DamagedFile("an encrypted file is not what was put", { cause });
  }
}

/**
 * Moves the files that earlier versions stored in the rows into the store, and returns their number.
 * Another instance may be doing it. Values that no key decrypts stay where they are, and all of them
 * while the store belongs to another database. Throws FilesUnavailable, after which the next start
 * goes on.
 */
export async function moveEncryptedFiles(
  db: DataSource,
  parts: { files: FileStore; encryption: FieldEncryption },
): Promise<number> {
  // The sweep of the other database would delete what none of its rows names.
  if ((await readIdentity(parts.files)) !== (await identityOf(db))) return 0;
  let count = 0;
  for (const table of tables) {
    const ids: { id: string }[] = await db.query(
      `select id from ${table} where encrypted is not null`,
    );
    for (const { id } of ids) {
      if (await db.transaction((manager) => moveFile(manager, parts, table, id))) count += 1;
    }
  }
  return count;
}

/** Of two instances that put the file, each would have a key that reads only its own: one locks the row. */
async function moveFile(
  manager: EntityManager,
  parts: { files: FileStore; encryption: FieldEncryption },
  table: Table,
  id: string,
): Promise<boolean> {
  const [row]: { encrypted: Buffer }[] = await manager.query(
    `select encrypted from ${table} where id = $1 and encrypted is not null
     for no key update skip locked`,
    [id],
  );
  const text = row && parts.encryption.tryDecrypt(row.encrypted, placeOf(table, "encrypted", id));
  if (!text) return false;
  const fileKey = await putEncryptedFile(parts, table, id, Buffer.from(text, "base64"));
  await manager.query(`update ${table} set file_key = $2, encrypted = null where id = $1`, [
    id,
    fileKey,
  ]);
  return true;
}

/** Deletes files 30 days after their row; nobody can read them any more. */
export async function sweepEncryptedFiles(
  db: DataSource,
  files: FileStore,
  now: Date,
): Promise<SweptFiles> {
  const rows: { key: string }[] = await db.query(encryptedFilesSql);
  const referenced = new Set(rows.map(({ key }) => key));
  return sweepFiles(db, files, { prefix: encryptedPrefix, referenced }, now);
}
