import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PostgresRunner, runnerFor } from "./postgres-account.ts";
import { findPostgres, type PostgresBinaries } from "./postgres-binaries.ts";
import { Refusal } from "./refusal.ts";
import { keptSecret } from "./secrets.ts";

/** A PostgreSQL data folder and what is needed to run it. */
export interface Cluster {
  folder: string;
  logFile: string;
  password: string;
  binaries: PostgresBinaries;
  runner: PostgresRunner;
}

/** The role that owns everything in the embedded PostgreSQL. */
export const role = "doloni";

/** The cluster in DATA_DIR/postgres, made first when it is not there. */
export async function openCluster(dataDir: string, isDurable: boolean): Promise<Cluster> {
  const folder = join(dataDir, "postgres");
  const isNew = !existsSync(folder);
  const secret = join(dataDir, "secrets", secretName);
  if (!isNew && !existsSync(secret)) {
    throw new Refusal(`${secret} is gone, and with it the way into ${folder}.`);
  }
  const cluster = clusterIn(dataDir, await keptSecret(dataDir, secretName));
  if (isNew) await create(cluster, isDurable);
  const made = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (made !== cluster.binaries.version) {
    throw new Refusal(
      `${folder} was made by PostgreSQL ${made}, and this one is ${cluster.binaries.version}: move its content over first.`,
    );
  }
  give(cluster.folder, cluster.runner);
  return cluster;
}

/** The cluster in DATA_DIR/postgres as it stands; null when there is none. */
export function findCluster(dataDir: string): Cluster | null {
  const secret = join(dataDir, "secrets", secretName);
  const isThere = existsSync(join(dataDir, "postgres")) && existsSync(secret);
  return isThere ? clusterIn(dataDir, readFileSync(secret, "utf8")) : null;
}

const secretName = "postgres-password";

function clusterIn(dataDir: string, password: string): Cluster {
  const folder = join(dataDir, "postgres");
  const logFile = join(dataDir, "postgres.log");
  return { folder, logFile, password, binaries: findPostgres(), runner: runnerFor(folder) };
}

/** Made beside its place and renamed: an interrupted first start leaves nothing half done. */
async function create(cluster: Cluster, isDurable: boolean): Promise<void> {
  const { binaries, runner } = cluster;
  const draft = `${cluster.folder}-in-preparation`;
  await rm(draft, { recursive: true, force: true });
  const shelter = mkdtempSync(join(tmpdir(), "doloni-"));
  const passwordFile = join(shelter, "password");
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  try {
    if (runner.owner) {
      spawnSync("mkdir", ["-m", "700", draft]);
      for (const path of [shelter, passwordFile, draft]) {
        chownSync(path, runner.owner.uid, runner.owner.gid);
      }
    }
    const [program, parameters] = runner.command(binaries.initdb, [
      ...["--pgdata", draft, "--username", role, "--pwfile", passwordFile],
      ...["--auth", "scram-sha-256", "--encoding", "UTF8", "--no-locale", "--no-instructions"],
      ...["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8"],
      ...(isDurable ? [] : ["--no-sync"]),
    ]);
    const made = spawnSync(program, parameters, { ...runner.options, encoding: "utf8" });
    if (made.status !== 0) {
      throw new Refusal(`PostgreSQL could not be set up: ${made.stderr || made.error?.message}`);
    }
  } finally {
    await rm(shelter, { recursive: true, force: true });
  }
  await rename(draft, cluster.folder);
}

function give(folder: string, runner: PostgresRunner): void {
  if (runner.owner) spawnSync("chown", ["-R", `${runner.owner.uid}:${runner.owner.gid}`, folder]);
}
