import { ArrayContains, type DataSource } from "typeorm";
import { createFirstAdmin } from "./account/first-admin.ts";
import { User } from "./account/user.entity.ts";
import { ensureAddresses } from "./content/addresses/ensure-addresses.ts";
import { showsDemo } from "./demo-clearing/demo-content.ts";
import type { FileStore } from "./files/file-store.ts";
import { startFirstRun } from "./first-run.ts";
import type { ImageStore } from "./image/image-store.ts";
import { ensureFixedPages, missingFixedPages } from "./page/ensure-fixed-pages.ts";
import { grantToApplication } from "./platform/database/application-role.ts";
import { migrate } from "./platform/database/database.ts";
import { describeDatabase, withPreparationLock } from "./platform/database/wait-for-database.ts";
import type { Environment } from "./platform/environment.ts";
import { say } from "./platform/log.ts";
import { readSettings } from "./settings/settings.service.ts";
import { emptyStartingSettings, seedStartingContent } from "./starting-content/seed.ts";

export interface PreparedDatabase {
  adminEmail: string;
  /** Password generated now, or in a first run that was interrupted before it was shown. */
  newPassword: string | null;
  /** Call it when `newPassword` has been shown. */
  finish(): Promise<void>;
}

/**
 * Runs the migrations, if the account may; on a first run creates the administrator, and the starting
 * content with or without the demo; adds the fixed pages and the addresses of items
 * that are missing.
 */
export function prepareDatabase(parts: {
  /** Connected as the owner of the tables, or as the account of requests when they are migrated. */
  db: DataSource;
  url: string;
  /** URL with the account under which requests are served; it may be the same. */
  applicationUrl: string;
  images: ImageStore;
  files: FileStore;
  environment: Environment;
}): Promise<PreparedDatabase> {
  const { db, url, applicationUrl, images, files, environment } = parts;
  return withPreparationLock(url, say, async () => {
    await migrateAsOwner(db, applicationUrl);
    const firstRun = await startFirstRun({
      db,
      database: environment.databaseUrl ? describeDatabase(environment.databaseUrl) : "embedded",
      dataDir: environment.dataDir,
      hasGivenPassword: environment.adminPassword !== null,
    });
    const created = await createFirstAdmin(db, {
      email: environment.adminEmail,
      password: firstRun?.password ?? environment.adminPassword,
    });
    if (firstRun && !environment.startingContent) await emptyStartingSettings(db);
    const begins = firstRun !== null && environment.startingContent;
    if (begins && !environment.demoContent) await seedStartingContent(db, new Date());
    if (begins && environment.demoContent) {
      say("Preparing the demo content …");
      // Imported on demand, because later starts do not need it.
      const { seedDemo } = await import("./demo/seed.ts");
      const progress = (line: string) => say(`  ${line}`);
      await seedDemo({ db, images, files, progress, now: new Date() });
    }
    await addFixedPages({ db, images, progress: say, now: new Date() });
    await ensureAddresses(db);
    return {
      adminEmail: created?.email ?? (await findFirstAdminEmail(db)) ?? environment.adminEmail,
      newPassword: firstRun?.password ?? created?.generatedPassword ?? null,
      finish: async () => firstRun?.finish(),
    };
  });
}

/** Runs the pending migrations, and lets the account of requests use the tables. */
export async function migrateAsOwner(db: DataSource, applicationUrl: string): Promise<void> {
  const done = await migrate(db);
  if (done.length > 0) say(`Migrated the database (${done.length}).`);
  await grantToApplication(db, applicationUrl);
}

/** Adds the fixed pages that are missing: with the demo texts where the demo content is shown. */
async function addFixedPages(parts: {
  db: DataSource;
  images: ImageStore;
  progress: (line: string) => void;
  now: Date;
}): Promise<void> {
  const { db, now } = parts;
  if ((await missingFixedPages(db.manager)).length === 0) return;
  if (await showsDemo(db.manager, await readSettings(db.manager))) {
    const { insertMissingPages } = await import("./demo/rows/pages.ts");
    await insertMissingPages(parts);
  }
  await ensureFixedPages(db, now);
}

async function findFirstAdminEmail(db: DataSource): Promise<string | undefined> {
  const [admin] = await db.getRepository(User).find({
    where: { roles: ArrayContains(["admin"]) },
    order: { createdAt: "asc" },
    take: 1,
  });
  return admin?.email;
}
