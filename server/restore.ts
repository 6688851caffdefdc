import "reflect-metadata";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { assertFreeSpace } from "./backup/disk-space.ts";
import type { Manifest } from "./backup/manifest.ts";
import { openBackup, type VerifiedBackup } from "./backup/read-backup.ts";
import { assertMigrationsKnown, restoreDatabase } from "./backup/restore-database.ts";
import { assertFolderFits, removeRestored, restoreFiles } from "./backup/restore-files.ts";
import { entities } from "./entities.ts";
import { identityFile } from "./platform/database/database-identity.ts";
import { migrations } from "./platform/database/migrations.ts";
import { type Environment, readEnvironment } from "./platform/environment.ts";
import { copyErasures } from "./platform/files/erasure-file.ts";
import { say } from "./platform/log.ts";
import { StartupError } from "./platform/startup-error.ts";
import { assertSupported } from "./platform/supported-postgres.ts";
import { runCommand, withDatabaseUrl } from "./with-database.ts";

const usage = "npm run restore -- FILE.zip";

/** Restores a backup into an empty DATA_DIR, or into the empty database of DATABASE_URL. */
async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new StartupError(`One file is needed.\n${usage}`);
  const environment = readEnvironment(process.env);
  const { dataDir, databaseUrl } = environment;
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const backup = await openBackup(path, say);
  const { manifest } = backup;
  assertMigrationsKnown(manifest, migrations);
  await assertFolderFits(dataDir, manifest, databaseUrl === null);
  await mkdir(dataDir, { recursive: true });
  await assertFreeSpace(dataDir, spaceNeeded(manifest, databaseUrl === null));
  if (databaseUrl) await assertSupported(databaseUrl, { warn: (_, message) => say(message) });
  await restore(backup, environment);
  await backup.close();
  await copyErasures(dirname(path), dataDir);
  say(`Restored the backup of ${manifest.createdAt}. Start the site with npm start.`);
  for (const path of manifest.missingFiles) say(`The backup lacked a file: ${path}`);
  if (manifest.secrets.length === 0) {
    say(
      "Before that put the APPLICATION_KEY of the site back (the variable, or the file DATA_DIR/secrets/application-key): without it applications cannot be read.",
    );
  }
}

/** Tables take more space than their CSV; a new embedded PostgreSQL takes 60 MB and its WAL. */
function spaceNeeded({ tables, files }: Manifest, isEmbedded: boolean): number {
  const sum = (entries: { bytes: number }[]) => entries.reduce((all, { bytes }) => all + bytes, 0);
  return sum(files) + (isEmbedded ? 5 * sum(tables) + 200_000_000 : 0);
}

async function restore(backup: VerifiedBackup, environment: Environment): Promise<void> {
  const { dataDir, databaseUrl } = environment;
  const hadIdentity = existsSync(identityFile(dataDir));
  try {
    await restoreFiles(backup, dataDir, say);
    await withDatabaseUrl(environment, (url) =>
      restoreDatabase(backup, { url, dataDir, entities, migrations }, say),
    );
    await writeFile(identityFile(dataDir), `${backup.manifest.databaseId}\n`);
  } catch (error) {
    // A second attempt then finds the folder as empty as the first.
    if (!hadIdentity) await removeRestored(dataDir, backup.manifest);
    if (!databaseUrl) await rm(join(dataDir, "postgres"), { recursive: true, force: true });
    throw error;
  }
}

runCommand(run);
