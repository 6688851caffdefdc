import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const cores = process.platform === "linux" ? allowedCores() : [];
const [serverCore, loadCore] = cores;

/** How the processes are distributed over cores, for the line above the table. */
export const distribution =
  loadCore === undefined ? "nothing pinned to cores" : "servers and PostgreSQL on one core";

/**
 * Starts a process on the core of the servers, where its own child processes stay too. Everything
 * else, such as the load generator, runs on another core. Without `taskset`, or on a single core,
 * nothing is pinned.
 */
export async function onServerCore<Started>(
  start: () => Started | Promise<Started>,
): Promise<Started> {
  moveTo(serverCore);
  try {
    return await start();
  } finally {
    moveTo(loadCore);
  }
}

/** Does work for which this process and those that it starts may use every core, as a browser does. */
export async function onAllCores<Result>(work: () => Promise<Result>): Promise<Result> {
  moveTo(...cores);
  try {
    return await work();
  } finally {
    moveTo(loadCore);
  }
}

/** Moves all threads of this process; processes that it starts inherit its cores. */
function moveTo(...allowed: (number | undefined)[]): void {
  if (loadCore === undefined) return;
  const list = allowed.join(",");
  spawnSync("taskset", ["--all-tasks", "--cpu-list", "--pid", list, String(process.pid)]);
}

/** The cores on which this process may run; none without `taskset`. */
function allowedCores(): number[] {
  if (spawnSync("taskset", ["--version"]).status !== 0) return [];
  const status = readFileSync("/proc/self/status", "utf8");
  const ranges = /Cpus_allowed_list:\s+(\S+)/.exec(status)?.[1]?.split(",") ?? [];
  return ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
