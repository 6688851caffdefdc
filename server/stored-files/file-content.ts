import { type Content, DamagedFile, type FileStore } from "../files/file-store.ts";
import { type Checked, checksumOf } from "../platform/files/archive.ts";

/**
 * A file of a store as content for another one; null if there is none. The checksum is the one with
 * which the file was put, if the store records it, else that of what is there now.
 */
export async function contentIn(store: FileStore, key: string): Promise<Content | null> {
  const facts = await store.head(key);
  if (!facts) return null;
  const open = () => bodyOf(store, key);
  const { bytes, sha256 } = facts;
  return { ...(sha256 ? { bytes, sha256 } : await checksumOf(open())), open };
}

/** Reads the whole file, which is certain. Throws DamagedFile for one that is not what was put. */
export const readChecksum = (store: FileStore, key: string): Promise<Checked> =>
  checksumOf(bodyOf(store, key));

async function* bodyOf(store: FileStore, key: string): AsyncGenerator<Uint8Array> {
  const file = await store.get(key);
  if (!file) throw new DamagedFile("it is missing");
  yield* file.body;
}

export const isSame = (one: Checked, other: Checked): boolean =>
  one.bytes === other.bytes && one.sha256 === other.sha256;
