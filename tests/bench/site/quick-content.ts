import "reflect-metadata";
import { createFirstAdmin } from "../../../server/account/first-admin.ts";
import { seedDemo } from "../../../server/demo/seed.ts";
import { entities } from "../../../server/entities.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { imageStoreWithoutFiles } from "../../support/content/image-store-without-files.ts";
import { shared } from "./sites.ts";

/**
 * Seeds all rows of the demo content without the image files, which only Lighthouse needs.
 */
export async function fillQuickly(url: string, dataDir: string): Promise<void> {
  const db = await openDatabase({ url, entities, migrations });
  try {
    await migrate(db);
    await createFirstAdmin(db, { email: shared.adminEmail, password: shared.adminPassword });
    await seedDemo({
      db,
      images: imageStoreWithoutFiles,
      files: await FolderStore.open(dataDir),
      progress: () => undefined,
      now: new Date(),
    });
  } finally {
    await db.destroy();
  }
}
