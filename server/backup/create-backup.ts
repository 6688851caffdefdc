import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import pg, { type ClientBase } from "pg";
import { type Content, contentOf, DamagedFile, type FileStore } from "../files/file-store.ts";
import {
  type ArchiveWriter,
  type Checked,
  checksumOf,
  createArchive,
} from "../platform/files/archive.ts";
import { setSession } from "../platform/session-settings.ts";
import { StartupError } from "../platform/startup-error.ts";
import { assertFreeSpace } from "./disk-space.ts";
import {
  type BackedUpFile,
  type BackedUpTable,
  formatVersion,
  type Manifest,
  manifestChecksumName,
  manifestName,
} from "./manifest.ts";
import { listStoredFiles, type StoredFile } from "./stored-files.ts";
import { copyOut, listSequences, listTables } from "./table-data.ts";

export interface BackupParts {
  url: string;
  /** The site's files. */
  files: FileStore;
  /** The archive; it must not exist. */
  file: string;
  /** The DATA_DIR whose secrets are added; null for none. */
  secretsOf: string | null;
  progress(line: string): void;
  /** Where files are stored once for all backups; null to store them in the archive. */
  shared: SharedFiles | null;
}

interface SharedFiles {
  store: FileStore;
  /** Size of all files there in bytes, by their key. */
  present: ReadonlyMap<string, number>;
  /** Those that earlier backups have, by their key: they are not read again, as files never change. */
  known: ReadonlyMap<string, Checked>;
}

/**
 * Writes a consistent backup while the site runs: all tables in one snapshot, then the files that
 * the snapshot names. The archive appears under its name when it is complete.
 */
export async function createBackup(parts: BackupParts): Promise<Manifest> {
  const { url, file } = parts;
  if (existsSync(file)) throw new StartupError(`${file} exists: choose another name.`);
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  const client = new pg.Client({ connectionString: url, application_name: "doloni backup" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await beginSnapshot(client);
    await assertFreeSpace(dirname(file), await spaceNeeded(client));
    const archive = createArchive(partial);
    const manifest = await writeEverything(client, archive, parts);
    await archive.close();
    await rename(partial, file);
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function beginSnapshot(client: ClientBase): Promise<void> {
  await setSession(client);
  await client.query("begin isolation level repeatable read read only");
  await client.query("set local statement_timeout = 0");
  const tables = (await listTables(client)).map(({ name }) => `"${name}"`);
  if (!tables.includes('"migration"')) {
    throw new StartupError("The database is empty: run npm start once first.");
  }
  if (!tables.includes('"database_identity"')) {
    throw new StartupError(
      "The database is older than this version: back up with the version that runs on it, or start this one first.",
    );
  }
  // No migration of a new version may change a table before it is read.
  await client.query(`lock table ${tables.join(", ")} in access share mode`);
}

/** The tables compress well, so that their size is an upper bound. */
async function spaceNeeded(client: ClientBase): Promise<number> {
  const { rows } = await client.query(
    `select sum(pg_table_size(oid))::float8 as bytes from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const documents = await client.query(
    `select sum(size)::float8 as bytes
     from (select size from document union all select size from consent_paper) file`,
  );
  return Number(rows[0]?.bytes) + Number(documents.rows[0]?.bytes);
}

async function writeEverything(
  client: ClientBase,
  archive: ArchiveWriter,
  parts: BackupParts,
): Promise<Manifest> {
  const tables = await writeTables(client, archive, parts);
  const found = await listStoredFiles(client);
  const facts = await readFacts(client);
  const sequences = await listSequences(client);
  // Nothing more is read from the snapshot, which would keep old rows from being removed.
  await client.query("commit");
  const { files, missingFiles } = await writeFiles(archive, found, parts);
  const secrets = parts.secretsOf ? await writeSecrets(archive, parts.secretsOf) : [];
  const manifest: Manifest = {
    format: "doloni-backup",
    formatVersion,
    createdAt: new Date().toISOString(),
    ...facts,
    tables,
    sequences,
    filesIn: parts.shared ? "folder" : "archive",
    files,
    secrets,
    missingFiles,
  };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const { sha256 } = await checksumOf([text]);
  await archive.add(manifestName, [text]);
  await archive.add(manifestChecksumName, [Buffer.from(`${sha256}  ${manifestName}\n`)]);
  return manifest;
}

async function writeTables(
  client: ClientBase,
  archive: ArchiveWriter,
  { progress }: BackupParts,
): Promise<BackedUpTable[]> {
  const tables: BackedUpTable[] = [];
  for (const table of await listTables(client)) {
    const stored = `tables/${table.name}.csv`;
    const rows = copyOut(client, table);
    const checked = await archive.add(stored, rows);
    tables.push({ ...table, stored, rows: rows.rowCount, ...checked });
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  progress(`Database: ${tables.length} tables, ${rows.toLocaleString("en")} rows`);
  return tables;
}

async function writeFiles(archive: ArchiveWriter, found: StoredFile[], parts: BackupParts) {
  const files: BackedUpFile[] = [];
  const missingFiles: string[] = [];
  for (const [index, one] of found.entries()) {
    const checked = parts.shared?.known.get(one.stored) ?? (await writeFile(archive, one, parts));
    if (checked) files.push({ ...one, ...checked });
    else missingFiles.push(one.path);
    if ((index + 1) % 200 === 0 || index + 1 === found.length) {
      parts.progress(`Files: ${index + 1} of ${found.length}`);
    }
  }
  return { files, missingFiles };
}

/** Returns null for a file that is missing or damaged. */
async function writeFile(
  archive: ArchiveWriter,
  { path, stored }: StoredFile,
  { files, shared }: BackupParts,
): Promise<Checked | null> {
  const content = await readContent(files, path);
  if (!content) return null;
  const { bytes, sha256 } = content;
  if (!shared) return archive.add(stored, content.open(), true);
  // An interrupted backup has stored it, but no manifest that says so.
  if (shared.present.get(stored) !== bytes) await shared.store.put(stored, content);
  return { bytes, sha256 };
}

/** Null for a missing file, or a damaged one, which must not prevent a backup of all others. */
async function readContent(files: FileStore, key: string): Promise<Content | null> {
  try {
    const file = await files.get(key);
    return file && { ...contentOf(await buffer(file.body)), path: file.path };
  } catch (error) {
    if (error instanceof DamagedFile) return null;
    throw error;
  }
}

async function readFacts(client: ClientBase) {
  const { rows } = await client.query<{ databaseId: string; postgres: string }>(
    `select id as "databaseId", split_part(current_setting('server_version'), ' ', 1) as postgres
     from database_identity`,
  );
  const [facts] = rows;
  if (!facts) throw new Error("the table database_identity has no row");
  const done = await client.query<{ name: string }>("select name from migration order by id");
  return { ...facts, migrations: done.rows.map(({ name }) => name) };
}

/** Secrets of one installation only, which a restore creates anew. */
const localSecrets = ["postgres-password", "first-run.json"];

async function writeSecrets(archive: ArchiveWriter, dataDir: string): Promise<BackedUpFile[]> {
  const names = await readdir(join(dataDir, "secrets")).catch(() => []);
  const secrets: BackedUpFile[] = [];
  for (const name of names.filter((one) => !localSecrets.includes(one)).sort()) {
    const path = `secrets/${name}`;
    const checked = await archive.add(path, [await readFile(join(dataDir, path))]);
    secrets.push({ path, stored: path, ...checked });
  }
  return secrets;
}
