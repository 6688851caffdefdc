import type { EntityManager } from "typeorm";
import { generateCode, hashPassword, verifyPassword } from "../password.ts";
import { RecoveryCode } from "./second-step.entity.ts";

const codeCount = 10;

/** Replaces the account's recovery codes, and returns the new ones: they are not stored. */
export async function replaceRecoveryCodes(
  manager: EntityManager,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => generateCode(2));
  const hashes = await Promise.all(codes.map((code) => hashPassword(normalise(code))));
  await manager.delete(RecoveryCode, { accountId });
  await manager.insert(
    RecoveryCode,
    hashes.map((hash) => ({ accountId, hash })),
  );
  return codes;
}

/** Uses up a recovery code. Returns false for a wrong or used one. */
export async function takeRecoveryCode(
  db: EntityManager,
  accountId: string,
  code: string,
): Promise<boolean> {
  const typed = normalise(code);
  for (const { hash } of await db.findBy(RecoveryCode, { accountId })) {
    if (!(await verifyPassword(hash, typed))) continue;
    // Of two simultaneous requests with one code, only the first deletes the row.
    const { affected } = await db.delete(RecoveryCode, { accountId, hash });
    return affected === 1;
  }
  return false;
}

/** Codes are printed in groups and typed by hand: case, spaces and hyphens are ignored. */
const normalise = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");
