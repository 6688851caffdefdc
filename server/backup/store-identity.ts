import { contentOf, type FileStore, readFile } from "../files/file-store.ts";

/** The key under which the store of the site's files has the id of the database it belongs to. */
const identityKey = "database-id";

/** Null when no site has used the store yet. */
export async function readIdentity(store: FileStore): Promise<string | null> {
  const bytes = await readFile(store, identityKey);
  return bytes?.toString().trim() || null;
}

export const writeIdentity = (store: FileStore, id: string): Promise<void> =>
  store.put(identityKey, contentOf(Buffer.from(`${id}\n`)));
