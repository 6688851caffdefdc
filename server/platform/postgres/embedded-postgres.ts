import { createHmac } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import {
  applicationRole,
  type Cluster,
  findCluster,
  openCluster,
  role,
} from "./postgres-cluster.ts";
import { supervisePostmaster } from "./postgres-supervisor.ts";
import { findPostmaster, launchPostmaster, type Postmaster, stopPostmaster } from "./postmaster.ts";

export interface EmbeddedPostgres {
  /** URL of the application's database as its owner, a superuser; it does not change on restarts. */
  url: string;
  /** The same with the account under which requests are served, see `grantToApplication`. */
  applicationUrl: string;
  /** Whether it was already running, left behind by a process that crashed. */
  wasAdopted: boolean;
  /** Stops PostgreSQL and resolves when all data is on disk. */
  stop(): Promise<void>;
  /** Leaves PostgreSQL running for the next process to adopt. */
  detach(): void;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Called after PostgreSQL had to be restarted, with an error when that failed. */
  onRestart?: (error: Error | null) => void;
  /** False for tests: faster, but data may be lost when the machine crashes. */
  isDurable?: boolean;
}

const databaseName = "doloni";

/** Starts PostgreSQL in DATA_DIR/postgres, or adopts the one running there, and supervises it. */
export async function startEmbeddedPostgres(
  parts: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, isDurable = true } = parts;
  const cluster = await openCluster(dataDir, isDurable);
  const found = await waitUntilSettled(cluster);
  const postmaster = found ?? (await launchOnFreePort(cluster, isDurable));
  await createDatabase(urlOf(cluster, postmaster, "postgres"));
  const supervisor = supervisePostmaster(cluster, postmaster.port, isDurable, parts.onRestart);
  return {
    url: urlOf(cluster, postmaster, databaseName),
    applicationUrl: applicationUrlOf(cluster, postmaster),
    wasAdopted: found !== null,
    detach: supervisor.end,
    async stop() {
      await supervisor.end();
      await stopPostmaster(cluster);
    },
  };
}

/** Stops the PostgreSQL in DATA_DIR/postgres, whichever process started it. */
export async function stopEmbeddedPostgres(dataDir: string): Promise<void> {
  const cluster = findCluster(dataDir);
  if (cluster) await stopPostmaster(cluster);
}

/** URL of the database when PostgreSQL is already running; null otherwise. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const cluster = findCluster(dataDir);
  const postmaster = cluster && (await waitUntilSettled(cluster));
  return postmaster ? urlOf(cluster, postmaster, databaseName) : null;
}

const urlOf = (cluster: Cluster, { port }: Postmaster, name: string) =>
  `postgres://${role}:${cluster.password}@127.0.0.1:${port}/${name}`;

/** Its password is derived, so that a data folder of any age has one. */
function applicationUrlOf(cluster: Cluster, { port }: Postmaster): string {
  const password = createHmac("sha256", cluster.password).update(applicationRole).digest("hex");
  return `postgres://${applicationRole}:${password}@127.0.0.1:${port}/${databaseName}`;
}

/** The running postmaster once it accepts connections; null when none runs or it has stopped. */
async function waitUntilSettled(cluster: Cluster): Promise<Postmaster | null> {
  for (;;) {
    const postmaster = findPostmaster(cluster);
    if (postmaster === null || postmaster.status === "ready") return postmaster;
    await pause(20);
  }
}

async function launchOnFreePort(cluster: Cluster, isDurable: boolean): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launchPostmaster(cluster, await freePort(), isDurable);
    } catch (error) {
      // The port may have been taken meanwhile, or processes of a killed predecessor still be
      // exiting.
      if (attempt === 4) throw error;
      await pause(attempt * 300);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const known = await client.query("select 1 from pg_database where datname = $1", [
      databaseName,
    ]);
    if (known.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
