import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartupError } from "../startup-error.ts";
import type { Cluster } from "./postgres-cluster.ts";

/** A running PostgreSQL as described by its postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  status: string;
}

const pidFile = (cluster: Cluster) => join(cluster.folder, "postmaster.pid");

/** The PostgreSQL running on this cluster, whichever process started it; null when none does. */
export function findPostmaster(cluster: Cluster): Postmaster | null {
  try {
    const lines = readFileSync(pidFile(cluster), "utf8").split("\n");
    const postmaster = {
      pid: Number(lines[0]),
      port: Number(lines[3]),
      status: lines[7]?.trim() ?? "starting",
    };
    return runsOn(cluster, postmaster.pid) ? postmaster : null;
  } catch {
    return null;
  }
}

/**
 * After a crash of the machine the pid in postmaster.pid may belong to another process. On Linux
 * the working directory identifies a postmaster; elsewhere the process only has to be alive.
 */
function runsOn(cluster: Cluster, pid: number): boolean {
  if (!(pid > 0)) return false;
  if (process.platform === "linux") {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster.folder);
  }
  process.kill(pid, 0);
  return true;
}

/**
 * Removes a postmaster.pid whose pid now belongs to another program, because PostgreSQL would
 * refuse to start. A file with a dead pid stays: PostgreSQL checks it for leftovers of its
 * predecessor.
 */
function removeStalePidFile(cluster: Cluster): void {
  if (findPostmaster(cluster)) return;
  try {
    process.kill(Number(readFileSync(pidFile(cluster), "utf8").split("\n")[0]), 0);
    rmSync(pidFile(cluster));
  } catch {
    // There is no file, or no process with that pid.
  }
}

/**
 * Starts PostgreSQL and resolves when it accepts connections, after crash recovery if necessary.
 */
export async function launchPostmaster(
  cluster: Cluster,
  port: number,
  isDurable: boolean,
): Promise<Postmaster> {
  removeStalePidFile(cluster);
  await rotateLog(cluster.logFile);
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    "timezone=UTC",
    "log_timezone=UTC",
    "log_checkpoints=off",
    "log_min_error_statement=panic",
    ...(isDurable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
    ...(isDurable ? [] : ["wal_level=minimal", "max_wal_senders=0", "max_connections=300"]),
  ];
  const [program, parameters] = cluster.runner.command(cluster.binaries.postgres, [
    "-D",
    cluster.folder,
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  const log = openSync(cluster.logFile, "a", 0o600);
  // Detached, so that Ctrl+C at the terminal does not stop it before the application's requests
  // end.
  const child = spawn(program, parameters, {
    ...cluster.runner.options,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  child.on("error", () => undefined);
  for (;;) {
    const postmaster = findPostmaster(cluster);
    if (postmaster?.status === "ready") return postmaster;
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      throw new StartupError(`PostgreSQL did not start: ${lastLine(cluster.logFile)}`);
    }
    await pause(10);
  }
}

/** Stops PostgreSQL and resolves when it has exited; open transactions are rolled back. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  for (const mode of ["fast", "immediate"]) {
    if (!findPostmaster(cluster)) return;
    const [program, parameters] = cluster.runner.command(cluster.binaries.pgCtl, [
      "stop",
      "-D",
      cluster.folder,
      "-m",
      mode,
      "-w",
      "-t",
      "30",
      "-s",
    ]);
    await new Promise((done) => {
      const child = spawn(program, parameters, {
        ...cluster.runner.options,
        detached: true,
        stdio: "ignore",
      });
      child.on("exit", done).on("error", done);
    });
  }
}

const maxLogBytes = 5_000_000;

async function rotateLog(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > maxLogBytes) await rename(file, `${file}.old`);
}

const lastLine = (file: string) => readFileSync(file, "utf8").trim().split("\n").at(-1) ?? "";
