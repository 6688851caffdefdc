import { mkdir } from "node:fs/promises";
import type { DataSource } from "typeorm";
import { entities } from "./entities.ts";
import { openDatabase } from "./platform/database/database.ts";
import { migrations } from "./platform/database/migrations.ts";
import type { Environment } from "./platform/environment.ts";
import { lockFolder } from "./platform/files/folder-lock.ts";
import {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from "./platform/postgres/embedded-postgres.ts";

type Place = Pick<Environment, "databaseUrl" | "databaseOwnerUrl" | "dataDir">;

/**
 * Runs a command on the site's database, whether or not the server is running: an embedded
 * PostgreSQL that is stopped is started for the time.
 */
export async function withDatabaseUrl<Result>(
  { databaseUrl, databaseOwnerUrl, dataDir }: Place,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const running = databaseOwnerUrl ?? databaseUrl ?? (await findEmbeddedPostgres(dataDir));
  if (running) return work(running);
  await mkdir(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir });
    try {
      return await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    lock.release();
  }
}

/** Like `withDatabaseUrl`, with the entities of the site. */
export const withDatabase = <Result>(
  place: Place,
  work: (db: DataSource) => Promise<Result>,
): Promise<Result> =>
  withDatabaseUrl(place, async (url) => {
    const db = await openDatabase({ url, entities, migrations, connections: 2 });
    return work(db).finally(() => db.destroy());
  });
