import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "./startup-error.ts";

export interface FolderLock {
  release(): void;
}

/**
 * Takes the folder for this process, or throws a Refusal. The operating system holds the
 * lock, so it ends with the process however that ends. Node offers file locks only
 * through SQLite: an empty database under an exclusive transaction is one.
 */
export function lockFolder(dataDir: string): FolderLock {
  const pidFile = join(dataDir, "in-use-by");
  const lock = new DatabaseSync(join(dataDir, "lock"), { timeout: 0 });
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (failure) {
    lock.close();
    const isLocked = failure instanceof Error && failure.message.includes("locked");
    if (!isLocked) throw failure;
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
