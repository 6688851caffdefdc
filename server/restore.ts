import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { fetchArchive, findBackup, withBackupStore } from "./backup/backup-store.ts";
import { assertFreeSpace } from "./backup/disk-space.ts";
import { mergeLists } from "./backup/erasure-lists.ts";
import type { Manifest } from "./backup/manifest.ts";
import { type Backup, type BackupSource, openBackup, verifyBackup } from "./backup/read-backup.ts";
import { assertMigrationsKnown, restoreDatabase } from "./backup/restore-database.ts";
import {
  assertTargetFits,
  type FilesTarget,
  removeRestored,
  restoreFiles,
} from "./backup/restore-files.ts";
import { timeOfBackup } from "./backup/retention.ts";
import type { Command, CommandCall } from "./command.ts";
import { entities } from "./entities.ts";
import { readIdentity, writeIdentity } from "./files/database-identity.ts";
import { folderStore, openPatientStore } from "./files/open-file-store.ts";
import { migrations } from "./platform/database/migrations.ts";
import { type Environment, readEnvironment } from "./platform/environment.ts";
import { StartupError } from "./platform/startup-error.ts";
import { assertSupported } from "./platform/supported-postgres.ts";
import { withDatabaseUrl } from "./with-database.ts";

type Say = CommandCall["say"];

const usage = "npm run restore -- FILE.zip, or the name of a daily backup, or latest";

/** Restores a backup into an empty DATA_DIR, or into the empty database of DATABASE_URL. */
export const command: Command = async ({ parameters, env, say }) => {
  const { positionals } = parseArgs({ args: parameters, allowPositionals: true });
  const [wanted, ...rest] = positionals;
  if (!wanted || rest.length > 0) throw new StartupError(`One backup is needed.\n${usage}`);
  const environment = readEnvironment(env);
  const file = resolve(env.INIT_CWD ?? process.cwd(), wanted);
  const isStored = wanted === "latest" || (timeOfBackup(wanted) !== null && !existsSync(file));
  if (!isStored) {
    await restore({ file, name: file, beside: folderStore(dirname(file)) }, environment, say);
    return;
  }
  const { backups: location, dataDir } = environment;
  if (!location) {
    throw new StartupError("Set BACKUP_URL, or BACKUP_DIR and BACKUPS=on, to where backups are.");
  }
  await withBackupStore(location, dataDir, async (store) => {
    const { backups: beside } = store;
    const name = await findBackup(beside, wanted);
    say(`Reading ${name} from ${beside.name} …`);
    await restore({ file: await fetchArchive(store, name), name, beside }, environment, say);
  });
};

async function restore(source: BackupSource, environment: Environment, say: Say): Promise<void> {
  const { dataDir, databaseUrl, databaseOwnerUrl } = environment;
  const backup = await openBackup(source);
  const { manifest } = backup;
  const isEmbedded = databaseUrl === null;
  assertMigrationsKnown(manifest, migrations);
  await mkdir(dataDir, { recursive: true });
  const files = await openPatientStore(environment.files);
  const target = { files, dataDir, isEmbedded };
  await assertTargetFits(target, manifest);
  await assertSpace(manifest, environment);
  const url = databaseOwnerUrl ?? databaseUrl;
  if (url) await assertSupported(url, { warn: (_, message) => say(message) });
  await verifyBackup(backup, say);
  await mergeLists(source.beside, folderStore(dataDir, true));
  await restoreEverything(backup, target, environment, say);
  await backup.close();
  say(`Restored the backup of ${manifest.createdAt}. Start the site with npm start.`);
  for (const path of manifest.missingFiles) say(`The backup lacked a file: ${path}`);
  if (manifest.secrets.length === 0) {
    say(
      "Before that put the APPLICATION_KEY of the site back (the variable, or the file DATA_DIR/secrets/application-key): without it applications cannot be read.",
    );
  }
}

/** Tables take more space than their CSV; a new embedded PostgreSQL takes 60 MB and its WAL. */
async function assertSpace({ tables, files }: Manifest, environment: Environment): Promise<void> {
  const { dataDir, databaseUrl, files: location } = environment;
  const sum = (entries: { bytes: number }[]) => entries.reduce((all, { bytes }) => all + bytes, 0);
  const rows = databaseUrl ? 0 : 5 * sum(tables) + 200_000_000;
  const folder = "folder" in location ? location.folder : null;
  await assertFreeSpace(dataDir, rows + (folder === dataDir ? sum(files) : 0));
  if (folder && folder !== dataDir) await assertFreeSpace(folder, sum(files));
}

async function restoreEverything(
  backup: Backup,
  target: FilesTarget,
  environment: Environment,
  say: Say,
): Promise<void> {
  const { dataDir, files } = target;
  const hadIdentity = (await readIdentity(files)) !== null;
  try {
    await restoreFiles(backup, target, say);
    await withDatabaseUrl(environment, (url) =>
      restoreDatabase(backup, { url, dataDir, entities, migrations }, say),
    );
    await writeIdentity(files, backup.manifest.databaseId);
  } catch (error) {
    // A second attempt then finds the target as empty as the first.
    if (!hadIdentity) await removeRestored(target, backup.manifest);
    if (target.isEmbedded) await rm(join(dataDir, "postgres"), { recursive: true, force: true });
    throw error;
  }
}
