import { buffer } from "node:stream/consumers";
import type { DataSource } from "typeorm";
import { documentsPrefix } from "../document/document-store.ts";
import { contentOf, type FileStore, readFile } from "../files/file-store.ts";
import { quarantinePrefix } from "../image/image-file-keys.ts";
import { originalKey, originalsPrefix } from "../image/image-urls.ts";
import { readNamedFiles } from "./named-files.ts";

const documentQuarantine = "quarantine/documents/";

/**
 * Earlier versions moved the files of what was withheld or deleted into another folder; now rows say
 * who gets a file. Moves them back, never over another file, and returns their number. Visitors get
 * documents, but not pictures, only by their row: a picture that no row names stays, and the sweep
 * deletes it.
 */
export async function returnQuarantined(db: DataSource, files: FileStore): Promise<number> {
  let returned = 0;
  for await (const { key } of files.list(documentQuarantine)) {
    if (await move(files, key, key.replace(documentQuarantine, documentsPrefix))) returned += 1;
  }
  let refused: ReadonlySet<string> | null = null;
  for await (const { key } of files.list(quarantinePrefix)) {
    refused ??= await readOriginals(db);
    const original = key.replace(quarantinePrefix, originalsPrefix);
    if (refused.has(original) && (await move(files, key, original))) returned += 1;
  }
  return returned;
}

/** Keys of the originals of which a row says who gets them. */
async function readOriginals(db: DataSource): Promise<ReadonlySet<string>> {
  const withheld: { id: string }[] = await db.query("select public_id as id from withheld_file");
  return new Set([
    ...(await readNamedFiles(db)).keys(),
    ...withheld.map(({ id }) => originalKey(id)),
  ]);
}

/** Whether the file was moved. Not where another one is, which a start that was interrupted leaves. */
async function move(files: FileStore, from: string, to: string): Promise<boolean> {
  const file = await files.get(from);
  if (!file) return false;
  const bytes = await buffer(file.body);
  const present = await readFile(files, to);
  if (present && !present.equals(bytes)) return false;
  if (!present) await files.put(to, { ...contentOf(bytes), path: file.path });
  await files.delete(from);
  return true;
}
