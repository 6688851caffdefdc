import "reflect-metadata";
import { entities } from "../../../server/entities.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import type { BenchData } from "./bench-data.ts";
import { seedGalleries } from "./many-galleries.ts";
import type { Site } from "./sites.ts";

/** An instance and the URL of its database. */
export interface SizedSite extends Site {
  url: string;
}

/** Starts an instance on a new database with `count` galleries. */
export async function startSized(data: BenchData, count: number): Promise<SizedSite> {
  const url = await data.createDatabase();
  const site = await data.start({ STARTING_CONTENT: "off" }, url);
  const db = await openDatabase({ url, entities, migrations: [] });
  await seedGalleries(db, count).finally(() => db.destroy());
  return { ...site, url };
}
