import { createHash } from "node:crypto";

/** The only account of the fake Cloudinary. */
export const key = "123456789012345";
export const secret = "stand-in-secret";
export const cloudName = "hands";

/** Throws unless the signature is valid: SHA-1 of the sorted parameters and the secret. */
export function checkSignature(form: FormData): void {
  const signed = [...form.entries()]
    .filter(([name]) => !["file", "api_key", "signature", "cloud_name"].includes(name))
    .map(([name, value]) => `${name}=${String(value)}`.replaceAll("&", "%26"))
    .sort()
    .join("&");
  const expected = createHash("sha1")
    .update(signed + secret)
    .digest("hex");
  if (form.get("signature") !== expected || form.get("api_key") !== key) {
    throw new Error(`Invalid Signature. String to sign - '${signed}'`);
  }
  const age = Date.now() / 1000 - Number(form.get("timestamp"));
  if (!(Math.abs(age) < 3600)) throw new Error("Stale request");
}
