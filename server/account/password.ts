import { randomBytes, randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

// argon2id; the package exports it as a const enum, which cannot be read with isolatedModules.
const argon2id = 2;

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane.
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards compose letters differently: the same password must be the same bytes (RFC 8265). */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize("NFC"), cost);

/** Verified against when there is no such account, so that both refusals take the same time. */
const dummyHash = hashPassword(randomBytes(16).toString("hex"));

/** Passwords of earlier versions were hashed as they were typed. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const stored = passwordHash ?? (await dummyHash);
  const composed = password.normalize("NFC");
  const isCorrect =
    (await verify(stored, composed)) || (composed !== password && (await verify(stored, password)));
  return isCorrect && Boolean(passwordHash);
}

/** Four groups of unambiguous letters and digits: about 95 bits of entropy. */
export const generatePassword = (): string => generateCode(4);

/** Groups of five unambiguous letters and digits; about 24 bits of entropy in each. */
export function generateCode(groups: number): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const letters = Array.from({ length: groups * 5 }, () => alphabet[randomInt(alphabet.length)]);
  return letters.join("").replace(/(.{5})(?!$)/g, "$1-");
}
