import { type SpawnOptions, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { StartupError } from "../startup-error.ts";

interface Account {
  uid: number;
  gid: number;
}

/** Runs PostgreSQL's programs as the current user, or as another one when that is root. */
export interface PostgresRunner {
  command(program: string, parameters: string[]): [string, string[]];
  options: Pick<SpawnOptions, "uid" | "gid" | "env">;
  /** Required owner of the files; null for the current user. */
  owner: Account | null;
}

/** Variables that programs need; no others, because those of this process contain its secrets. */
const neededVariables = /^(PATH|HOME|LANG|LC_\w+|TMPDIR|TEMP|TMP|LD_LIBRARY_PATH|SystemRoot)$/i;
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => neededVariables.test(name)),
);

/** Chooses the user for a cluster's folder, which may not exist yet. */
export function runnerFor(cluster: string): PostgresRunner {
  const currentUser: PostgresRunner = {
    command: (program, parameters) => [program, parameters],
    options: { env },
    owner: null,
  };
  if (process.getuid?.() !== 0) return currentUser;
  const folderStats = existsSync(cluster) ? statSync(cluster) : null;
  if (folderStats && folderStats.uid !== 0) {
    return {
      ...currentUser,
      options: { env, uid: folderStats.uid, gid: folderStats.gid },
      owner: folderStats,
    };
  }
  const account = findUnprivilegedAccount();
  const mapping = ["--user", `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  // A user namespace needs no change of ownership, and works inside folders that only root may
  // enter.
  if (spawnSync("unshare", [...mapping, "true"], { stdio: "ignore" }).status === 0) {
    return {
      ...currentUser,
      command: (program, parameters) => ["unshare", [...mapping, "--", program, ...parameters]],
    };
  }
  return { ...currentUser, options: { env, ...account }, owner: account };
}

/** initdb looks up the user name of its uid, so the account must exist. */
function findUnprivilegedAccount(): Account {
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.uid > 0);
  const preferred = ["postgres", "nobody"].map((name) =>
    accounts.find((account) => account.name === name),
  );
  const found = preferred.find((account) => account !== undefined) ?? accounts[0];
  if (!found)
    throw new StartupError("PostgreSQL will not run as root, and there is no other account.");
  return { uid: found.uid, gid: found.gid };
}
