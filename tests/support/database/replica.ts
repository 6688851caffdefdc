import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll } from "vitest";
import { entities } from "../../../server/entities.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { startEmbeddedPostgres } from "../../../server/platform/postgres/embedded-postgres.ts";
import {
  type Cluster,
  findCluster,
  role,
} from "../../../server/platform/postgres/postgres-cluster.ts";
import { launchPostmaster, stopPostmaster } from "../../../server/platform/postgres/postmaster.ts";
import { freePort } from "../processes/free-port.ts";
import { aDataFolder } from "../processes/server-process.ts";
import { until } from "../until.ts";

/** A streaming replica whose log of statements can be read. */
export interface Replica {
  url: string;
  /** Stops applying changes of the primary. */
  pauseReplay(): Promise<void>;
  /** Resumes, and returns when it has applied everything that the primary has committed. */
  catchUp(): Promise<void>;
  /** The number of times that statements have named this table so far. */
  readsOf(table: string): number;
  query(statement: string): Promise<pg.QueryResult>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A migrated, empty database with a replica; both are deleted when the test file ends. */
export async function aReplicatedDatabase(): Promise<{ url: string; replica: Replica }> {
  const folder = aDataFolder(afterAll);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const { url } = postgres;
  const db = await openDatabase({ url, entities, migrations, connections: 2 });
  await migrate(db);
  await db.destroy();
  await postgres.stop();
  // The package of binaries has no pg_basebackup; a copy of the stopped cluster does the same.
  const copy = aDataFolder(afterAll);
  spawnSync("cp", ["-a", `${folder}/.`, copy]);
  const primary = clusterIn(folder);
  const standby = clusterIn(copy);
  const port = Number(new URL(url).port);
  configureStandby(standby, port);
  await launchPostmaster(primary, port, true);
  const address = new URL(url);
  address.port = String(await freePort());
  const replica = replicaAt(address.href, standby, url);
  await replica.start();
  return { url, replica };
}

function clusterIn(folder: string): Cluster {
  const cluster = findCluster(folder);
  if (!cluster) throw new Error(`there is no cluster in ${folder}`);
  return cluster;
}

function configureStandby({ folder, password }: Cluster, port: number): void {
  const primary = `host=127.0.0.1 port=${port} user=${role} password=${password}`;
  appendFileSync(
    join(folder, "postgresql.auto.conf"),
    `primary_conninfo = '${primary}'\nlog_statement = 'all'\n`,
  );
  writeFileSync(join(folder, "standby.signal"), "");
}

function replicaAt(url: string, cluster: Cluster, primaryUrl: string): Replica {
  const query = (statement: string) => runQuery(url, statement);
  const holds = (condition: string) => async () =>
    (await query(`select ${condition} as holds`)).rows[0].holds;
  return {
    url,
    query,
    async pauseReplay() {
      await query("select pg_wal_replay_pause()");
      await until(holds("pg_get_wal_replay_pause_state() = 'paused'"));
    },
    async catchUp() {
      await query("select pg_wal_replay_resume()");
      const { rows } = await runQuery(primaryUrl, "select pg_current_wal_flush_lsn() as position");
      const isCaughtUp = `pg_last_wal_replay_lsn() >= '${rows[0].position}'`;
      await until(holds(isCaughtUp));
    },
    readsOf: (table) =>
      readFileSync(cluster.logFile, "utf8").split(new RegExp(`\\b${table}\\b`)).length - 1,
    stop: () => stopPostmaster(cluster),
    async start() {
      await launchPostmaster(cluster, Number(new URL(url).port), true);
    },
  };
}

async function runQuery(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}
