import { appendFile } from "node:fs/promises";
import type { DataSource, EntityManager } from "typeorm";
import { readIfExists, writeAtomically } from "../platform/files/atomic-file.ts";
import { withdrawalFile } from "../platform/files/erasure-file.ts";
import { StartupError } from "../platform/startup-error.ts";
import type { Consent, ConsentState } from "./consent.entity.ts";

/** A consent that somebody refused or withdrew, as a line of the file; without personal data. */
interface Withdrawal {
  consentId: string;
  at: string;
  state: ConsentState;
  imageIds: string[];
}

export const isAgainst = (state: ConsentState | undefined): boolean =>
  state === "refused" || state === "withdrawn";

/**
 * Writes a withdrawal into the file, which outlives a restore of the database. Call it in the
 * transaction of the withdrawal: if that is rolled back afterwards, the line changes nothing.
 */
export async function recordWithdrawal(
  manager: EntityManager,
  { dataDir, now }: { dataDir: string; now: Date },
  { id: consentId, state }: Pick<Consent, "id" | "state">,
): Promise<void> {
  const imageIds = await coveredIds(manager, consentId);
  const line = toLine({ consentId, at: now.toISOString(), state, imageIds });
  await appendFile(withdrawalFile(dataDir), line, { mode: 0o600, flush: true });
}

const coveredIds = async (manager: EntityManager, consentId: string): Promise<string[]> => {
  const rows: { id: string }[] = await manager.query(
    "select image_id as id from consent_image where consent_id = $1 order by 1",
    [consentId],
  );
  return rows.map(({ id }) => id);
};

/**
 * Carries out the withdrawals of the file that are newer than the consent in the database, which
 * means that an older backup was restored, and returns their number. Call it at startup. Throws
 * StartupError for a damaged file.
 */
export async function repeatWithdrawals(db: DataSource, dataDir: string): Promise<number> {
  const filed = await readWithdrawals(dataDir);
  let repeated = 0;
  for (const withdrawal of filed) {
    await db.transaction(async (manager) => {
      if (await repeat(manager, withdrawal)) repeated += 1;
    });
  }
  await completeFile(db, dataDir, filed);
  return repeated;
}

async function repeat(manager: EntityManager, withdrawal: Withdrawal): Promise<boolean> {
  const { consentId, at, state, imageIds } = withdrawal;
  const changed: unknown[] = await manager.query(
    `insert into consent (id, state, withdrawn_at, updated_at)
     values ($1, $2::text, case when $2::text = 'withdrawn' then $3::timestamptz end, $3)
     on conflict (id) do update set state = excluded.state, withdrawn_at = excluded.withdrawn_at,
       version = consent.version + 1, updated_at = excluded.updated_at
     where consent.updated_at < excluded.updated_at
       and consent.state not in ('refused', 'withdrawn')
     returning id`,
    [consentId, state, at],
  );
  if (changed.length === 0) return false;
  await manager.query(
    `insert into consent_image (consent_id, image_id)
     select $1, id from unnest($2::uuid[]) id on conflict do nothing`,
    [consentId, imageIds],
  );
  return true;
}

/** Adds what only the database knows, and removes half a line that a crash has left. */
async function completeFile(db: DataSource, dataDir: string, filed: Withdrawal[]): Promise<void> {
  const known = new Set(filed.map(({ consentId }) => consentId));
  const unfiled = (await listWithdrawals(db)).filter(({ consentId }) => !known.has(consentId));
  const lines = [...filed, ...unfiled].map(toLine);
  if (lines.length === 0) return;
  const bytes = Buffer.from(lines.join(""));
  await writeAtomically(dataDir, withdrawalFile(dataDir), bytes, 0o600);
}

async function listWithdrawals(db: DataSource): Promise<Withdrawal[]> {
  const rows: (Omit<Withdrawal, "at"> & { at: Date })[] = await db.query(
    `select id as "consentId", updated_at as at, state, array(
       select image_id from consent_image where consent_id = consent.id order by 1) as "imageIds"
     from consent where state in ('refused', 'withdrawn') order by updated_at, id`,
  );
  return rows.map(({ consentId, at, state, imageIds }) => {
    return { consentId, at: at.toISOString(), state, imageIds };
  });
}

/** What the database knows, as the file has it: with several machines each has a file of its own. */
export const withdrawalLines = async (db: DataSource): Promise<string> =>
  (await listWithdrawals(db)).map(toLine).join("");

const toLine = (withdrawal: Withdrawal): string => `${JSON.stringify(withdrawal)}\n`;

async function readWithdrawals(dataDir: string): Promise<Withdrawal[]> {
  const file = withdrawalFile(dataDir);
  const lines = (await readIfExists(file))?.toString("utf8").split("\n") ?? [];
  // A crash while a line was written leaves it without its end; its transaction did not commit.
  return lines.slice(0, -1).map((line, index) => {
    try {
      const { consentId, at, state, imageIds } = JSON.parse(line);
      return { consentId, at, state, imageIds };
    } catch {
      throw new StartupError(`Line ${index + 1} of ${file} is damaged: restore the file.`);
    }
  });
}
