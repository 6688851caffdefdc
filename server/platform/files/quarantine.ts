import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

const dayMs = 24 * 3_600_000;

/** Days for which a file stays in quarantine before it is deleted. */
export const quarantineDays = 30;

/** What a sweep did, in files. */
export interface SweptFiles {
  quarantined: number;
  restored: number;
  erased: number;
}

/**
 * Files that nothing refers to any more, moved out of the folder from which they are served. Nothing
 * is deleted directly, so that a wrong database or a mistake loses no file. Moving sets the file's
 * modification time, from which the days are counted.
 */
export class Quarantine {
  private readonly folder: string;

  /** `folder` is the folder that the files are served from; `name` names it in the quarantine. */
  constructor(
    dataDir: string,
    name: string,
    private readonly served: string,
  ) {
    this.folder = join(dataDir, "quarantine", name);
  }

  pathOf(name: string): string {
    return join(this.folder, name);
  }

  /** Moves a file here; a missing one is no error. */
  async add(name: string): Promise<boolean> {
    await mkdir(this.folder, { recursive: true });
    const now = new Date();
    return moveIfExists(join(this.served, name), this.pathOf(name), now);
  }

  /** Moves a file back to where it is served; returns whether it was here. */
  async restore(name: string): Promise<boolean> {
    return moveIfExists(this.pathOf(name), join(this.served, name), new Date());
  }

  async erase(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  /**
   * Moves files that are older than a day and not in `served` here, moves files in `served` back,
   * and deletes those that have been here for 30 days and are not in `known`.
   */
  async sweep(
    { served, known }: { served: ReadonlySet<string>; known: ReadonlySet<string> },
    now: Date,
  ): Promise<SweptFiles> {
    const swept: SweptFiles = { quarantined: 0, restored: 0, erased: 0 };
    for (const name of await namesIn(this.folder)) {
      if (served.has(name)) {
        if (await this.restore(name)) swept.restored += 1;
      } else if (!known.has(name) && (await isOlder(this.pathOf(name), quarantineDays, now))) {
        await this.erase(name);
        swept.erased += 1;
      }
    }
    for (const name of await namesIn(this.served)) {
      if (served.has(name) || !(await isOlder(join(this.served, name), 1, now))) continue;
      if (await this.add(name)) swept.quarantined += 1;
    }
    return swept;
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => []);

async function isOlder(path: string, days: number, now: Date): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true && now.getTime() - found.mtimeMs >= days * dayMs;
}

/** Moves within DATA_DIR, which is one file system. */
async function moveIfExists(from: string, to: string, now: Date): Promise<boolean> {
  try {
    await utimes(from, now, now);
    await rename(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}
