import { randomBytes } from "node:crypto";
import type { FieldEncryption, Place } from "../platform/encryption/field-encryption.ts";
import type { Webhook } from "./webhook.entity.ts";

type StoredSecrets = Pick<Webhook, "id" | "secret" | "previousSecret" | "previousSecretUntil">;

/** A secret in the format of Standard Webhooks, with 256 random bits. */
export const createWebhookSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`;

const placeOf = (column: "secret" | "previous_secret", row: string): Place => ({
  table: "webhook",
  column,
  row,
});

export const encryptSecret = (encryption: FieldEncryption, id: string, secret: string): Buffer =>
  encryption.encrypt(secret, placeOf("secret", id));

/** Encrypts the current secret anew for the column of the previous one. */
export const toPreviousSecret = (
  encryption: FieldEncryption,
  { id, secret }: StoredSecrets,
): Buffer =>
  encryption.encrypt(
    encryption.decrypt(secret, placeOf("secret", id)),
    placeOf("previous_secret", id),
  );

/** The secrets that are valid at `now`, the newest first. Throws for another encryption key. */
export function validSecrets(
  encryption: FieldEncryption,
  { id, secret, previousSecret, previousSecretUntil }: StoredSecrets,
  now: Date,
): string[] {
  const current = encryption.decrypt(secret, placeOf("secret", id));
  if (!previousSecret || !previousSecretUntil || previousSecretUntil <= now) return [current];
  return [current, encryption.decrypt(previousSecret, placeOf("previous_secret", id))];
}
