import type { ClientBase } from "pg";
import { MigrationExecutor, type MigrationInterface } from "typeorm";
import { type DatabaseOptions, migrate, openDatabase } from "../platform/database/database.ts";
import { StartupError } from "../platform/startup-error.ts";
import { compareAccounts } from "./account-list.ts";
import { afterRestoreSteps } from "./after-restore.ts";
import type { Manifest } from "./manifest.ts";
import type { Backup } from "./read-backup.ts";
import { copyIn, setSequences, withTablesToLoad } from "./table-data.ts";

export interface RestoreTarget extends Pick<DatabaseOptions, "url" | "entities" | "migrations"> {
  dataDir: string;
}

type Migrations = (new () => MigrationInterface)[];

/** Throws a StartupError when this version lacks a migration of the backed up database. */
export function assertMigrationsKnown(manifest: Manifest, migrations: Migrations): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartupError(
    `The backup was made by a newer version (${unknown.at(-1)}): restore it with that version or a later one.`,
  );
}

/**
 * Creates the tables as they were, with the migrations that had run, and loads the rows, all in one
 * transaction: a restore that fails leaves the database empty. Then runs the remaining migrations
 * and the steps that a restore needs. Throws a StartupError when the database is not empty.
 */
export async function restoreDatabase(
  backup: Backup,
  target: RestoreTarget,
  progress: (line: string) => void,
): Promise<void> {
  const done = new Set(backup.manifest.migrations);
  const migrations = target.migrations.filter(({ name }) => done.has(name));
  const db = await openDatabase({ ...target, migrations, connections: 3, isPipelined: false });
  try {
    const runner = db.createQueryRunner();
    const client: ClientBase = await runner.connect();
    await runner.startTransaction();
    try {
      await client.query("set local statement_timeout = 0");
      await assertDatabaseEmpty(client);
      await new MigrationExecutor(db, runner).executePendingMigrations();
      await withTablesToLoad(client, () => loadRows(client, backup, progress));
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  } finally {
    await db.destroy();
  }
  await bringUpToDate(target, backup.manifest, progress);
}

async function assertDatabaseEmpty(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  );
  if (rows.length === 0) return;
  throw new StartupError(
    `The database is not empty (table ${rows[0].relname}): create a new one, and nothing is overwritten.`,
  );
}

async function loadRows(
  client: ClientBase,
  { manifest, read }: Backup,
  progress: (line: string) => void,
): Promise<void> {
  let rows = 0;
  for (const table of manifest.tables) {
    await copyIn(client, table, read(table.stored));
    rows += table.rows;
  }
  await setSequences(client, manifest.sequences);
  progress(`Database: ${manifest.tables.length} tables, ${rows.toLocaleString("en")} rows`);
}

async function bringUpToDate(
  target: RestoreTarget,
  { createdAt }: Manifest,
  progress: (line: string) => void,
): Promise<void> {
  const db = await openDatabase({ ...target, connections: 3 });
  try {
    const later = await migrate(db);
    if (later.length > 0) progress(`Migrated the database (${later.length}).`);
    for (const { name, run } of afterRestoreSteps) {
      await run(db, target.dataDir);
      progress(name);
    }
    const changed = await compareAccounts(db, target.dataDir, new Date(createdAt));
    progress(
      changed.length > 0
        ? "Accounts are as in the backup again. Correct these after the start, at /editor/users:"
        : "No account is known to have changed since the backup.",
    );
    for (const sentence of changed) progress(`  ${sentence}`);
    await db.query("analyze");
  } finally {
    await db.destroy();
  }
}
