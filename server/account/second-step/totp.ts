import { Secret, TOTP } from "otpauth";
import encodeQR from "qr";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import type { SecondStep } from "./second-step.entity.ts";

/** Steps before and after the present one whose codes are accepted too: a clock may be off. */
const allowedDrift = 1;

// SHA-1, six digits and thirty seconds are what every authenticator app supports (RFC 6238).
const totpOf = (secret: Secret, name: { issuer: string; label: string } | null = null) =>
  new TOTP({ ...name, secret, algorithm: "SHA1", digits: 6, period: 30 });

export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * What an authenticator app reads: the key URI, and the same as a QR code in SVG. The app lists the
 * key under `issuer` and `label`.
 */
export function authenticatorKey(
  secret: string,
  name: { issuer: string; label: string },
): { uri: string; qrCode: string } {
  const uri = totpOf(Secret.fromBase32(secret), name).toString();
  return { uri, qrCode: encodeQR(uri, "svg", { ecc: "medium", border: 4 }) };
}

/** The number of the step that the code belongs to; null for a wrong or expired code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(Secret.fromBase32(secret));
  const timestamp = now.getTime();
  const drift = totp.validate({ token: code, timestamp, window: allowedDrift });
  return drift === null ? null : totp.counter({ timestamp }) + drift;
}

const placeOf = (accountId: string) => ({ table: "second_step", column: "secret", row: accountId });

export const encryptTotpSecret = (
  encryption: FieldEncryption,
  accountId: string,
  secret: string,
): Buffer => encryption.encrypt(secret, placeOf(accountId));

/** Null when no application key decrypts the secret. */
export const decryptTotpSecret = (
  encryption: FieldEncryption,
  { id, secret }: SecondStep,
): string | null => encryption.tryDecrypt(secret, placeOf(id));
