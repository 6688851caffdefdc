import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "../startup-error.ts";

export interface FolderLock {
  release(): void;
}

/**
 * Locks the folder for this process, or throws a StartupError. The operating system releases the
 * lock when the process ends, however it ends. SQLite is used because Node has no API for file
 * locks: an exclusive transaction on an empty database is one.
 */
export function lockFolder(dataDir: string): FolderLock {
  const pidFile = join(dataDir, "in-use-by");
  const lock = new DatabaseSync(join(dataDir, "lock"), { timeout: 0 });
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    lock.close();
    const isLocked = error instanceof Error && error.message.includes("locked");
    if (!isLocked) throw error;
    throw new StartupError(
      `DATA_DIR ${dataDir} is in use by another process${processIdIn(pidFile)}: stop it first, or choose another folder.`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

function processIdIn(holder: string): string {
  try {
    return ` (process ${readFileSync(holder, "utf8").trim()})`;
  } catch {
    return "";
  }
}
