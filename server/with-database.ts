import { mkdir } from "node:fs/promises";
import type { DataSource } from "typeorm";
import { entities } from "./entities.ts";
import { openDatabase } from "./platform/database/database.ts";
import { migrations } from "./platform/database/migrations.ts";
import type { Environment } from "./platform/environment.ts";
import { lockFolder } from "./platform/folder-lock.ts";
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from "./platform/postgres/embedded-postgres.ts";

/**
 * Runs the work of a command on the site's database: on the running one, or on the embedded
 * PostgreSQL, which is started for it.
 */
export async function withDatabase(
  {
    databaseUrl,
    databaseOwnerUrl,
    dataDir,
  }: Pick<Environment, "databaseUrl" | "databaseOwnerUrl" | "dataDir">,
  work: (db: DataSource) => Promise<void>,
): Promise<void> {
  const running = databaseOwnerUrl ?? databaseUrl ?? (await findEmbeddedPostgres(dataDir));
  if (running) return connected(running, work);
  await mkdir(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir });
  try {
    await connected(postgres.url, work);
  } finally {
    await postgres.stop();
    lock.release();
  }
}

async function connected(url: string, work: (db: DataSource) => Promise<void>): Promise<void> {
  const db = await openDatabase({ url, entities, migrations, connections: 2 });
  await work(db).finally(() => db.destroy());
}
