import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DataSource } from "typeorm";
import { generatePassword } from "./account/password.ts";
import { User } from "./account/user.entity.ts";

/** A first run in progress: nobody had an account, and the initial content is not complete yet. */
export interface FirstRun {
  /** The administrator's generated password, not shown yet; null when the operator set one. */
  password: string | null;
  /** Call it when the content is complete and the password was shown. */
  finish(): Promise<void>;
}

/**
 * Starts the first run of this database, or resumes it after a crash; returns null when it was
 * completed before. A file in DATA_DIR is written before the first account, so that a crash loses
 * neither the password nor part of the demo content. Call it after the migrations.
 */
export async function startFirstRun(parts: {
  db: DataSource;
  /** Identifies the database; every database has its own first run. */
  database: string;
  dataDir: string;
  hasGivenPassword: boolean;
}): Promise<FirstRun | null> {
  const file = join(parts.dataDir, "secrets", "first-run.json");
  const finish = () => rm(file, { force: true });
  const existing = await readNote(file);
  if (existing?.database === parts.database) return { password: existing.password, finish };
  if (await parts.db.getRepository(User).exists()) return null;
  const password = parts.hasGivenPassword ? null : generatePassword();
  const note: FirstRunNote = { database: parts.database, password };
  // The folder does not exist yet when all secrets are set as environment variables.
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
    // The file is missing, or incomplete because of a crash before the first account.
    return null;
  }
}

/** Whether no migration has ever run on this database. */
export async function isEmpty(db: DataSource): Promise<boolean> {
  const table = db.options.migrationsTableName ?? "migrations";
  const [row]: { known: string | null }[] = await db.query("select to_regclass($1) as known", [
    `"${table}"`,
  ]);
  return row?.known === null;
}
