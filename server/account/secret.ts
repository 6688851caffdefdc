import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as base64url (43 characters): a token, a device id, a one-time link's secret. */
export const randomSecret = (): string => randomBytes(32).toString("base64url");

/** SHA-256 in hex. Unlike a password, 256 random bits need no salt and no slow hash. */
export const hashSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("hex");
