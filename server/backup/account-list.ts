import type { DataSource } from "typeorm";
import { recordSecurityEvent } from "../history/record-security-event.ts";
import { readIfExists, writeAtomically } from "../platform/files/atomic-file.ts";
import { accountFile } from "../platform/files/erasure-file.ts";
import { startWorkLoop, type WorkLoop } from "../platform/work-loop.ts";

/** What decides whether somebody gets in, and with which rights; without personal data. */
interface AccountState {
  roles: string[];
  isActive: boolean;
  /** A digest of the password's hash. */
  password: string;
  secondStepSince: string | null;
}

/** A line of the file: one state of one account. */
interface AccountLine {
  accountId: string;
  /** When the site noticed it. */
  at: string;
  /** Null for a deleted account. */
  state: AccountState | null;
}

/** How often changed accounts are looked for, in ms. */
const intervalMs = 30_000;

/** A backup says when it was complete, and has the accounts as they were when it began. */
const longestBackupMs = 3_600_000;

/** Records changed accounts in the file, which outlives a restore of the database. */
export const startAccountList = (
  db: DataSource,
  dataDir: string,
  log: { warn(details: object, message: string): void },
): WorkLoop =>
  startWorkLoop(async () => {
    await recordAccounts(db, dataDir, new Date()).catch((err) =>
      log.warn({ err }, "changed accounts could not be recorded for the next restore"),
    );
    return intervalMs;
  });

/** Adds the accounts to the file that are not as their last line says. */
export async function recordAccounts(db: DataSource, dataDir: string, now: Date): Promise<void> {
  const lines = await readLines(dataDir);
  const known = newestOf(lines);
  const present = await readStates(db);
  const changed = [...new Set([...known.keys(), ...present.keys()])]
    .map((id) => ({ accountId: id, at: now.toISOString(), state: present.get(id)?.state ?? null }))
    .filter(({ accountId, state }) => !isSame(known.get(accountId) ?? null, state));
  if (changed.length === 0) return;
  const text = [...lines, ...changed].map((line) => `${JSON.stringify(line)}\n`).join("");
  await writeAtomically(dataDir, accountFile(dataDir), Buffer.from(text), 0o600);
}

const isSame = (one: AccountState | null, other: AccountState | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Compares the accounts of a restored database with what the file knows of them since the backup,
 * records those that differ in the security log, and returns a sentence for each.
 */
export async function compareAccounts(
  db: DataSource,
  dataDir: string,
  backedUpAt: Date,
): Promise<string[]> {
  const since = new Date(backedUpAt.getTime() - longestBackupMs).toISOString();
  const known = newestOf((await readLines(dataDir)).filter(({ at }) => at > since));
  const present = await readStates(db);
  const origin = { now: new Date(), address: "", userAgent: "" };
  const after = backedUpAt.toISOString();
  await recordSecurityEvent(db.manager, origin, { kind: "backupRestored", after });
  const sentences: string[] = [];
  for (const [subjectId, state] of known) {
    const restored = present.get(subjectId);
    const facts = differences(state, restored?.state ?? null);
    if (facts.length === 0) continue;
    const name = restored?.email ?? `The account ${subjectId}`;
    sentences.push(`${name} ${facts.map((fact) => sentenceOf[fact]).join(", ")}.`);
    const event = { kind: "accountRestored", subjectId, after: facts.join() } as const;
    await recordSecurityEvent(db.manager, origin, event);
  }
  return sentences;
}

const sentenceOf = {
  created: "was created after the backup, and is gone",
  deleted: "had been deleted, and is back",
  roles: "had other roles",
  activated: "had been reactivated, and is deactivated again",
  deactivated: "had been deactivated, and is active again",
  password: "had another password",
  secondStep: "had another second step, or none",
};

type Difference = keyof typeof sentenceOf;

/** What has happened to an account between its restored state and the last known one. */
function differences(last: AccountState | null, restored: AccountState | null): Difference[] {
  if (!last) return restored ? ["deleted"] : [];
  if (!restored) return ["created"];
  const facts: Difference[] = [];
  if (last.roles.join() !== restored.roles.join()) facts.push("roles");
  if (last.isActive !== restored.isActive) facts.push(last.isActive ? "activated" : "deactivated");
  if (last.password !== restored.password) facts.push("password");
  if (last.secondStepSince !== restored.secondStepSince) facts.push("secondStep");
  return facts;
}

async function readStates(
  db: DataSource,
): Promise<Map<string, { email: string; state: AccountState }>> {
  const rows: { id: string; email: string; state: AccountState }[] = await db.query(
    `select id, email, json_build_object('roles', roles, 'isActive', deactivated_at is null,
       'password', left(encode(sha256(convert_to(coalesce(password_hash, ''), 'UTF8')), 'hex'), 16),
       'secondStepSince', second_step_since) as state
     from account order by id`,
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

async function readLines(dataDir: string): Promise<AccountLine[]> {
  const text = (await readIfExists(accountFile(dataDir)))?.toString("utf8") ?? "";
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** The last state of each account: lists of several machines have been merged in any order. */
const newestOf = (lines: readonly AccountLine[]): Map<string, AccountState | null> =>
  new Map(
    lines
      .toSorted((one, other) => one.at.localeCompare(other.at))
      .map(({ accountId, state }) => [accountId, state]),
  );
