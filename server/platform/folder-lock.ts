import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Refusal } from "./refusal.ts";

export interface FolderLock {
  release(): void;
}

/**
 * Takes the folder for this process, or throws a Refusal. The operating system holds the
 * lock, so it ends with the process however that ends. Node offers file locks only
 * through SQLite: an empty database under an exclusive transaction is one.
 */
export function lockFolder(dataDir: string): FolderLock {
  const holder = join(dataDir, "in-use-by");
  const lock = new DatabaseSync(join(dataDir, "lock"), { timeout: 0 });
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (failure) {
    lock.close();
    const isTaken = failure instanceof Error && failure.message.includes("locked");
    if (!isTaken) throw failure;
    throw new Refusal(
      `DATA_DIR ${dataDir} is in use by another process${numberIn(holder)}: stop it first, or choose another folder.`,
    );
  }
  writeFileSync(holder, `${process.pid}\n`);
  return {
    release() {
      rmSync(holder, { force: true });
      lock.close();
    },
  };
}

function numberIn(holder: string): string {
  try {
    return ` (process ${readFileSync(holder, "utf8").trim()})`;
  } catch {
    return "";
  }
}
