import type { Command } from "./command.ts";
import { waitForDatabase, withPreparationLock } from "./platform/database/wait-for-database.ts";
import { readEnvironment } from "./platform/environment.ts";
import { openLog } from "./platform/log.ts";
import { StartupError } from "./platform/startup-error.ts";
import { assertSupported } from "./platform/supported-postgres.ts";
import { migrateAsOwner } from "./prepare-database.ts";
import { withDatabase } from "./with-database.ts";

/**
 * Migrates an external database and lets the account of DATABASE_URL use it, so that the site itself
 * need not know the owner's password.
 */
export const command: Command = async ({ env, say }) => {
  const environment = readEnvironment(env);
  const { databaseUrl, databaseOwnerUrl } = environment;
  if (!databaseUrl || !databaseOwnerUrl) {
    throw new StartupError("Set DATABASE_OWNER_URL and DATABASE_URL: the owner migrates for both.");
  }
  await waitForDatabase(databaseOwnerUrl, say);
  await assertSupported(databaseOwnerUrl, openLog(environment));
  await withDatabase(environment, (db) =>
    withPreparationLock(databaseOwnerUrl, say, () => migrateAsOwner(db, databaseUrl)),
  );
  say("The database is up to date.");
};
