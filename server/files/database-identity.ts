import type { DataSource } from "typeorm";
import { identityOf } from "../platform/database/database-identity.ts";
import { contentOf, type FileStore, readFile } from "./file-store.ts";

/** The key of the file with the id of the database to which the files belong. */
const identityKey = "database-id";

/** The id of the database to which the files belong; null when no server has used the store yet. */
export async function readIdentity(store: FileStore): Promise<string | null> {
  return (await readFile(store, identityKey))?.toString("utf8").trim() || null;
}

export const writeIdentity = (store: FileStore, id: string): Promise<void> =>
  store.put(identityKey, contentOf(Buffer.from(`${id}\n`)));

/** Writes the database's id into a store that has none; call it at startup. */
export async function claimStore(db: DataSource, store: FileStore): Promise<void> {
  if ((await readIdentity(store)) === null) await writeIdentity(store, await identityOf(db));
}

/**
 * Throws unless the files belong to this database: files of another database look unused, and a
 * sweep would remove all of them.
 */
export async function assertStoreBelongs(db: DataSource, store: FileStore): Promise<void> {
  const [own, expected] = [await identityOf(db), await readIdentity(store)];
  if (own === expected) return;
  throw new Error(
    `nothing is removed, because ${store.name} belongs to ${
      expected ? `the database ${expected}` : "no known database"
    }, and this one is ${own}: set DATABASE_URL and FILES_URL that belong together, or write ` +
      `${own} into the file ${identityKey} there if these two shall from now on`,
  );
}
