import { type SpawnOptions, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { StartupError } from "../startup-error.ts";

interface Account {
  uid: number;
  gid: number;
}

/** How PostgreSQL's programs are run: as ourselves, or, since it refuses root, as somebody else. */
export interface PostgresRunner {
  command(program: string, parameters: string[]): [string, string[]];
  options: Pick<SpawnOptions, "uid" | "gid">;
  /** To whom the files must belong; null when they may stay ours. */
  owner: Account | null;
}

/** Decides once for a cluster's folder, whether that exists yet or not. */
export function runnerFor(cluster: string): PostgresRunner {
  const currentUser: PostgresRunner = {
    command: (program, parameters) => [program, parameters],
    options: {},
    owner: null,
  };
  if (process.getuid?.() !== 0) return currentUser;
  const folderStats = existsSync(cluster) ? statSync(cluster) : null;
  if (folderStats && folderStats.uid !== 0) {
    return {
      ...currentUser,
      options: { uid: folderStats.uid, gid: folderStats.gid },
      owner: folderStats,
    };
  }
  const account = findUnprivilegedAccount();
  const mapping = ["--user", `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  // A user namespace needs no change of ownership, and works below a folder only root may enter.
  if (spawnSync("unshare", [...mapping, "true"], { stdio: "ignore" }).status === 0) {
    return {
      ...currentUser,
      command: (program, parameters) => ["unshare", [...mapping, "--", program, ...parameters]],
    };
  }
  return { ...currentUser, options: account, owner: account };
}

/** initdb looks its own account up by number, so the account must exist. */
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
