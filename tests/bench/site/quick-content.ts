import "reflect-metadata";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createFirstAdmin } from "../../../server/account/first-admin.ts";
import { seedDemo } from "../../../server/demo/seed.ts";
import { entities } from "../../../server/entities.ts";
import { localUrl } from "../../../server/image/image-urls.ts";
import type { ImageStore } from "../../../server/image/stores/image-store.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
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
      documents: join(dataDir, "documents"),
      progress: () => undefined,
    });
  } finally {
    await db.destroy();
  }
}

/** An image store that assigns URLs and stores no files. */
const imageStoreWithoutFiles: ImageStore = {
  name: "local",
  directUpload: null,
  save: async () => {
    const publicId = randomBytes(12).toString("hex");
    return { publicId, url: localUrl(publicId) };
  },
  read: async () => null,
  remove: async () => undefined,
  isDirectUpload: () => false,
  readDirectUpload: async () => null,
  owns: () => false,
  withdraw: async () => undefined,
  restore: async () => undefined,
  sweep: async () => ({ quarantined: 0, restored: 0, erased: 0 }),
};
