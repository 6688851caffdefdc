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
 * The demo content with every row, and no file of a picture: nothing but Lighthouse looks at
 * the thousand.
 */
export async function fillQuickly(url: string, dataDir: string): Promise<void> {
  const db = await openDatabase({ url, entities, migrations });
  try {
    await migrate(db);
    await createFirstAdmin(db, { email: shared.adminEmail, password: shared.adminPassword });
    await seedDemo({
      db,
      images: names,
      documents: join(dataDir, "documents"),
      progress: () => undefined,
    });
  } finally {
    await db.destroy();
  }
}

/** Gives pictures their addresses, and keeps nothing. */
const names: ImageStore = {
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
  async *listOlderThan() {},
};
