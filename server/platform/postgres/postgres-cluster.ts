import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadOrCreateSecret } from "../encryption/secrets.ts";
import { StartupError } from "../startup-error.ts";
import { type PostgresRunner, runnerFor } from "./postgres-account.ts";
import { findPostgres, type PostgresBinaries } from "./postgres-binaries.ts";

/** A PostgreSQL data folder and everything needed to run it. */
export interface Cluster {
  folder: string;
  logFile: string;
  password: string;
  binaries: PostgresBinaries;
  runner: PostgresRunner;
}

/** The role that owns everything in the embedded PostgreSQL. */
export const role = "doloni";

/** The role under which requests are served; it owns nothing. */
export const applicationRole = "doloni_application";

/** The cluster in DATA_DIR/postgres, created when it does not exist. */
export async function openCluster(dataDir: string, isDurable: boolean): Promise<Cluster> {
  const folder = join(dataDir, "postgres");
  const isNew = !existsSync(folder);
  const secret = join(dataDir, "secrets", secretName);
  if (!isNew && !existsSync(secret)) {
    throw new StartupError(
      `${secret} is missing, and without this password ${folder} cannot be opened.`,
    );
  }
  const cluster = clusterIn(dataDir, await loadOrCreateSecret(dataDir, secretName));
  if (isNew) await createCluster(cluster, isDurable);
  const clusterVersion = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (clusterVersion !== cluster.binaries.version) {
    throw new StartupError(
      `${folder} was created by PostgreSQL ${clusterVersion}, and this one is ${cluster.binaries.version}: migrate its data first.`,
    );
  }
  chownCluster(cluster.folder, cluster.runner);
  return cluster;
}

/** The existing cluster in DATA_DIR/postgres; null when there is none. */
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

/**
 * Created in a temporary folder and renamed, so that an interrupted start leaves no partial
 * cluster.
 */
async function createCluster(cluster: Cluster, isDurable: boolean): Promise<void> {
  const { binaries, runner } = cluster;
  const temporaryFolder = `${cluster.folder}-in-preparation`;
  await rm(temporaryFolder, { recursive: true, force: true });
  const secretFolder = mkdtempSync(join(tmpdir(), "doloni-"));
  const passwordFile = join(secretFolder, "password");
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  try {
    if (runner.owner) {
      spawnSync("mkdir", ["-m", "700", temporaryFolder]);
      for (const path of [secretFolder, passwordFile, temporaryFolder]) {
        chownSync(path, runner.owner.uid, runner.owner.gid);
      }
    }
    const [program, parameters] = runner.command(binaries.initdb, [
      "--pgdata",
      temporaryFolder,
      "--username",
      role,
      "--pwfile",
      passwordFile,
      "--auth",
      "scram-sha-256",
      "--encoding",
      "UTF8",
      "--no-locale",
      "--no-instructions",
      "--locale-provider",
      "builtin",
      "--builtin-locale",
      "C.UTF-8",
      ...(isDurable ? [] : ["--no-sync"]),
    ]);
    const made = spawnSync(program, parameters, { ...runner.options, encoding: "utf8" });
    if (made.status !== 0) {
      throw new StartupError(
        `PostgreSQL could not be set up: ${made.stderr || made.error?.message}`,
      );
    }
  } finally {
    await rm(secretFolder, { recursive: true, force: true });
  }
  await rename(temporaryFolder, cluster.folder);
}

function chownCluster(folder: string, runner: PostgresRunner): void {
  if (runner.owner) spawnSync("chown", ["-R", `${runner.owner.uid}:${runner.owner.gid}`, folder]);
}
