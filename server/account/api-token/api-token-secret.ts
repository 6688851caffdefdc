import { randomBytes } from "node:crypto";
import { hashSecret } from "../secret.ts";

/** By which secret scanners know a token: this prefix, then 70 hexadecimal digits. */
const apiTokenPrefix = "charitysite_";
const pattern = new RegExp(`^[Bb]earer (${apiTokenPrefix}([0-9a-f]{64})([0-9a-f]{6}))$`, "i");

/**
 * A token of 256 random bits and a checksum, the first six digits of their SHA-256. With it a
 * scanner, and this server before any statement, can tell a token from something that only looks
 * like one.
 */
export function createApiTokenSecret(): string {
  const random = randomBytes(32).toString("hex");
  return `${apiTokenPrefix}${random}${checksumOf(random)}`;
}

const checksumOf = (random: string): string => hashSecret(random).slice(0, 6);

/** Whether an Authorization header holds an API token, valid or not, rather than a session's. */
export const holdsApiToken = (authorization = ""): boolean =>
  authorization.slice("Bearer ".length).startsWith(apiTokenPrefix);

/** The API token of an Authorization header; null if it is mistyped, or cut off. */
export function apiTokenIn(authorization = ""): string | null {
  const [, secret = "", random = "", checksum] = pattern.exec(authorization) ?? [];
  return checksum !== undefined && checksum === checksumOf(random) ? secret : null;
}
