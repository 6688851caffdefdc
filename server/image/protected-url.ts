import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";

/** Folder of the URLs under which editors get withheld images. */
export const protectedFolder = "/admin/images";

/** Whose session a URL belongs to, and until when it is valid. */
export interface ProtectedUrl {
  session: string;
  /** Seconds since 1970. */
  until: number;
  signature: string;
}

const hourSeconds = 3600;

/** At least this long, in hours; a new URL is made every hour, so that lists do not change. */
const validHours = 12;

/**
 * URL of a file that an editor gets while the session lasts, because an `<img>` sends no token.
 * `file` may be a pattern with {width} and {format}.
 */
export function protectedUrl(
  encryption: FieldEncryption,
  publicId: string,
  file: string,
  { session, now }: { session: string; now: Date },
): string {
  const hour = Math.floor(now.getTime() / 1000 / hourSeconds);
  const until = (hour + validHours + 1) * hourSeconds;
  const [newest] = encryption.signingKeys;
  if (!newest) throw new Error("The key ring is empty");
  const query = new URLSearchParams({
    session,
    until: String(until),
    signature: sign(newest, publicId, { session, until }).toString("base64url"),
  });
  return `${protectedFolder}/${encodeURIComponent(publicId)}/${file}?${query}`;
}

/** Whether a key of the ring has signed the URL, and it has not expired; the session may have ended. */
export function isSignedUrl(
  encryption: FieldEncryption,
  publicId: string,
  { signature, ...claim }: ProtectedUrl,
  now: Date,
): boolean {
  if (!(claim.until * 1000 > now.getTime())) return false;
  const given = Buffer.from(signature, "base64url");
  return encryption.signingKeys.some((key) => {
    const expected = sign(key, publicId, claim);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

const sign = (
  key: KeyObject,
  publicId: string,
  { session, until }: Omit<ProtectedUrl, "signature">,
): Buffer =>
  createHmac("sha256", key)
    .update(JSON.stringify(["image", publicId, session, until]))
    .digest();

const protectedLocalFile = /^\/admin\/images\/([0-9a-f]{24}\/[\w.]+)\?.*$/;

/** The public URL of the file; for texts, which must not contain what ends with a session. */
export const withoutProtection = (url: string): string =>
  url.replace(protectedLocalFile, "/images/$1");
