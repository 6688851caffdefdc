import type { DataSource } from "typeorm";
import { createFirstAdmin } from "./account/first-admin.ts";
import { User } from "./account/user.entity.ts";
import { documentFolder } from "./document/document-store.ts";
import { startFirstRun } from "./first-run.ts";
import type { ImageStore } from "./image/stores/image-store.ts";
import { grantToApplication } from "./platform/database/application-role.ts";
import { migrate } from "./platform/database/database.ts";
import { describeDatabase, withPreparationLock } from "./platform/database/wait-for-database.ts";
import type { Environment } from "./platform/environment.ts";
import { say } from "./platform/log.ts";

export interface PreparedDatabase {
  adminEmail: string;
  /** Password generated now, or in a first run that was interrupted before it was shown. */
  newPassword: string | null;
  /** Call it when `newPassword` has been shown. */
  finish(): Promise<void>;
}

/** Runs the migrations, and on a first run creates the administrator and the demo content. */
export function prepareDatabase(parts: {
  /** Connected as the owner of the tables. */
  db: DataSource;
  url: string;
  /** URL with the account under which requests are served; it may be the same. */
  applicationUrl: string;
  images: ImageStore;
  environment: Environment;
}): Promise<PreparedDatabase> {
  const { db, url, applicationUrl, images, environment } = parts;
  return withPreparationLock(url, say, async () => {
    const firstRun = await startFirstRun({
      db,
      database: environment.databaseUrl ? describeDatabase(environment.databaseUrl) : "embedded",
      dataDir: environment.dataDir,
      hasGivenPassword: environment.adminPassword !== null,
    });
    const done = await migrate(db);
    if (done.length > 0) say(`Migrated the database (${done.length}).`);
    await grantToApplication(db, applicationUrl);
    const created = await createFirstAdmin(db, {
      email: environment.adminEmail,
      password: firstRun?.password ?? environment.adminPassword,
    });
    if (firstRun && environment.demoContent) {
      say("Preparing the demo content …");
      // Imported on demand, because later starts do not need it.
      const { seedDemo } = await import("./demo/seed.ts");
      const documents = documentFolder(environment.dataDir);
      const progress = (line: string) => say(`  ${line}`);
      await seedDemo({ db, images, documents, progress, now: new Date() });
    }
    return {
      adminEmail: created?.email ?? (await findFirstAdminEmail(db)) ?? environment.adminEmail,
      newPassword: firstRun?.password ?? created?.generatedPassword ?? null,
      finish: async () => firstRun?.finish(),
    };
  });
}

async function findFirstAdminEmail(db: DataSource): Promise<string | undefined> {
  const [admin] = await db.getRepository(User).find({
    where: { userType: "admin" },
    order: { createdAt: "asc" },
    take: 1,
  });
  return admin?.email;
}
