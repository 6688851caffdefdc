import { encryptedPrefix } from "./encrypted-files.ts";
import type { FileFacts, FileStore } from "./file-store.ts";

/** The originals before what is generated from them. */
const prefixes = [
  "documents/",
  encryptedPrefix,
  "images/originals/",
  "images/variants/",
  "images/cards/",
];

/**
 * All files of the site in a store. DATA_DIR, which is the default store, has the database and its
 * secrets beside them.
 */
export async function* listSiteFiles(store: FileStore): AsyncGenerator<FileFacts> {
  for (const prefix of prefixes) yield* store.list(prefix);
}
