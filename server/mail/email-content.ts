import type { FieldEncryption } from "../platform/field-encryption.ts";
import type { Email } from "./email.entity.ts";

/** Recipient and plain-text content of an e-mail. */
export interface EmailContent {
  /** One e-mail address without a display name. */
  to: string;
  subject: string;
  text: string;
}

export const encryptEmail = (
  encryption: FieldEncryption,
  { to, subject, text }: EmailContent,
): Buffer => encryption.encrypt(JSON.stringify({ to, subject, text }));

/** Null when the content was erased, or encrypted with another secret. */
export function tryDecryptEmail(
  encryption: FieldEncryption,
  { encrypted }: Pick<Email, "encrypted">,
): EmailContent | null {
  const text = encrypted && encryption.tryDecrypt(encrypted);
  return text ? JSON.parse(text) : null;
}

/** Null when the content was erased. Throws when it was encrypted with another secret. */
export const decryptEmail = (
  encryption: FieldEncryption,
  { encrypted }: Pick<Email, "encrypted">,
): EmailContent | null => (encrypted ? JSON.parse(encryption.decrypt(encrypted)) : null);
