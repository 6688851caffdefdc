import { appendFile } from "node:fs/promises";
import type { DataSource, EntityManager } from "typeorm";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { readIfExists, writeAtomically } from "../../platform/files/atomic-file.ts";
import { erasureFile } from "../../platform/files/erasure-file.ts";
import { StartupError } from "../../platform/startup-error.ts";
import { visitor } from "../../platform/viewer.ts";
import { eraseAgain } from "./erase-person.ts";
import { Erasure } from "./erasure.entity.ts";

/**
 * Stores an erasure in the database and in the file; call it in the transaction of the erasure. If
 * that is rolled back afterwards, the next start carries it out: an admin has ordered it.
 */
export async function recordErasure(
  manager: EntityManager,
  dataDir: string,
  erasure: Erasure,
): Promise<void> {
  await manager.insert(Erasure, erasure);
  await appendFile(erasureFile(dataDir), toLine(erasure), { mode: 0o600, flush: true });
}

/**
 * Carries out every erasure of the file that the database does not know, which means that an older
 * backup was restored, and returns their number. Call it at startup, or after a restore with the
 * data folder of before. Throws StartupError for a damaged file.
 */
export async function repeatErasures(
  db: DataSource,
  encryption: FieldEncryption,
  dataDir: string,
  now: Date,
): Promise<number> {
  const filed = await readErasures(dataDir);
  const known = new Set((await db.manager.find(Erasure)).map(({ id }) => id));
  const missing = filed.filter(({ id }) => !known.has(id));
  for (const erasure of missing) {
    await db.transaction(async (manager) => {
      await eraseAgain(manager, { viewer: visitor, now, dataDir }, encryption, erasure);
      // Another instance may carry it out at the same time.
      await manager
        .createQueryBuilder()
        .insert()
        .into(Erasure)
        .values(erasure)
        .orIgnore()
        .execute();
    });
  }
  await completeFile(db, dataDir, filed);
  return missing.length;
}

/**
 * Adds the erasures that only the database knows, as in a new data folder, and removes half a line
 * that a crash has left.
 */
async function completeFile(db: DataSource, dataDir: string, filed: Erasure[]): Promise<void> {
  const stored = await listErasures(db);
  const ids = new Set(filed.map(({ id }) => id));
  const unfiled = stored.filter(({ id }) => !ids.has(id));
  const lines = [...filed, ...unfiled].map(toLine).join("");
  await writeAtomically(dataDir, erasureFile(dataDir), Buffer.from(lines), 0o600);
}

const listErasures = (db: DataSource): Promise<Erasure[]> =>
  db.manager.find(Erasure, { order: { at: "ASC", id: "ASC" } });

/** What the database knows, as the file has it: with several machines each has a file of its own. */
export const erasureLines = async (db: DataSource): Promise<string> =>
  (await listErasures(db)).map(toLine).join("");

const toLine = ({ id, at, contactBlindIndex, applicationIds }: Erasure): string =>
  `${JSON.stringify({ id, at, contactBlindIndex, applicationIds })}\n`;

async function readErasures(dataDir: string): Promise<Erasure[]> {
  const file = erasureFile(dataDir);
  const lines = (await readIfExists(file))?.toString("utf8").split("\n") ?? [];
  // A crash while a line was written leaves it without its end; its transaction did not commit.
  return lines.slice(0, -1).map((line, index) => {
    try {
      const { id, at, contactBlindIndex, applicationIds } = JSON.parse(line);
      return { id, at: new Date(at), contactBlindIndex, applicationIds };
    } catch {
      throw new StartupError(`Line ${index + 1} of ${file} is damaged: restore the file.`);
    }
  });
}
