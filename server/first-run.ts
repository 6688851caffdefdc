import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DataSource } from "typeorm";
import { generatePassword } from "./account/password.ts";

/** A first run that is not over: the database was empty, and it is not all in it yet. */
export interface FirstRun {
  /** The administrator's generated password, not shown yet; null when one was given. */
  password: string | null;
  /** Everything is in the database and was told to the person at the terminal. */
  finish(): Promise<void>;
}

/**
 * The first run of this database, begun or, after a crash in its midst, resumed; null when
 * it is over. The note in DATA_DIR is written before the first migration, so that neither
 * the password nor half of the demo content is lost with the process.
 */
export async function startFirstRun(parts: {
  db: DataSource;
  /** Names the database; another one has a first run of its own. */
  database: string;
  dataDir: string;
  hasGivenPassword: boolean;
}): Promise<FirstRun | null> {
  const file = join(parts.dataDir, "secrets", "first-run.json");
  const finish = () => rm(file, { force: true });
  const existing = await readNote(file);
  if (existing?.database === parts.database) return { password: existing.password, finish };
  if (!(await isEmpty(parts.db))) return null;
  const password = parts.hasGivenPassword ? null : generatePassword();
  const note: FirstRunNote = { database: parts.database, password };
  // Where all secrets are given, nobody has made their folder.
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, JSON.stringify(note), { mode: 0o600, flush: true });
  return { password, finish };
}

interface FirstRunNote {
  database: string;
  password: string | null;
}

async function readNote(file: string): Promise<FirstRunNote | null> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    // Not there, or cut off while it was written, which is before anything was in the database.
    return null;
  }
}

/** Whether no migration ever ran here. */
export async function isEmpty(db: DataSource): Promise<boolean> {
  const table = db.options.migrationsTableName ?? "migrations";
  const [row]: { known: string | null }[] = await db.query("select to_regclass($1) as known", [
    `"${table}"`,
  ]);
  return row?.known === null;
}
