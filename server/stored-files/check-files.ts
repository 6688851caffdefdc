import type { DataSource } from "typeorm";
import type { FileFacts, FileStore } from "../files/file-store.ts";
import { retentionDays } from "../files/file-sweep.ts";
import { listSiteFiles } from "../files/site-files.ts";
import { quarantinePrefix } from "../image/image-file-keys.ts";
import { type Course, type FileError, forEachFile } from "./each-file.ts";
import { readChecksum } from "./file-content.ts";
import { countAtCloudinary, isNeeded, type NamedFiles, readNamedFiles } from "./named-files.ts";

const dayMs = 24 * 3_600_000;

interface UnnamedFile {
  key: string;
  bytes: number;
  /** Days until the sweep deletes it; null if it has not recorded it yet. */
  daysLeft: number | null;
}

export interface FileCheck {
  /** Pictures and documents that rows name. */
  named: number;
  missing: string[];
  /** Files of another size than their row says. */
  resized: { key: string; bytes: number; expected: number }[];
  unnamed: UnnamedFile[];
  atCloudinary: number;
  /** What rows name and the store has. */
  present: string[];
}

/**
 * Compares the rows with the store while the site runs: what is uploaded or erased meanwhile is not
 * reported. Generated files are reported only if their picture is gone.
 */
export async function checkFiles(db: DataSource, files: FileStore, now: Date): Promise<FileCheck> {
  const before = await readNamedFiles(db);
  const stored = new Map<string, FileFacts>();
  for await (const facts of listSiteFiles(files)) stored.set(facts.key, facts);
  for await (const facts of files.list(quarantinePrefix)) stored.set(facts.key, facts);
  const named = await readNamedFiles(db);
  const expected = [...before.keys()].filter((key) => named.has(key));
  return {
    named: expected.length,
    missing: expected.filter((key) => !stored.has(key)).sort(),
    present: expected.filter((key) => stored.has(key)),
    resized: expected.flatMap((key) => {
      const [size, bytes] = [named.get(key) ?? null, stored.get(key)?.bytes ?? null];
      return size === null || bytes === null || size === bytes
        ? []
        : [{ key, bytes, expected: size }];
    }),
    unnamed: await unnamedOf(db, { stored, named, now }),
    atCloudinary: await countAtCloudinary(db),
  };
}

async function unnamedOf(
  db: DataSource,
  { stored, named, now }: { stored: Map<string, FileFacts>; named: NamedFiles; now: Date },
): Promise<UnnamedFile[]> {
  const rows: { key: string; foundAt: Date }[] = await db.query(
    `select key, found_at as "foundAt" from unreferenced_file`,
  );
  const foundAt = new Map(rows.map((row) => [row.key, row.foundAt.getTime()]));
  return [...stored.values()]
    .filter(({ key }) => !isNeeded(key, named))
    .map(({ key, bytes }) => {
      const found = foundAt.get(key);
      const days = found === undefined ? null : retentionDays - (now.getTime() - found) / dayMs;
      return { key, bytes, daysLeft: days === null ? null : Math.max(0, Math.ceil(days)) };
    });
}

/**
 * Reads what rows name, and returns what is damaged: in a bucket every file has its checksum, in a
 * folder it is known only that the file is readable to its end.
 */
export const readEverything = (
  files: FileStore,
  keys: readonly string[],
  course: Course,
): Promise<FileError[]> => forEachFile(keys, (key) => readChecksum(files, key), course);
