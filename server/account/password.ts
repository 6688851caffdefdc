import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

// argon2id; the package names it in a const enum, which a file-by-file build cannot read.
const argon2id = 2;

// OWASP's argon2id floor: 19 MiB, two passes, one lane.
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Compared when there is no such account, so that both refusals take the same time. */
const dummyHash = hashPassword(randomBytes(16).toString("hex"));

export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const isCorrect = await verify(passwordHash ?? (await dummyHash), password);
  return isCorrect && Boolean(passwordHash);
}

/** Four groups of letters and digits that are hard to confuse: about 95 bits. */
export function generatePassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const letters = Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]);
  return letters.join("").replace(/(.{5})(?!$)/g, "$1-");
}
