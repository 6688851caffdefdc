import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PostgresRunner, runnerFor } from "./postgres-account.ts";
import { findPostgres, type PostgresBinaries } from "./postgres-binaries.ts";
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
  if (!isNew && !existsSync(join(dataDir, "secrets", "postgres-password"))) {
    throw new Error(`${dataDir}/secrets/postgres-password is gone, and with it the way in.`);
  }
  const cluster: Cluster = {
    folder,
    logFile: join(dataDir, "postgres.log"),
    password: await keptSecret(dataDir, "postgres-password"),
    binaries: findPostgres(),
    runner: runnerFor(folder),
  };
  if (isNew) await create(cluster, isDurable);
  const made = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (made !== cluster.binaries.version) {
    throw new Error(
      `${folder} was made by PostgreSQL ${made}, and this one is ${cluster.binaries.version}: move its content over first.`,
    );
  }
  give(cluster.folder, cluster.runner);
  return cluster;
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
      throw new Error(`PostgreSQL could not be set up: ${made.stderr || made.error?.message}`);
    }
  } finally {
    await rm(shelter, { recursive: true, force: true });
  }
  await rename(draft, cluster.folder);
}

function give(folder: string, runner: PostgresRunner): void {
  if (runner.owner) spawnSync("chown", ["-R", `${runner.owner.uid}:${runner.owner.gid}`, folder]);
}
