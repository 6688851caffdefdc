import type { DataSource } from "typeorm";
import { documentFilesSql } from "../document/document-store.ts";
import { encryptedFilesSql } from "../files/encrypted-files.ts";
import { imageFileKeysSql } from "../image/image-file-keys.ts";
import { originalKey } from "../image/image-urls.ts";

/** SQL of the keys of all files that rows name; `size` is null if no row has it. */
export const namedFilesSql = `select key, null::int as size from (${imageFileKeysSql}) picture
  union all select key, null::int from (${encryptedFilesSql}) encrypted
  union all ${documentFilesSql}`;

/** The sizes of the files that rows name by their key; null for an unknown one. */
export type NamedFiles = ReadonlyMap<string, number | null>;

export async function readNamedFiles(db: DataSource): Promise<NamedFiles> {
  const rows: { key: string; size: number | null }[] = await db.query(namedFilesSql);
  return new Map(rows.map(({ key, size }) => [key, size]));
}

export async function countAtCloudinary(db: DataSource): Promise<number> {
  const [row]: { count: number }[] = await db.query(
    "select count(*)::int as count from image where store = 'cloudinary'",
  );
  return row?.count ?? 0;
}

/** Whether the file can be generated again from an original, or from what the site shows. */
export const isGenerated = (key: string): boolean => /^images\/(variants|cards)\//.test(key);

/** Whether a row names the file, or the picture of which it is a variant. Cards need no row. */
export function isNeeded(key: string, named: NamedFiles): boolean {
  const [, publicId] = /^images\/variants\/([^/]+)\//.exec(key) ?? [];
  return named.has(publicId ? originalKey(publicId) : key) || /^images\/cards\//.test(key);
}
