import type { ClientBase } from "pg";
import { namedFilesSql } from "../stored-files/named-files.ts";

/** A file that a row names. */
export interface StoredFile {
  /** Its key in the store of the site's files. */
  path: string;
  /** Path in a backup. */
  stored: string;
}

/**
 * All pictures, documents and encrypted files that the rows of the snapshot name. A file never changes under its
 * name and is deleted 30 days after its row at the earliest, so that copying it after the snapshot
 * is consistent with the snapshot. Pictures at Cloudinary stay there.
 */
export async function listStoredFiles(client: ClientBase): Promise<StoredFile[]> {
  const { rows } = await client.query<{ key: string }>(
    `select key from (${namedFilesSql}) file order by key`,
  );
  return rows.map(({ key }) => ({
    path: key,
    stored: `files/${key.replace("/originals/", "/")}`,
  }));
}
