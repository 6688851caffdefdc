import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { readIdentity, writeIdentity } from "../files/database-identity.ts";
import { contentOf, type FileStore } from "../files/file-store.ts";
import { listSiteFiles } from "../files/site-files.ts";
import { identityOf } from "../platform/database/database-identity.ts";
import { StartupError } from "../platform/startup-error.ts";
import { countAtCloudinary, isNeeded, type NamedFiles, readNamedFiles } from "./named-files.ts";

export interface Stores {
  from: FileStore;
  to: FileStore;
}

export interface MovePlan {
  /** Keys at the old place that the site needs. */
  needed: string[];
  /** Keys at the old place that no row names: what was erased must not come back. */
  unnamed: string[];
  /** Keys at the new place when the plan was made. */
  present: ReadonlySet<string>;
  /** Keys at the new place that an earlier run copied, and whose row was erased since. */
  erased: string[];
  named: NamedFiles;
  atCloudinary: number;
}

/**
 * Compares two stores and the rows of the database. Throws a StartupError if both are the same place,
 * or if one of them is not this database's; an empty new place is claimed for it.
 */
export async function planMove(db: DataSource, { from, to }: Stores): Promise<MovePlan> {
  const id = await identityOf(db);
  if ((await readIdentity(from)) !== id) {
    throw new StartupError(`${from.name} has no files of this database, ${id}.`);
  }
  await assertDifferent(from, to);
  await claim(to, id);
  const atOld = await keysIn(from);
  const atNew = await keysIn(to);
  // After the lists: whatever is uploaded, or copied by another process, has had its row before.
  const named = await readNamedFiles(db);
  return {
    needed: atOld.filter((key) => isNeeded(key, named)),
    unnamed: atOld.filter((key) => !isNeeded(key, named)),
    present: new Set(atNew),
    erased: atNew.filter((key) => !isNeeded(key, named)),
    named,
    atCloudinary: await countAtCloudinary(db),
  };
}

/** Two names may be of one place, such as a symbolic link, in which a move would delete everything. */
async function assertDifferent(from: FileStore, to: FileStore): Promise<void> {
  const key = `probe/${randomUUID()}`;
  await to.put(key, contentOf(Buffer.from(key)));
  try {
    if (!(await from.head(key))) return;
  } finally {
    await to.delete(key);
  }
  throw new StartupError(
    `${from.name} and ${to.name} are the same place: there is nothing to move. After the move set FILES_URL to the new place first.`,
  );
}

/** Before the first file, so that an interrupted move finds its files again. */
async function claim(store: FileStore, id: string): Promise<void> {
  const owner = await readIdentity(store);
  if (owner === id) return;
  if (owner) {
    throw new StartupError(
      `${store.name} belongs to the database ${owner}, and this one is ${id}: choose an empty place.`,
    );
  }
  for await (const { key } of listSiteFiles(store)) {
    throw new StartupError(
      `${store.name} is not empty (${key}), and belongs to no known database: choose an empty place, or write ${id} into the file database-id there if the files are of this site.`,
    );
  }
  await writeIdentity(store, id);
}

async function keysIn(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of listSiteFiles(store)) keys.push(key);
  return keys;
}
